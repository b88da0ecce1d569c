import { isDeepStrictEqual } from 'node:util'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'

/** The edits of a list whose entries differ from one another: entries that go, and new ones where they belong. */
function listEdits(before: readonly unknown[], after: readonly unknown[], path: EditPath): Edit[] {
  const left = before.filter((one) => after.includes(one))
  const isSameOrder = isDeepStrictEqual(
    left,
    after.filter((one) => before.includes(one)),
  )
  if (!isSameOrder || after.length === 0) return [{ kind: 'set', path, value: after }]
  const gone = [...before.entries()].filter(([, one]) => !after.includes(one)).reverse()
  const added = [...after.entries()].filter(([, one]) => !before.includes(one))
  // New entries first: a list that is empty for a moment would lose its layout.
  if (left.length === 0) return [{ kind: 'set', path, value: after }]
  return [
    ...gone.map(([index]): Edit => ({ kind: 'delete', path: [...path, index] })),
    ...added.map(([index, value]): Edit => ({ kind: 'insert', path: [...path, index], value })),
  ]
}

/**
 * The edits that turn one value into another, as few as possible, so that comments and layout of a file stay: fields that
 * go, new fields, and the entries of lists of texts.
 */
export function editsBetween(before: unknown, after: unknown, path: EditPath = []): Edit[] {
  if (isDeepStrictEqual(before, after)) return []
  const isPlain = (one: unknown) => typeof one !== 'object' || one === null
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isPlain))
    return listEdits(before, after, path)
  if (!isMapping(before) || !isMapping(after)) return [{ kind: 'set', path, value: after }]
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const changed = Object.entries(after).flatMap(([key, value]): Edit[] =>
    Object.hasOwn(before, key)
      ? editsBetween(before[key], value, [...path, key])
      : [{ kind: 'set', path: [...path, key], value }],
  )
  return [...changed, ...gone.map((key): Edit => ({ kind: 'delete', path: [...path, key] }))]
}
