import { stringify } from 'yaml'
import type { Edit } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { Translation } from '../../../../schema/translations/mirror.ts'
import { editText } from '../../edit/edit-text.ts'
import { parse } from '../../parse/parse.ts'

/** A change of a mirror: an entry below `texts:` that is written, one that goes, or one that goes to `unused:`. */
export type MirrorChange =
  | { kind: 'write'; key: string; translation: Translation }
  | { kind: 'remove'; key: string }
  | { kind: 'put-away'; key: string; translation: Translation }

/** An entry without what it does not have. */
const entryOf = ({ source, text, by }: Translation) => ({
  source,
  ...(text !== undefined && { text }),
  ...(by !== undefined && { by }),
})

const written = (mirror: object) => stringify(mirror, { lineWidth: 0 })

const applied = (texts: Record<string, unknown>, changes: readonly MirrorChange[]): Record<string, unknown> => {
  const after = { ...texts }
  for (const change of changes)
    if (change.kind === 'write') after[change.key] = entryOf(change.translation)
    else delete after[change.key]
  return after
}

/**
 * The text of a mirror after changes, which keeps its comments and its layout. One that looks as it is written here is written
 * again, in one step for all changes: an edit for each would read the file as often as it has texts. `text` is `undefined` for a mirror that does not exist.
 * Entries that come stand behind the others.
 */
export function changedMirror(text: string | undefined, changes: readonly MirrorChange[]): string {
  const value: unknown = text === undefined ? undefined : parse({ file: '', text }).value
  const own = isMapping(value) ? value : {}
  const texts = isMapping(own['texts']) ? own['texts'] : {}
  const putAway = changes.flatMap((change) => (change.kind === 'put-away' ? [change] : []))
  const unused = isMapping(own['unused']) ? own['unused'] : {}
  const unusedAfter = {
    ...unused,
    ...Object.fromEntries(putAway.map(({ key, translation }) => [key, entryOf(translation)])),
  }
  const isOwnLayout = text === undefined || text.trim() === '' || written(own) === text
  if (isOwnLayout)
    return written({ ...own, texts: applied(texts, changes), ...(putAway.length > 0 && { unused: unusedAfter }) })
  const isEmpty = Object.keys(texts).length === 0
  const edits: Edit[] = isEmpty ? [{ kind: 'set', path: ['texts'], value: applied({}, changes) }] : []
  let now = texts
  for (const change of isEmpty ? [] : changes) {
    const path = ['texts', change.key]
    if (change.kind === 'write') edits.push(...writeEdits(now[change.key], path, change.translation))
    else if (change.key in now) edits.push({ kind: 'delete', path })
    now = applied(now, [change])
  }
  if (putAway.length > 0) edits.push({ kind: 'set', path: ['unused'], value: unusedAfter })
  return editText(text, edits)
}

/** The text of a mirror without what it keeps of texts that are gone: all below `unused:`, and entries with these paths below `texts:`. */
export function withoutUnused(text: string, gone: readonly string[]): string {
  const removed = gone.map((key): MirrorChange => ({ kind: 'remove', key }))
  const left = removed.length > 0 ? changedMirror(text, removed) : text
  const value: unknown = parse({ file: '', text: left }).value
  if (!isMapping(value) || !('unused' in value)) return left
  const edits: Edit[] = 'texts' in value ? [] : [{ kind: 'set', path: ['texts'], value: {} }]
  return editText(left, [...edits, { kind: 'delete', path: ['unused'] }])
}

/** What differs in an entry, so that comments in it stay. */
function writeEdits(before: unknown, path: string[], translation: Translation): Edit[] {
  const after = entryOf(translation)
  if (!isMapping(before)) return [{ kind: 'set', path, value: after }]
  const set = Object.entries(after).flatMap(([name, value]): Edit[] =>
    before[name] === value ? [] : [{ kind: 'set', path: [...path, name], value }],
  )
  const isReviewed = after.by === undefined && 'by' in before
  return [...set, ...(isReviewed ? [{ kind: 'delete', path: [...path, 'by'] } as const] : [])]
}
