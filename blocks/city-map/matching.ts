import { termOf } from '../../src/components/search/words.ts'
import type { City } from './schema.ts'

/** A city that matches the search, with those of its services that match. */
export type Match<C> = { city: C; services: readonly Service[] }
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

/** Ranks: a match in the name comes before one in the area, and that before one in a service. */
const nameRank = 0
const areaRank = 1
const serviceRank = 2

type Indexed<C> = { city: C; names: string[]; areas: string[]; services: { service: Service; words: string[] }[] }

const indexed = <C extends Searched>(city: C): Indexed<C> => ({
  city,
  names: [city.name, city.slug, ...city.names].flatMap(wordsOf),
  areas: city.areas.flatMap(wordsOf),
  services: city.services.map((service) => ({ service, words: wordsOf(service.name) })),
})

function matchOf<C>({ city, names, areas, services }: Indexed<C>, words: readonly string[]) {
  const rankOf = (word: string) => (starts(names, word) ? nameRank : starts(areas, word) ? areaRank : serviceRank)
  const elsewhere = words.filter((word) => rankOf(word) === serviceRank)
  const fitting = services.filter(({ words: own }) => elsewhere.every((word) => starts(own, word)))
  if (elsewhere.length > 0 && fitting.length === 0) return []
  const match: Match<C> = { city, services: elsewhere.length > 0 ? fitting.map(({ service }) => service) : [] }
  return [{ match, rank: words.reduce((sum, word) => sum + rankOf(word), 0) }]
}

/**
 * A function that searches a list of cities. Every typed word must be the start of a word in the city's names, its
 * areas, or one of its services; words about services must all match the same service. Words on the list of ignored
 * words of the language need not match. The best matches come first, equal ones in the order of the list. An empty
 * query matches every city.
 */
export function createSearch<C extends Searched>(cities: readonly C[]): (query: string) => Match<C>[] {
  const index = cities.map(indexed)
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
