import type { City } from '../../schema/city.ts'
import { own, servicesOf } from '../../schema/city-services.ts'
import { type Coverage, cityHref } from '../../schema/coverage.ts'
import { createRecent } from '../../schema/recent.ts'
import type { Service } from '../../schema/service.ts'
import { locate, type Place, placeOf, remember } from './place.ts'
import { type Checked, makeCard } from './records.ts'
import type { Shared } from './resolving.ts'

type CardSources = {
  cities: ReadonlyMap<string, Checked<City>>
  services: ReadonlyMap<string, Checked<Service>>
  coverage: Checked<Coverage> | undefined
}

/** Cards that are kept, to be the same object on all pages of a city: one has some 50, and pages come city by city. */
const recentCards = 4_000

/** Address of each service of a city, in the order of the matrix. */
function offeredIn(matrix: Coverage, city: string): Map<string, string> {
  const slugs = matrix.cities.includes(city) ? servicesOf(matrix, city) : []
  return new Map(slugs.map((slug) => [slug, `/${city}/${own(matrix.reuses, slug) ?? slug}`]))
}

/**
 * The lists of a page that no record holds, because they follow from the matrix:
 * `city.related` (services that go with this one and exist here), `city.services` (all others here), `city.nearby`
 * (neighbouring cities, each with its page of this service, else its first page, else no address) and `city.map` (the city
 * itself and then its neighbours, each with its place on the map).
 */
export function createOwnCards({ cities, services, coverage }: CardSources) {
  const matrix = coverage?.data
  const place = coverage?.root && locate(coverage.root, ['cities']).place
  if (matrix === undefined || place === undefined) return () => ({})
  const offers = new Map<string, Map<string, string>>()
  const offered = (city: string) => {
    const known = offers.get(city) ?? offeredIn(matrix, city)
    offers.set(city, known)
    return known
  }

  const keptCard = createRecent<string, unknown>(recentCards)

  /** Cards whose addresses all share one place, so that pages that are not written yet are told once. */
  const cards = (
    records: ReadonlyMap<string, Checked<unknown>>,
    fields: string[],
    links: Map<string, string | undefined>,
  ) => {
    const found = [...links].flatMap(([slug, href]) => {
      const root = records.get(slug)?.root
      if (root === undefined) return []
      const link = href === undefined ? undefined : { href, place }
      return [{ card: keptCard(`${fields} ${slug} ${href}`, () => makeCard(root, fields, link)), root }]
    })
    const places = found.map(({ root }, index): [number, Place] => [index, placeOf(root) ?? place])
    const list = found.map(({ card }) => card)
    return { value: remember(list, place, new Map(places)), broken: false }
  }

  return (city: City, service?: Service): Record<string, () => Shared> => {
    const here = offered(city.slug)
    const shownHere = service && here.get(service.slug)
    const others = () => [...here].filter(([, href]) => href !== shownHere)
    const related = service?.related ?? []
    const near = (slug: string): [string, string | undefined] => {
      const there = offered(slug)
      return [slug, (service && there.get(service.slug)) ?? cityHref(matrix, slug)]
    }
    return {
      'city.related': () =>
        cards(services, ['name', 'summary'], new Map(others().filter(([slug]) => related.includes(slug)))),
      'city.services': () => cards(services, ['name'], new Map(others().filter(([slug]) => !related.includes(slug)))),
      'city.nearby': () => cards(cities, ['name', 'state'], new Map(city.nearby.map(near))),
      'city.map': () =>
        cards(cities, ['name', 'state', 'geo'], new Map([[city.slug, undefined], ...city.nearby.map(near)])),
    }
  }
}
