import type { Content } from '../../../content/load/load.ts'
import type { FoundCity } from '../../wire/grid.ts'
import { contentNames } from '../models/content-names.ts'
import { sharedFileSchema } from '../schemas/field-schemas.ts'
import { findCities, isCalled, type ListedCity } from './gazetteer.ts'
import { knownFields } from './known-fields.ts'

/** How many places are listed: more words narrow them down. */
const maxListed = 8

/** Degrees with the precision of a city, about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

const labelOf = ({ name, province, country }: ListedCity) => [name, province, country].filter(Boolean).join(', ')

/**
 * The cities with these words, with what a new record of a collection gets from each. Those in the part of the Earth that the
 * collection lies in come first.
 */
export async function foundCities(content: Content, name: string, words: string): Promise<FoundCity[]> {
  const { collections, land } = content.shared()
  const collection = collections[name]
  const schema = sharedFileSchema(`${name}/new`, contentNames(content))
  const within = collection?.within
  const isOutside = ({ lat, lng }: ListedCity) =>
    within !== undefined && !(lat >= within.south && lat <= within.north && lng >= within.west && lng <= within.east)
  const cities = await findCities(words)
  const byLabel = new Map<string, ListedCity>()
  for (const city of [...cities].sort((one, other) => Number(isOutside(one)) - Number(isOutside(other))))
    if (!byLabel.has(labelOf(city))) byLabel.set(labelOf(city), city)
  return [...byLabel].slice(0, maxListed).map(([label, city]) => {
    const position = { lat: rounded(city.lat), lng: rounded(city.lng) }
    const at = land?.project(position)
    return {
      label,
      name: city.name,
      isNamed: isCalled(city, words) && !isOutside(city),
      position,
      ...(at && { at }),
      fields: schema && collection ? knownFields(schema, collection, city) : [],
    }
  })
}
