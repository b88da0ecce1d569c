import { inSite } from '../../../schema/site/in-site.ts'
import type { Derive } from '../../cache/derive.ts'
import type { FileHashes } from '../../cache/file-hash-cache.ts'
import { recorded } from '../../cache/reads.ts'
import { scheduleTimesIn } from '../derive/scheduled-changes.ts'
import type { CheckedPage, PageStore, Prints } from '../store/page-store.ts'
import type { BlockCheck } from '../validate/block-check.ts'
import { checkPage } from './check-page.ts'
import type { createContentFiles, PageFile } from './content-files.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** Results of earlier runs, and the hashes of the files of the content folder as they are now. */
export type StoredPages = { store: PageStore; hashes: FileHashes }

/** What pages are checked with. */
type State = {
  shared: SharedContent
  checkBlock: BlockCheck
  /** Hash of what every page reads. */
  settings: string
}

/** A result with the state for which it was last found to be right. */
type Known = CheckedPage & { rightFor?: State }

/** How many results of a page are cached: that of its file, and that of a text which is not written. */
const cachedResults = 2

/**
 * The results of pages, each computed once for what it was computed from: the text of its file, and what the check read of
 * other files and of shared content. `store` has those of earlier runs.
 */
export function createPageResults({
  files,
  store,
}: {
  files: ReturnType<typeof createContentFiles>
  store: PageStore | undefined
}) {
  const known = new Map<string, readonly Known[]>()

  /** The fingerprint of an input now. */
  function printOf(input: string, { shared, settings }: State): string {
    const file = /^file (.+)$/.exec(input)?.[1]
    if (file !== undefined) return files.hashAt(file) ?? ''
    if (input === 'settings') return settings
    return shared.fingerprintOf(input)
  }

  const printsOf = (inputs: Iterable<string>, state: State): Prints =>
    [...inputs].map((input) => [input, printOf(input, state)] as const)
  const isCurrent = (prints: Prints, state: State) => prints.every(([input, print]) => printOf(input, state) === print)

  function check(one: PageFile, state: State): CheckedPage | undefined {
    const { shared } = state
    const { value, inputs } = recorded(() => {
      const parsed = files.parsed(one)
      return parsed && { parsed, result: inSite(shared, () => checkPage(parsed, one.name, state)) }
    })
    if (value === undefined) return undefined
    const { parsed, result } = value
    const times = scheduleTimesIn([parsed])
    // A diagnostic in another file stands on a line there.
    const others = result.diagnostics.flatMap(({ file }) =>
      file === files.fileOf(one.file) ? [] : files.inputAt(file),
    )
    const prints = printsOf(new Set(['settings', ...inputs, ...others]), state)
    const checked = { hash: files.hashOf(one) ?? '', prints, result, moments: times && [...times] }
    store?.add(one.file, { ...checked, schemas: state.checkBlock.schemas })
    return checked
  }

  function stored(one: PageFile, hash: string, state: State): CheckedPage | undefined {
    return store?.find(one.file, hash, {
      file: files.fileOf(one.file),
      path: one.name,
      isCurrent: (prints) => isCurrent(prints, state),
      sourceOf: files.sourceAt,
      recheck: () => check(one, state)?.result.page,
    })
  }

  return {
    /** The result of a page; `undefined` if its file is gone. */
    of(one: PageFile, state: State): CheckedPage | undefined {
      const hash = files.hashOf(one)
      if (hash === undefined) return undefined
      const before = known.get(one.file) ?? []
      const same = before.find(
        (result) => result.hash === hash && (result.rightFor === state || isCurrent(result.prints, state)),
      )
      if (same) {
        same.rightFor = state
        return same
      }
      const found: Known | undefined = stored(one, hash, state) ?? check(one, state)
      if (found === undefined) return undefined
      found.rightFor = state
      known.set(one.file, [found, ...before].slice(0, cachedResults))
      return found
    },
    /**
     * Returns a function for a value that is plain JSON and follows from a result, or from its page: the value of `compute`, or that
     * of an earlier run if everything that was read for it is the same.
     */
    deriveIn:
      (state: State): Derive =>
      (owner, key, compute) => {
        if (store === undefined) return compute()
        return store.value(owner, key, {
          isCurrent: (prints) => isCurrent(prints, state),
          compute() {
            const { value, inputs } = recorded(compute)
            return { value, prints: printsOf(inputs, state) }
          },
        })
      },
    clear: () => known.clear(),
  }
}

/** All these moments; `undefined` where one of the schedules cannot be read. */
export function momentsIn(all: readonly (Iterable<number> | undefined)[]): Set<number> | undefined {
  const readable = all.filter((one) => one !== undefined)
  return readable.length === all.length ? new Set(readable.flatMap((one) => [...one])) : undefined
}
