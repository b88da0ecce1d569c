import { inSite } from '../../../schema/site/in-site.ts'
import type { Derive } from '../../cache/derive.ts'
import type { FileHashes } from '../../cache/file-hash-cache.ts'
import { recorded } from '../../cache/reads.ts'
import { createVersions } from '../../cache/versions.ts'
import { scheduleTimesIn } from '../derive/schedule-times.ts'
import type { CheckedPage, PageStore, Prints } from '../store/page-store.ts'
import type { TextState } from '../translations/untranslated-blocks.ts'
import type { BlockCheck } from '../validate/block/check-block.ts'
import { checkPage } from './check-page.ts'
import type { ContentFiles } from './files/content-files.ts'
import type { PageFile } from './files/content-names.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** Results of earlier runs, and the hashes of the files of the content folder as they are now. */
export type StoredPages = { store: PageStore; hashes: FileHashes }

/** What pages are checked with: shared content, and the files that it was read from. */
export type PageInputs = {
  files: ContentFiles
  shared: SharedContent
  checkBlock: BlockCheck
  /** How a text is shown, in a language that the site is translated into. */
  textState?: TextState
  /** Hash of what every page reads. */
  settings: string
}

/** A result with the shared content for which it was last found to be right. */
type Known = CheckedPage & { rightFor?: SharedContent }

/**
 * The results of pages, each computed once for what it was computed from: the text of its file, and what the check read of
 * other files and of shared content. `store` has those of earlier runs, by the names that `nameOf` gives to page files.
 */
export function createPageResults(store: PageStore | undefined, nameOf = (file: string) => file) {
  const known = createVersions<Known>()

  /** The fingerprint of an input now. */
  function printOf(input: string, { files, shared, settings }: PageInputs): string {
    const file = /^file (.+)$/.exec(input)?.[1]
    if (file !== undefined) return files.hashAt(file) ?? ''
    if (input === 'settings') return settings
    return shared.fingerprintOf(input)
  }

  const printsOf = (read: Iterable<string>, inputs: PageInputs): Prints =>
    [...read].map((input) => [input, printOf(input, inputs)] as const)
  const isCurrent = (prints: Prints, inputs: PageInputs) =>
    prints.every(([input, print]) => printOf(input, inputs) === print)

  function check(one: PageFile, inputs: PageInputs): CheckedPage | undefined {
    const { files, shared } = inputs
    const { value, inputs: read } = recorded(() => {
      const parsed = files.parsed(one)
      return parsed && { parsed, result: inSite(shared, () => checkPage(parsed, one.name, inputs)) }
    })
    if (value === undefined) return undefined
    const { parsed, result } = value
    const times = scheduleTimesIn([parsed])
    // A diagnostic in another file stands on a line there.
    const others = result.diagnostics.flatMap(({ file }) =>
      file === files.texts.fileOf(one.file) ? [] : files.inputAt(file),
    )
    const prints = printsOf(new Set(['settings', ...read, ...others]), inputs)
    const checked = { hash: files.hashOf(one) ?? '', prints, result, moments: times && [...times] }
    // A later run finds no text that was never written.
    if (files.texts.unsaved.size === 0) store?.add(nameOf(one.file), { ...checked, schemas: inputs.checkBlock.schemas })
    return checked
  }

  function stored(one: PageFile, hash: string, inputs: PageInputs): CheckedPage | undefined {
    const { files } = inputs
    return store?.find(nameOf(one.file), hash, {
      file: files.texts.fileOf(one.file),
      path: one.name,
      isCurrent: (prints) => isCurrent(prints, inputs),
      sourceOf: files.sourceAt,
      recheck: () => check(one, inputs)?.result.page,
    })
  }

  return {
    /** The result of a page; `undefined` if its file is gone. */
    of(one: PageFile, inputs: PageInputs): CheckedPage | undefined {
      const { files, shared } = inputs
      const hash = files.hashOf(one)
      if (hash === undefined) return undefined
      const isRight = (result: Known) =>
        result.hash === hash && (result.rightFor === shared || isCurrent(result.prints, inputs))
      const same = known.find(one.file, isRight)
      const found: Known | undefined = same ?? stored(one, hash, inputs) ?? check(one, inputs)
      if (found === undefined) return undefined
      found.rightFor = shared
      return same ?? known.add(one.file, found)
    },
    /**
     * Returns a function for a value that is plain JSON and follows from a result, or from its page: the value of `compute`, or that
     * of an earlier run if everything that was read for it is the same.
     */
    deriveIn:
      (inputs: PageInputs): Derive =>
      (owner, key, compute) => {
        if (store === undefined) return compute()
        return store.value(owner, key, {
          isCurrent: (prints) => isCurrent(prints, inputs),
          compute() {
            const { value, inputs: read } = recorded(compute)
            return { value, prints: printsOf(read, inputs) }
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
