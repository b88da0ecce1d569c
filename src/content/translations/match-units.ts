import type { EditPath } from '../../../schema/edit.ts'
import { isWithin, partsOf } from '../edit/edit-path.ts'
import { comparable } from './same-text.ts'

type Place = { key: string; text: string }
type Entry = { key: string; source: string }

/** A translation and the text of the source that it belongs to. `how`: the text is the same, moved or edited since. */
export type Match<P, E> = { place: P; entry: E; how: 'current' | 'moved' | 'edited' }

type Parts<Item> = { item: Item; index: number; parts: EditPath; text: string }

const commonStart = (one: EditPath, other: EditPath) => {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

const commonEnd = (one: EditPath, other: EditPath) => {
  let length = 0
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/** How near two paths are: the more parts they share, the nearer. */
const nearness = (one: EditPath, other: EditPath) =>
  Math.min(commonStart(one, other) + commonEnd(one, other), one.length, other.length)

type Move = { from: EditPath; to: EditPath }

const isSameList = ({ from, to }: Move) =>
  from.length === to.length && typeof from.at(-1) === 'number' && commonStart(from, to) === from.length - 1

/**
 * The entries of lists and the blocks that have moved as a whole, by texts that have moved: what most texts of one moved to, unless as
 * many stayed where they were. In one list the same text may stand in each entry, so there a move counts as much as what stayed.
 */
function movesOf(moved: readonly Move[], stayed: readonly EditPath[]): Move[] {
  const whole = moved.flatMap(({ from, to }): Move[] => {
    const end = commonEnd(from, to)
    const [start, target] = [from.slice(0, from.length - end), to.slice(0, to.length - end)]
    return end > 0 && start.length > 0 && target.length > 0 ? [{ from: start, to: target }] : []
  })
  const same = Map.groupBy(whole, (move) => JSON.stringify(move))
  const likely = [...same.values()].sort((one, other) => other.length - one.length)
  return likely.flatMap(([move, ...more]) => {
    if (move === undefined) return []
    const staying = stayed.filter((path) => isWithin(path, move.from)).length
    return more.length + 1 > staying || (isSameList(move) && more.length + 1 === staying) ? [move] : []
  })
}

/**
 * Finds the text of a source that each translation of it belongs to. Its path is a hint, the source text that it was made from is
 * the key: a path may lead to another text since, after something was inserted, removed or moved.
 *
 * 1. The text at the path is the same.
 * 2. The same text stands elsewhere: the nearest place that nobody has. What is moved takes along what was translated beside it.
 * 3. The text beside a moved one has been edited, and so has the one whose path leads to a text that no other translation has.
 *
 * Every text has one translation at most, and every translation one text.
 */
export function matchUnits<P extends Place, E extends Entry>(
  places: readonly P[],
  entries: readonly E[],
): { matches: Match<P, E>[]; left: E[] } {
  const withParts = <Item extends { key: string }>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.map((item, index): Parts<Item> => ({ item, index, parts: partsOf(item.key), text: comparable(textOf(item)) }))
  const allPlaces = withParts(places, ({ text }) => text)
  const allEntries = withParts(entries, ({ source }) => source)
  const placeAt = new Map(allPlaces.map((place) => [place.item.key, place]))
  const partsKey = (parts: EditPath) => JSON.stringify(parts)
  const placeAtParts = new Map(allPlaces.map((place) => [partsKey(place.parts), place]))
  const taken = new Set<Parts<P>>()
  const matched = new Map<Parts<E>, Match<P, E>>()

  function match(entry: Parts<E>, place: Parts<P>, how: Match<P, E>['how']): void {
    taken.add(place)
    matched.set(entry, { place: place.item, entry: entry.item, how })
  }
  const free = (place: Parts<P> | undefined) => (place && !taken.has(place) ? place : undefined)
  const open = () => allEntries.filter((entry) => !matched.has(entry))

  for (const entry of allEntries) {
    const place = free(placeAt.get(entry.item.key))
    if (place?.text === entry.text) match(entry, place, 'current')
  }

  const moved: Move[] = []
  const placesByText = Map.groupBy(
    allPlaces.filter((place) => !taken.has(place)),
    ({ text }) => text,
  )
  const pairs = open().flatMap((entry) =>
    (placesByText.get(entry.text) ?? []).map((place) => ({ entry, place, near: nearness(entry.parts, place.parts) })),
  )
  const byNearness = pairs.sort(
    (one, other) =>
      other.near - one.near ||
      Math.abs(one.entry.index - one.place.index) - Math.abs(other.entry.index - other.place.index) ||
      one.entry.index - other.entry.index ||
      one.place.index - other.place.index,
  )
  for (const { entry, place } of byNearness) {
    if (matched.has(entry) || taken.has(place)) continue
    match(entry, place, 'moved')
    moved.push({ from: entry.parts, to: place.parts })
  }

  const stayed = allEntries.flatMap((entry) => (matched.get(entry)?.how === 'current' ? [entry.parts] : []))
  const moves = movesOf(moved, stayed)
  const moveOf = ({ parts }: Parts<E>) => moves.find(({ from }) => isWithin(parts, from))
  for (const entry of open()) {
    const move = moveOf(entry)
    const place = move && free(placeAtParts.get(partsKey([...move.to, ...entry.parts.slice(move.from.length)])))
    if (place) match(entry, place, 'edited')
  }
  for (const entry of open()) {
    const place = moveOf(entry) ? undefined : free(placeAt.get(entry.item.key))
    if (place) match(entry, place, 'edited')
  }
  return {
    matches: allEntries.flatMap((entry) => matched.get(entry) ?? []),
    left: open().map(({ item }) => item),
  }
}
