import { aliasesIn, headIn } from '../../../content/compare/page-head.ts'
import type { ValueChange } from '../../../content/compare/value-changes.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { fileChanges, fileTitle } from '../../../studio/server/publish/file-changes.ts'
import { redirectsFile } from '../../../studio/server/redirect-texts.ts'
import { addressOfShared } from '../../../studio/shared-address.ts'
import { comparedAddress } from '../../../studio/wire/compared-path.ts'
import type { ReviewedFile } from '../../review-wire.ts'
import type { Team } from '../team.ts'
import { checkoutsOf } from '../workspaces/workspaces.ts'
import { addressTarget } from './address-target.ts'
import { placeOfChange } from './comment-places.ts'
import { newTexts } from './new-texts.ts'
import { bytesOf, fileAt, type TreeChange } from './tree-changes.ts'

/** Longest text before or after a change that is shown, in characters. */
const maxShown = 5_000

/** What is compared: a commit with the one that it rests on. */
type Compared = { base: string; commit: string }

/** The files that changed, each with its changes in words, or its texts where it is new. */
export async function reviewedFiles(
  team: Team,
  changes: readonly TreeChange[],
  compared: Compared,
): Promise<ReviewedFile[]> {
  const checkouts = checkoutsOf(team)
  const { repository } = checkouts
  const content = await checkouts.content()
  const nameOf = (path: string) => (path.startsWith(content) ? path.slice(content.length) : path)
  const targets = await targetsAfter()
  const files: ReviewedFile[] = []
  for (const { path, from, before, after } of changes) {
    const [name, earlier] = [nameOf(path), nameOf(from ?? path)]
    const isText = name.endsWith('.yaml')
    const states = {
      before: before && isText ? await bytesOf(repository, before) : undefined,
      after: after && isText ? await bytesOf(repository, after) : undefined,
    }
    const { title, address = '' } = fileTitle(name, states, new Map())
    const state =
      from !== undefined ? 'moved' : after === undefined ? 'deleted' : before === undefined ? 'new' : 'changed'
    const places = (_value: unknown, change: ValueChange) => ({ id: placeOfChange(change) })
    const words =
      state === 'new' && states.after
        ? newTexts(name, states.after)
        : fileChanges(name, states, places).map(({ id: path = '', ...change }) => ({ ...change, path }))
    const old = pageAt(earlier)
    const left = old !== undefined && old !== (after && pageAt(name)) ? old : undefined
    files.push({
      name,
      state,
      title,
      address,
      ...(from !== undefined && { from: earlier }),
      ...(left !== undefined && { left: { address: left, to: targets(left) } }),
      pictures: picturesOf({ before: before && earlier, after: after && name }, compared),
      changes: words.map((change) => ({
        ...change,
        ...(change.before !== undefined && { before: change.before.slice(0, maxShown) }),
        ...(change.after !== undefined && { after: change.after.slice(0, maxShown) }),
      })),
    })
  }
  return files

  /** Where visitors of an address that a page has left get to. Only a file that changed can have taken such an address. */
  async function targetsAfter(): Promise<(address: string) => string> {
    const isLeaving = ({ from, after }: TreeChange) => from !== undefined || after === undefined
    if (!changes.some((change) => isLeaving(change) && pageAt(nameOf(change.from ?? change.path)))) return () => ''
    const text = await fileAt(repository, compared.commit, content + redirectsFile)
    const redirects = text && parse({ file: '', text: decode(text).text }).value
    const aliases = new Map<string, string>()
    for (const { path, after } of changes) {
      const page = pageAt(nameOf(path))
      if (!page || !after) continue
      const head = headIn({ file: '', text: decode(await bytesOf(repository, after)).text })
      for (const alias of aliasesIn(head)) aliases.set(alias, page)
    }
    return (address) => addressTarget(address, { redirects, aliases })
  }
}

/** The address of the page of a file; `undefined` for other files. */
function pageAt(name: string): string | undefined {
  const kind = fileKind(name)
  return kind.kind === 'page' ? kind.path : undefined
}

type Names = { before: string | undefined; after: string | undefined }

/** The address in the studio of the pictures of a page, or of one that shows a shared file; empty for a file that no page shows. */
function picturesOf({ before, after }: Names, { base, commit }: Compared): string {
  const shared = after === undefined || after === redirectsFile ? undefined : sharedAt(after)
  const [old, now] = [before, after].map((name) => name && (pageAt(name) ?? shared))
  if (!old && !now) return ''
  return comparedAddress(old ? { address: old, commit: base } : undefined, now ? { address: now, commit } : undefined)
}

function sharedAt(name: string): string | undefined {
  const kind = fileKind(name)
  return kind.kind === 'data' ? addressOfShared(kind.name) : undefined
}
