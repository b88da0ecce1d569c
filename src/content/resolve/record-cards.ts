import {
  type Container,
  childPosition,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import type { MatrixLink } from './matrix-links.ts'
import type { CheckedFile } from './record-lookups.ts'
import type { ResolvedData } from './resolve-context.ts'

type Linked = (slug: string) => MatrixLink | undefined

/** The fields of a card: names, or the fields of the record by their names on the card. */
export type CardFields = readonly (string | Readonly<Record<string, string>>)[]

const named = (fields: CardFields): [string, string][] =>
  fields.flatMap((one) => (typeof one === 'string' ? [[one, one] as [string, string]] : Object.entries(one)))

/** The positions of cards, which are those of their records. */
const positionsOfCards = new WeakSet<SourcePosition>()

/** Whether a value of a block is a card of a record, as it is or with tokens filled. */
export function isCard(value: unknown): boolean {
  const position = positionOf(value)
  return position !== undefined && positionsOfCards.has(position)
}

/** A card: some fields of a record, and its address, which comes from elsewhere. */
export function createCard(record: Container, fields: CardFields, link?: MatrixLink): unknown {
  const position = positionOf(record)
  const card: Record<string, unknown> = {}
  const positions = new Map<string | number, SourcePosition>()
  for (const [name, field] of named(fields)) {
    const value = (record as Record<string, unknown>)[field]
    const at = childPosition(record, field)
    if (value === undefined || at === undefined) continue
    card[name] = value
    positions.set(name, at)
  }
  if (link) {
    card['href'] = link.href
    positions.set('href', link.position)
  }
  if (position === undefined) return card
  positionsOfCards.add(position)
  return setPositions(card, position, positions)
}

/** Cards of all records in the given order; other records follow, sorted by slug. */
export function cardsOf(
  records: ReadonlyMap<string, CheckedFile<{ slug: string }>>,
  order: readonly string[],
  fields: CardFields,
  link: Linked,
): ResolvedData {
  const named = new Set(order)
  const slugs = [
    ...order.filter((slug) => records.has(slug)),
    ...[...records.keys()].filter((slug) => !named.has(slug)),
  ]
  const cards = new Map(
    slugs.flatMap((slug) => {
      const root = records.get(slug)?.root
      return root === undefined ? [] : [[slug, createCard(root, fields, link(slug))] as const]
    }),
  )
  return { value: [...cards.values()], records: cards, broken: [...records.values()].some(({ broken }) => broken) }
}
