import { type Collection, type Collections, textsOf } from '../../../schema/collections/collections.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'

/** `greeter` → `greeters` and vice versa. */
const inBothNumbers = (name: string) => [name, name.endsWith('s') ? name.slice(0, -1) : `${name}s`]

const formsOf = ({ names, area }: Collection, record: City | Service) => [
  record.name,
  ...textsOf(record, [...names, ...area]),
  record.slug,
]

type Records = { collections: Collections; cities: readonly City[]; services: readonly Service[] }

/**
 * All names of cities, the areas around them and services, in every form: a page that differs from another only in these
 * has no content of its own. `spellings` are further names of cities and services, such as `orange-county`.
 */
export function namesOf({ collections, cities, services }: Records, spellings: readonly string[]): string[] {
  const ofCities = cities.flatMap((city) => formsOf(collections.cities, city))
  const ofServices = services.flatMap((service) => formsOf(collections.services, service))
  return [...new Set([...ofCities, ...spellings, ...ofServices.flatMap(inBothNumbers)])]
}
