import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { isMapping } from '../../../schema/is-mapping.ts'
import { haveSameName, kindOf, nameOf, shareField } from './entry-identity.ts'

/** An entry of a list: its index, and the number of the change that it is in; equal entries are in none. */
type Entry = { index: number; value: unknown; hunk: number }

const isSameKind = ({ value: one }: Entry, { value: other }: Entry) =>
  kindOf(one) === kindOf(other) && isMapping(one) === isMapping(other)

/** Whether two entries may be the same although they have nothing in common: not if each has a name of its own. */
const mayBeSame = (one: Entry, other: Entry) =>
  isSameKind(one, other) && (nameOf(one.value) === undefined || nameOf(other.value) === undefined)

/** Whether two entries of different states of a list are the same entry: the surest rule first. */
const rules: readonly ((before: Entry, after: Entry) => boolean)[] = [
  ({ value: one }, { value: other }) => haveSameName(one, other),
  ({ value: one }, { value: other }) => isDeepStrictEqual(one, other),
  (one, other) => one.hunk === other.hunk && isSameKind(one, other) && shareField(one.value, other.value),
  (one, other) => isSameKind(one, other) && shareField(one.value, other.value),
  (one, other) => one.hunk === other.hunk && mayBeSame(one, other),
  (one, other) => kindOf(one.value) !== undefined && mayBeSame(one, other),
]

/** The entries of both states that are not equal in the same order, and the pairs of those that are. */
function compared(before: readonly unknown[], after: readonly unknown[]) {
  const pairs = new Map<number, number>()
  const [removed, added]: [Entry[], Entry[]] = [[], []]
  const [one, other] = [before, after].map((list) => list.map((value) => JSON.stringify(value)))
  let [from, to, hunk] = [0, 0, 0]
  for (const part of diffArrays(one ?? [], other ?? [])) {
    for (let at = 0; at < part.value.length; at++) {
      if (part.removed) removed.push({ index: from, value: before[from++], hunk })
      else if (part.added) added.push({ index: to, value: after[to++], hunk })
      else pairs.set(to++, from++)
    }
    if (!part.removed && !part.added) hunk++
  }
  return { pairs, removed, added }
}

/** Which entries of two states of a list are the same: the index before, by the index after. */
export function entryPairs(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const { pairs, removed, added } = compared(before, after)
  const left = new Set(removed)
  for (const isSame of rules)
    for (const entry of added) {
      if (pairs.has(entry.index)) continue
      const found = [...left].find((one) => isSame(one, entry))
      if (!found) continue
      left.delete(found)
      pairs.set(entry.index, found.index)
    }
  return pairs
}

/** The indexes after of entries that were moved: as few as possible, so that all others are in the same order as before. */
export function movedEntries(pairs: ReadonlyMap<number, number>): ReadonlySet<number> {
  const order = [...pairs].sort(([one], [other]) => one - other)
  /** For each entry: the longest list of entries in order that ends with it. */
  const longest: number[][] = []
  for (const [at, [, from]] of order.entries()) {
    const before = longest.filter((_, index) => (order[index]?.[1] ?? 0) < from)
    const best = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    longest[at] = [...best, order[at]?.[0] ?? 0]
  }
  const stays = new Set(longest.reduce((one, other) => (other.length > one.length ? other : one), []))
  return new Set(order.map(([index]) => index).filter((index) => !stays.has(index)))
}
