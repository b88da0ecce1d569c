import { termOf } from 'marquee'
import type { AskedService, City } from './schema.ts'

/** A city that matches the search, with those of its services that match, and those that match but have no page. */
export type Match<C> = { city: C; services: readonly Service[]; asks: readonly AskedService[] }
type Service = { name: string; href: string }
/** The fields that the search compares. */
export type Searched = Pick<City, 'slug' | 'name' | 'areas' | 'names'> & {
  services: readonly Service[]
}

/** Lower-case words without accents and signs. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const starts = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))

/** Ranks: a match in the name comes before one in the area, that before one in a service, and what has no page is last. */
const nameRank = 0
const areaRank = 1
const serviceRank = 2
const askRank = 10

type Offer = { service: Service | AskedService; words: string[] }
type Indexed<C> = { city: C; names: string[]; areas: string[]; services: Offer[]; missing: Offer[] }

function indexed<C extends Searched>(city: C, offers: readonly Offer[]): Indexed<C> {
  const shown = new Set(city.services.map(({ name }) => name))
  const wordsFor = ({ name }: Service) => offers.find(({ service }) => service.name === name)?.words ?? wordsOf(name)
  return {
    city,
    names: [city.name, city.slug, ...city.names].flatMap(wordsOf),
    areas: city.areas.flatMap(wordsOf),
    services: city.services.map((service) => ({ service, words: wordsFor(service) })),
    missing: offers.filter(({ service }) => !shown.has(service.name)),
  }
}

function matchOf<C>({ city, names, areas, services, missing }: Indexed<C>, words: readonly string[]) {
  const rankOf = (word: string) => (starts(names, word) ? nameRank : starts(areas, word) ? areaRank : serviceRank)
  const rank = words.reduce((sum, word) => sum + rankOf(word), 0)
  const elsewhere = words.filter((word) => rankOf(word) === serviceRank)
  const match = (more: Partial<Match<C>>): Match<C> => ({ city, services: [], asks: [], ...more })
  if (elsewhere.length === 0) return [{ match: match({}), rank }]
  const fitting = <Found>(offers: readonly Offer[]) =>
    offers.flatMap(({ service, words: own }) =>
      elsewhere.every((word) => starts(own, word)) ? [service as Found] : [],
    )
  const found = fitting<Service>(services)
  if (found.length > 0) return [{ match: match({ services: found }), rank }]
  // Who names no place does not ask for one that has no page.
  const asks = elsewhere.length < words.length ? fitting<AskedService>(missing) : []
  return asks.length > 0 ? [{ match: match({ asks }), rank: rank + askRank }] : []
}

/**
 * A function that searches a list of cities. Every typed word must be the start of a word in the city's names, its
 * areas, or one of its services; words about services must all match the same service. `services` are those that exist
 * anywhere: their other names count, and a city that is named is also found by one for which it has no page. Words on
 * the list of ignored words of the language need not match. The best matches come first, equal ones in the order of the
 * list. An empty query matches every city.
 */
export function createSearch<C extends Searched>(
  cities: readonly C[],
  services: readonly AskedService[] = [],
): (query: string) => Match<C>[] {
  const offers = services.map((service) => ({ service, words: [service.name, ...service.names].flatMap(wordsOf) }))
  const index = cities.map((city) => indexed(city, offers))
  const matching = (words: readonly string[]) =>
    index
      .flatMap((entry) => matchOf(entry, words))
      .sort((one, other) => one.rank - other.rank)
      .map(({ match }) => match)
  return (query) => {
    const words = wordsOf(query)
    const found = matching(words)
    // An ignored word may name a place: `or` is Oregon.
    const meant = words.filter((word) => termOf(word) !== null)
    return found.length > 0 || meant.length === 0 ? found : matching(meant)
  }
}
