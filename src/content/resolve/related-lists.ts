import { LRUCache } from 'lru-cache'
import type { Collections } from '../../../schema/collections/collections.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'
import { cityHref } from '../../../schema/records/coverage.ts'
import { type Coverage, own, servicesOf } from '../../../schema/records/coverage-fields.ts'
import { memoize } from '../../cache/memoize.ts'
import { locate, positionOf, type SourcePosition, setPositions } from '../parse/source-position.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import { makeCard } from './record-cards.ts'
import type { ResolvedData } from './resolve-context.ts'

type CardSources = {
  collections: Collections
  cities: ReadonlyMap<string, CheckedRecord<City>>
  services: ReadonlyMap<string, CheckedRecord<Service>>
  coverage: CheckedRecord<Coverage> | undefined
}

/** Cities whose cards are cached, so that all their pages share the same objects: pages are read city by city. */
const recentCities = 100
/** How many cards of neighbouring cities are cached. */
const recentCards = 4_000

/** A card, and the position of its source. */
type Card = { card: unknown; at: SourcePosition }

/** A service of a city, as a card with its name only and as one with its description. */
type Offer = { slug: string; href: string; named: Card; described: Card }

/** Address of each service of a city, in the order of the matrix. */
function offeredIn(matrix: Coverage, city: string): Map<string, string> {
  const slugs = matrix.cities.includes(city) ? servicesOf(matrix, city) : []
  return new Map(slugs.map((slug) => [slug, `/${city}/${own(matrix.reuses, slug) ?? slug}`]))
}

/**
 * Lists of a page that follow from the matrix: `city.related` (services related to this one that exist here),
 * `city.services` (all others here), `city.nearby` (neighbouring cities, each with its page of this service, else its
 * main page, else no address) and `city.map` (the city and then its neighbours, each with its position on the map).
 */
export function createRelatedLists({ collections, cities, services, coverage }: CardSources) {
  const matrix = coverage?.data
  const place = coverage?.root && locate(coverage.root, ['cities']).place
  if (matrix === undefined || place === undefined) return () => ({})
  const offers = new Map<string, Map<string, string>>()
  const offered = (city: string) => {
    const known = offers.get(city) ?? offeredIn(matrix, city)
    offers.set(city, known)
    return known
  }

  /** A list whose addresses all share one position, so that pages that are not written yet are reported once. */
  const listOf = (cards: readonly Card[]) => {
    const places = () => new Map(cards.map(({ at }, index) => [index, at]))
    const list = cards.map(({ card }) => card)
    return { value: setPositions(list, place, places), broken: false }
  }

  /** Cards of all services of a city. */
  const offersIn = memoize(
    (city: string): Offer[] =>
      [...offered(city)].flatMap(([slug, href]) => {
        const root = services.get(slug)?.root
        if (root === undefined) return []
        const at = positionOf(root) ?? place
        const cardWith = (fields: string[]) => ({ card: makeCard(root, fields, { href, place }), at })
        return [{ slug, href, named: cardWith(['name']), described: cardWith(['name', ...collections.services.shown]) }]
      }),
    recentCities,
  )

  const cityCards = new LRUCache<string, Card>({ max: recentCards })
  /** Cards of cities, each with its address. */
  const citiesAt = (links: readonly (readonly [slug: string, href: string | undefined])[], fields: string[]) =>
    listOf(
      [...new Map(links)].flatMap(([slug, href]) => {
        const root = cities.get(slug)?.root
        const link = href === undefined ? undefined : { href, place }
        const key = `${fields} ${slug} ${href}`
        const cached = cityCards.get(key)
        if (cached || !root) return cached ?? []
        const card = { card: makeCard(root, fields, link), at: positionOf(root) ?? place }
        cityCards.set(key, card)
        return card
      }),
    )

  return (city: City, service?: Service): Record<string, () => ResolvedData> => {
    const here = offered(city.slug)
    const shownHere = service && here.get(service.slug)
    const related = new Set(service?.related)
    const others = (isRelated: boolean) =>
      offersIn(city.slug).filter(({ slug, href }) => href !== shownHere && related.has(slug) === isRelated)
    const near = (slug: string): [string, string | undefined] => {
      const there = offered(slug)
      return [slug, (service && there.get(service.slug)) ?? cityHref(matrix, slug)]
    }
    return {
      'city.related': () => listOf(others(true).map(({ described }) => described)),
      'city.services': () => listOf(others(false).map(({ named }) => named)),
      'city.nearby': () => citiesAt(city.nearby.map(near), ['name', ...collections.cities.shown]),
      'city.map': () =>
        citiesAt([[city.slug, undefined], ...city.nearby.map(near)], ['name', ...collections.cities.shown, 'geo']),
    }
  }
}
