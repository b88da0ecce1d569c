import { isDeepStrictEqual } from 'node:util'
import { haveSameName, nameOf } from '../../../content/edit/entry-identity.ts'
import { entryPairs } from '../../../content/edit/entry-pairs.ts'

/** A list in three states. */
export type Lists = { base: readonly unknown[]; mine: readonly unknown[]; theirs: readonly unknown[] }

/** An entry in all states of a list: its index in each, where it is there. */
export type ListNode = { base?: number; mine?: number; theirs?: number }

/** The entries of a list that were there before: the index before, by the index now. With another name it is another entry. */
function pairsOf(before: readonly unknown[], now: readonly unknown[]): ReadonlyMap<number, number> {
  const name = (list: readonly unknown[], index: number) => nameOf(list[index])
  return new Map([...entryPairs(before, now)].filter(([at, from]) => name(now, at) === name(before, from)))
}

/** What each entry of a list is in the other states of it. */
export function listNodes({ base, mine, theirs }: Lists): ListNode[] {
  const nodes: ListNode[] = base.map((_, index) => ({ base: index }))
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other) || haveSameName(one, other)
  const pairs = { mine: pairsOf(base, mine), theirs: pairsOf(base, theirs) }
  for (const index of mine.keys()) {
    const node = nodes[pairs.mine.get(index) ?? -1]
    if (node) node.mine = index
    else nodes.push({ mine: index })
  }
  for (const [index, entry] of theirs.entries()) {
    // Both sides may have added the same entry.
    const isAlsoNew = (one: ListNode) =>
      one.base === undefined && one.theirs === undefined && one.mine !== undefined && isSame(mine[one.mine], entry)
    const node = nodes[pairs.theirs.get(index) ?? -1] ?? nodes.find(isAlsoNew)
    if (node) node.theirs = index
    else nodes.push({ theirs: index })
  }
  return nodes
}

/** The entries of one state in its order. */
const orderOf = (nodes: readonly ListNode[], side: keyof ListNode): ListNode[] =>
  nodes.filter((node) => node[side] !== undefined).sort((one, other) => (one[side] ?? 0) - (other[side] ?? 0))

/** The side whose order counts, since the other one has moved no entry. `undefined` if both have, in two ways. */
export function leadingSide(nodes: readonly ListNode[]): 'mine' | 'theirs' | undefined {
  const all = nodes.filter(({ base, mine, theirs }) => [base, mine, theirs].every((index) => index !== undefined))
  const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((side) => orderOf(all, side))
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return 'theirs'
  return isDeepStrictEqual(theirs, base) ? 'mine' : undefined
}

/**
 * The entries of both sides, in the order of the leading one. What that does not have stands behind the entry that it is behind
 * on the other side. Where both have added entries, theirs come first.
 */
export function joinedOrder(nodes: readonly ListNode[], lead: 'mine' | 'theirs'): ListNode[] {
  const other = lead === 'mine' ? 'theirs' : 'mine'
  const order = orderOf(nodes, lead)
  const isNew = (node: ListNode | undefined) =>
    lead === 'theirs' && node !== undefined && node.base === undefined && node.mine === undefined
  let previous: ListNode | undefined
  for (const node of orderOf(nodes, other)) {
    if (node[lead] === undefined) {
      let at = previous ? order.indexOf(previous) + 1 : 0
      while (isNew(order[at])) at++
      order.splice(at, 0, node)
    }
    previous = node
  }
  return order
}
