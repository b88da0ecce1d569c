import { isDeepStrictEqual } from 'node:util'
import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { parentPath } from '../../../content/edit/edit-path.ts'
import { haveSameName, kindOf, nameOf, shareField } from '../../../content/edit/entry-identity.ts'

/** The index of the only entry for which a test holds. */
function onlyIndex(list: readonly unknown[], test: (entry: unknown) => boolean): number | undefined {
  const first = list.findIndex(test)
  return first !== -1 && first === list.findLastIndex(test) ? first : undefined
}

/** Ways to tell an entry from others, the surest first. */
const tests: readonly ((entry: unknown, other: unknown) => boolean)[] = [haveSameName, isDeepStrictEqual]

const areOfOneKind = (entry: unknown, other: unknown) =>
  kindOf(entry) !== undefined && kindOf(entry) === kindOf(other) && nameOf(entry) === nameOf(other)

/** The index in `now` of an entry that is the only one of its kind, and was changed in some of its fields. */
function indexOfKind(before: readonly unknown[], now: readonly unknown[], entry: unknown): number | undefined {
  const [was, is] = [before, now].map((list) => onlyIndex(list, (one) => areOfOneKind(entry, one)))
  // With no field unchanged, it may be another entry, written after this one was deleted.
  return was !== undefined && is !== undefined && shareField(entry, now[is]) ? is : undefined
}

/** The index in `now` of an entry of `before`; `undefined` if it is gone, or cannot be distinguished from others. */
function indexIn(before: readonly unknown[], now: readonly unknown[], index: number): number | undefined {
  const entry = before[index]
  const found = tests
    .filter((isSame) => onlyIndex(before, (one) => isSame(entry, one)) !== undefined)
    .map((isSame) => onlyIndex(now, (one) => isSame(entry, one)))
    .concat(indexOfKind(before, now, entry))
    .find((one) => one !== undefined)
  if (found !== undefined) return found
  // In a list of the same length, an entry that no other one has become has only been changed.
  const isOther = before.some((one, at) => at !== index && isDeepStrictEqual(one, now[index]))
  return before.length === now.length && kindOf(entry) === kindOf(now[index]) && !isOther ? index : undefined
}

/** Whether a value was a list or a group of fields, and is none now. */
const isGone = (one: unknown, other: unknown) =>
  Array.isArray(one) ? !Array.isArray(other) : isMapping(one) && !isMapping(other)

/** The path in `now` that leads to the same as a path in `before`; `undefined` if something on the way is gone. */
function pathIn(before: unknown, now: unknown, path: EditPath): EditPath | undefined {
  const found: (string | number)[] = []
  for (const [at, key] of path.entries()) {
    const [one, other] = [valueIn(before, path.slice(0, at)), valueIn(now, found)]
    if (isGone(one, other)) return undefined
    const isEntry = Array.isArray(one) && Array.isArray(other) && typeof key === 'number'
    const next = isEntry ? indexIn(one, other, key) : key
    if (next === undefined) return undefined
    found.push(next)
  }
  return found
}

/** Where an entry goes that was inserted at a path: behind the entry that it was behind, or before the one that it was before. */
function insertedPath(before: unknown, now: unknown, path: EditPath): EditPath | undefined {
  const [list, index] = [parentPath(path), path.at(-1)]
  if (typeof index !== 'number') return pathIn(before, now, path)
  const to = pathIn(before, now, list)
  if (to === undefined || isGone(valueIn(before, list), valueIn(now, to))) return undefined
  if (index === 0) return [...to, 0]
  const previous = pathIn(before, now, [...list, index - 1])
  if (previous) return [...parentPath(previous), Number(previous.at(-1)) + 1]
  return index < Number(valueIn(before, [...list, 'length'])) ? pathIn(before, now, path) : undefined
}

/** Whether a list, or a group of fields, is where it was, with the same entries in the same order. */
const isSameGroup = (before: unknown, now: unknown, path: EditPath) =>
  isDeepStrictEqual(pathIn(before, now, path), path) && isDeepStrictEqual(valueIn(before, path), valueIn(now, path))

function mappedEdit(before: unknown, now: unknown, edit: Edit): Edit | undefined {
  if (edit.kind === 'insert') {
    const path = insertedPath(before, now, edit.path)
    return path && { ...edit, path }
  }
  const path = pathIn(before, now, edit.path)
  if (edit.kind !== 'move') return path && { ...edit, path }
  // The target of a move is an index among all entries, as they were.
  const lists = [edit.path, edit.to].map(parentPath)
  return lists.every((list) => isSameGroup(before, now, list)) ? edit : undefined
}

/**
 * The edits that do to `now` what edits did to `before`: in a list that has grown, shrunk or is in another order, the same
 * entry has another index. `undefined` if an entry is gone, or cannot be distinguished from others.
 */
export function mappedEdits(before: unknown, now: unknown, edits: readonly Edit[]): Edit[] | undefined {
  const isOne = edits.length === 1 || edits.every(({ kind }) => kind === 'set')
  // Indexes of a later edit count from what an earlier one has left.
  if (!isOne && !edits.every(({ path }) => isSameGroup(before, now, parentPath(path)))) return undefined
  const mapped = edits.flatMap((edit) => (isOne ? (mappedEdit(before, now, edit) ?? []) : edit))
  return mapped.length === edits.length ? mapped : undefined
}
