import { isDeepStrictEqual } from 'node:util'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { editsBetween } from '../../../content/edit/edits-between.ts'
import { entryPairs } from '../../../content/edit/entry-pairs.ts'
import { entryTexts } from '../../../content/edit/entry-text.ts'

/** Finds the YAML of a new entry of a list, with its comments: `list` is the path of the list, whose indexes may differ there. */
export type EntryText = (list: EditPath, value: unknown) => string | undefined

/** The paths of the lists in a value that have the same fields on the way as a path. */
function listsAt(value: unknown, path: EditPath, at: EditPath = []): EditPath[] {
  const [key, ...rest] = path
  if (key === undefined) return Array.isArray(value) ? [at] : []
  if (typeof key === 'string') return listsAt(valueIn(value, [key]), rest, [...at, key])
  return Array.isArray(value) ? value.flatMap((entry, index) => listsAt(entry, rest, [...at, index])) : []
}

/** Finds entries in the text of a file with this value. */
export const entryTextIn =
  (text: string, value: unknown): EntryText =>
  (list, entry) => {
    for (const path of listsAt(value, list)) {
      const index = (valueIn(value, path) as unknown[]).findIndex((one) => isDeepStrictEqual(one, entry))
      if (index !== -1) return entryTexts(text, path)[index]
    }
    return undefined
  }

/** The edits that turn a value into another one, entry by entry and field by field, so that comments and layout stay. */
export function mergeEdits(before: unknown, after: unknown, textOf: EntryText): Edit[] {
  /** The edits of a list: entries that go, move, come and change, each where it is when its turn comes. */
  function listEdits(before: readonly unknown[], after: readonly unknown[], path: EditPath): Edit[] {
    if (isDeepStrictEqual(before, after)) return []
    const pairs = entryPairs(before, after)
    const kept = new Set(pairs.values())
    // A list that is empty for a moment would lose its layout.
    if (kept.size === 0) return [{ kind: 'set', path, value: after }]
    const edits: Edit[] = [...before.keys()]
      .filter((index) => !kept.has(index))
      .reverse()
      .map((index) => ({ kind: 'delete', path: [...path, index] }))
    const now: (number | undefined)[] = [...before.keys()].filter((index) => kept.has(index))
    for (const [index, value] of after.entries()) {
      const own = [...path, index]
      const from = pairs.get(index)
      if (from === undefined) {
        const yaml = textOf(path, value)
        edits.push({ kind: 'insert', path: own, value, ...(yaml !== undefined && { yaml }) })
        now.splice(index, 0, undefined)
        continue
      }
      const at = now.indexOf(from)
      if (at !== index) {
        edits.push({ kind: 'move', path: [...path, at], to: own })
        now.splice(index, 0, ...now.splice(at, 1))
      }
      edits.push(...editsBetween(before[from], value, { path: own, listEdits }))
    }
    return edits
  }
  return editsBetween(before, after, { listEdits })
}
