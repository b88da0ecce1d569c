import type { Collection } from '../../../schema/collections/collections.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'
import { cityHref, serviceHref } from '../../../schema/records/coverage.ts'
import { type Coverage, servicesOf } from '../../../schema/records/coverage-fields.ts'
import {
  type Container,
  childPositions,
  locate,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import { makeCard } from './record-cards.ts'
import type { ResolvedData } from './resolve-context.ts'

type Records = {
  collection: Collection
  cities: ReadonlyMap<string, CheckedRecord<City>>
  services: ReadonlyMap<string, CheckedRecord<Service>>
  coverage: CheckedRecord<Coverage> | undefined
}

/** A card with more fields. All of them have the position of the list in the matrix. */
function extended(card: object, more: Record<string, unknown>, place: SourcePosition): unknown {
  const places = new Map(childPositions(card))
  for (const key of Object.keys(more)) places.set(key, place)
  return setPositions({ ...card, ...more }, positionOf(card) ?? place, places)
}

/**
 * `cities-with-services`: a card of every city, those with pages first and in the order of the matrix, with its
 * coordinates, its aliases, its page, and its services with their pages. A city without pages has no address and no
 * services.
 */
export function citiesWithServices({ collection, cities, services, coverage }: Records): ResolvedData {
  const fields = ['slug', 'name', ...collection.area, ...collection.names, 'geo']
  const matrix = coverage?.data
  const place = coverage?.root && locate(coverage.root, ['services']).place
  const order = matrix?.cities ?? []
  const slugs = new Set([...order.filter((slug) => cities.has(slug)), ...cities.keys()])

  const serviceCards = (data: Coverage, city: string, at: SourcePosition) => {
    const links = servicesOf(data, city).flatMap((slug) => {
      const root = services.get(slug)?.root
      const href = serviceHref(data, slug, city)
      return root && href ? [makeCard(root, ['name'], { href, place: at }) as Container] : []
    })
    return setPositions(
      links,
      at,
      new Map(links.map((link, index): [number, SourcePosition] => [index, positionOf(link) ?? at])),
    )
  }
  const cardOf = (slug: string, root: Container): unknown => {
    const card = makeCard(root, fields) as object
    const href = matrix && cityHref(matrix, slug)
    if (!matrix || !place || href === undefined) return card
    const aliases = Object.keys(matrix.cityAliases).filter((alias) => matrix.cityAliases[alias] === slug)
    const given = setPositions(aliases, place, new Map(aliases.keys().map((index) => [index, place])))
    return extended(card, { aliases: given, href, services: serviceCards(matrix, slug, place) }, place)
  }

  const records = new Map(
    [...slugs].flatMap((slug) => {
      const root = cities.get(slug)?.root
      return root ? [[slug, cardOf(slug, root)] as const] : []
    }),
  )
  const broken = [...cities.values(), ...services.values()].some((record) => record.broken)
  return { value: [...records.values()], records, broken }
}
