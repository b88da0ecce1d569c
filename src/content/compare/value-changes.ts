import { isDeepStrictEqual } from 'node:util'
import type { EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { entryPairs, movedEntries } from '../edit/entry-pairs.ts'

/** A difference between two states of a file. Paths lead to values after the change; of what was deleted, before it. */
export type ValueChange =
  /** A field has another value; without `before` it is new, without `after` it is gone. */
  | { kind: 'set'; path: EditPath; before: unknown; after: unknown }
  /** An entry of a list. */
  | { kind: 'added' | 'deleted'; path: EditPath; value: unknown }
  | { kind: 'moved'; path: EditPath; from: number }

function listChanges(before: readonly unknown[], after: readonly unknown[], path: EditPath): ValueChange[] {
  const pairs = entryPairs(before, after)
  const moved = movedEntries(pairs)
  const there = new Set(pairs.values())
  const deleted = before.flatMap((value, index): ValueChange[] =>
    there.has(index) ? [] : [{ kind: 'deleted', path: [...path, index], value }],
  )
  const others = after.flatMap((value, index): ValueChange[] => {
    const from = pairs.get(index)
    const at = [...path, index]
    if (from === undefined) return [{ kind: 'added', path: at, value }]
    const move: ValueChange[] = moved.has(index) ? [{ kind: 'moved', path: at, from }] : []
    return [...move, ...valueChanges(before[from], value, at)]
  })
  return [...deleted, ...others]
}

/** A page that gets its first words of its own, or loses the last ones, has these words changed and no others. */
const ofOwnWords = (key: string, path: EditPath, value: unknown) =>
  value === undefined && key === 'overrides' && path.length === 0 ? {} : value

/** The differences between two states of a value, field by field. The order of fields is none. */
export function valueChanges(before: unknown, after: unknown, path: EditPath = []): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (!isMapping(before) || !isMapping(after)) return [{ kind: 'set', path, before, after }]
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    valueChanges(ofOwnWords(key, path, before[key]), ofOwnWords(key, path, after[key]), [...path, key]),
  )
}
