import type { CityData } from 'city-timezones'

/** A city of the list. */
export type ListedCity = Pick<CityData, 'lat' | 'lng' | 'timezone' | 'province'> & {
  name: string
  /** The code of the state, where the list has one, such as `CO`, and that of the country, such as `US`. */
  stateCode: string
  countryCode: string
  country: string
}

/** The words of a text in small letters without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words of a name as they are compared: `St.` is written for “Saint”. */
const comparedName = (words: readonly string[]) => words.map((word) => (word === 'saint' ? 'st' : word)).join(' ')

/** Words with “saint” beside “st”, and the other way round: people type either. */
const withSaint = (words: readonly string[]) =>
  words.flatMap((word) => (word === 'st' || word === 'saint' ? ['st', 'saint'] : word))

/** The codes of states that the list leaves out, by their names. */
const leftOutCodes = new Map([['District of Columbia', 'DC']])

type Entry = { city: ListedCity; population: number; name: string; nameWords: string[]; words: string[] }

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The name of a country by its code, as people write it; `name` for a code that is none. */
function countryName(code: string, name: string): string {
  return (/^[A-Z]{2}$/.test(code) && countryNames.of(code)) || name
}

function entryOf({
  city: name,
  lat,
  lng,
  timezone,
  province = '',
  state_ansi = '',
  iso2,
  country,
  pop,
}: CityData): Entry {
  const named = countryName(iso2, country)
  const stateCode = state_ansi || (iso2 === 'US' && leftOutCodes.get(province)) || ''
  const city = { name, lat, lng, timezone, province, stateCode, countryCode: iso2, country: named }
  const nameWords = wordsOf(name)
  const words = withSaint([...nameWords, ...wordsOf([province, stateCode, iso2, country, named].join(' '))])
  return { city, population: pop, name: comparedName(nameWords), nameWords: withSaint(nameWords), words }
}

let entries: Promise<readonly Entry[]> | undefined

/** The cities of the list, the largest first. It is read when it is first needed. */
const listedCities = (): Promise<readonly Entry[]> => {
  entries ??= import('city-timezones').then(({ default: { cityMapping } }) =>
    cityMapping.map(entryOf).sort((one, other) => other.population - one.population),
  )
  return entries
}

/** Whether each word begins one of others. */
const areBegun = (sought: readonly string[], words: readonly string[]) =>
  sought.every((word) => words.some((one) => one.startsWith(word)))

/** How well a name fits: it is what was typed, what was typed begins with it, it begins with what was typed, or less. */
function rankOf({ name }: Entry, typed: string): number {
  if (name === typed) return 0
  if (typed.startsWith(`${name} `)) return 1
  return name.startsWith(typed) ? 2 : 3
}

/**
 * The cities that have all of these words in their names, states and countries, the first of them in the name: “denver”,
 * “portland, or”. The best first, and of equals the largest.
 */
export async function findCities(typed: string): Promise<ListedCity[]> {
  const sought = wordsOf(typed)
  const [first] = sought
  if (first === undefined) return []
  const words = comparedName(sought)
  return (await listedCities())
    .filter((entry) => areBegun([first], entry.nameWords) && areBegun(sought, entry.words))
    .sort((one, other) => rankOf(one, words) - rankOf(other, words))
    .map(({ city }) => city)
}

/** Whether a city has exactly this name. */
export const isCalled = ({ name }: ListedCity, typed: string): boolean =>
  comparedName(wordsOf(name)) === comparedName(wordsOf(typed))
