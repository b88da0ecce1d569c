import { type Collection, textsOf } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import {
  type Container,
  childPositions,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import type { MatrixLinks } from './matrix-links.ts'
import { createCard } from './record-cards.ts'
import type { CheckedFile } from './record-lookups.ts'
import type { ResolvedData } from './resolve-context.ts'

/** A collection with its records. */
type Kind = {
  name: string
  collection: Collection
  records: ReadonlyMap<string, CheckedFile<AnyRecord>>
}

/** A card with more fields. All of them have the position of the matrix. */
function extended(card: object, more: Record<string, unknown>, position: SourcePosition): object {
  const positions = new Map(childPositions(card))
  for (const key of Object.keys(more)) positions.set(key, position)
  return setPositions({ ...card, ...more }, positionOf(card) ?? position, positions)
}

function listAt(entries: readonly unknown[], position: SourcePosition): unknown {
  return setPositions(
    [...entries],
    position,
    new Map(entries.map((entry, index) => [index, positionOf(entry) ?? position])),
  )
}

/**
 * `cities-with-services`: a card of every record of a collection, those with pages first and in the order of the matrix,
 * with its place, the names of its areas, its other names, its page, and the records of another collection that go with
 * it, each with its page. A record without pages has no address and no others.
 */
export function recordsWithPartners(ofList: Kind, partner: Kind, links: MatrixLinks): ResolvedData {
  const { name, collection, records } = ofList
  const cardOf = (slug: string, root: Container): unknown => {
    const link = links.linkTo(collection.one, slug)
    const { alsoCalled = [], ...data } = records.get(slug)?.data ?? {}
    const own = createCard(root, ['slug', 'name', 'geo']) as object
    const at = link?.position ?? positionOf(own)
    if (at === undefined) return own
    const names = [...textsOf(data, collection.names), ...alsoCalled, ...(link ? links.aliases(name, slug) : [])]
    const card = extended(own, { areas: listAt(textsOf(data, collection.area), at), names: listAt(names, at) }, at)
    if (link === undefined) return card
    const partners = [...links.partners(collection.one, slug, partner.collection.one)].flatMap(([other, page]) => {
      const found = partner.records.get(other)?.root
      return found ? [createCard(found, ['name'], page)] : []
    })
    const { href, position } = link
    return extended(card, { href, [partner.name]: listAt(partners, position) }, position)
  }
  const slugs = new Set([...links.order(name).filter((slug) => records.has(slug)), ...records.keys()])
  const cards = new Map(
    [...slugs].flatMap((slug) => {
      const root = records.get(slug)?.root
      return root ? [[slug, cardOf(slug, root)] as const] : []
    }),
  )
  const broken = [...records.values(), ...partner.records.values()].some((record) => record.broken)
  return { value: [...cards.values()], records: cards, broken }
}
