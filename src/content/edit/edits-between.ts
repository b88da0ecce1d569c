import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isPlain = (one: unknown) => typeof one !== 'object' || one === null

/** The edits of a list of texts that differ from one another: entries that go, and new ones where they belong. */
function entryEdits(before: readonly unknown[], after: readonly unknown[], path: EditPath): Edit[] {
  const left = before.filter((one) => after.includes(one))
  const isSameOrder = isSame(
    left,
    after.filter((one) => before.includes(one)),
  )
  // A list that is empty for a moment would lose its layout.
  if (!isSameOrder || left.length === 0) return [{ kind: 'set', path, value: after }]
  const gone = [...before.entries()].filter(([, one]) => !after.includes(one)).reverse()
  const added = [...after.entries()].filter(([, one]) => !before.includes(one))
  return [
    ...gone.map(([index]): Edit => ({ kind: 'delete', path: [...path, index] })),
    ...added.map(([index, value]): Edit => ({ kind: 'insert', path: [...path, index], value })),
  ]
}

/** Entries in their places, and those that come or go in lists of texts. */
function plainListEdits(before: readonly unknown[], after: readonly unknown[], path: EditPath): Edit[] {
  const inPlace =
    before.length === after.length
      ? after.flatMap((entry, index) => editsBetween(before[index], entry, { path: [...path, index] }))
      : undefined
  if (inPlace?.length === 0) return []
  if (![...before, ...after].every(isPlain)) return inPlace ?? [{ kind: 'set', path, value: after }]
  const byEntry = entryEdits(before, after, path)
  return inPlace && inPlace.length <= byEntry.length ? inPlace : byEntry
}

/** The edits that turn the list at a path into another one. */
type ListEdits = (before: readonly unknown[], after: readonly unknown[], path: EditPath) => Edit[]

/**
 * The edits that turn one value into another, few of them, so that comments and layout of a file stay: fields that differ,
 * come or go. A field that is `undefined` is not there. Lists are compared by `listEdits`: to find an entry that has moved takes
 * a library, which the studio's client does without.
 */
export function editsBetween(
  before: unknown,
  after: unknown,
  { path = [], listEdits = plainListEdits }: { path?: EditPath; listEdits?: ListEdits } = {},
): Edit[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path)
  if (!isMapping(before) || !isMapping(after)) return [{ kind: 'set', path, value: after }]
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined)
  const changed = Object.entries(after).flatMap(([key, value]): Edit[] =>
    value === undefined ? [] : editsBetween(before[key], value, { path: [...path, key], listEdits }),
  )
  return [...changed, ...gone.map((key): Edit => ({ kind: 'delete', path: [...path, key] }))]
}
