import type { Edit, EditPath } from '../../../../../schema/edit.ts'
import { isMapping } from '../../../../../schema/is-mapping.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The edits that turn a value into another one: of each field that differs, and of a list with other entries as a whole. */
export function editsBetween(before: unknown, after: unknown, path: EditPath): Edit[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((entry, index) => editsBetween(before[index], entry, [...path, index]))
  if (!isMapping(before) || !isMapping(after)) return [{ kind: 'set', path, value: after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Edit[] =>
    after[key] === undefined
      ? before[key] === undefined
        ? []
        : [{ kind: 'delete', path: [...path, key] }]
      : editsBetween(before[key], after[key], [...path, key]),
  )
}
