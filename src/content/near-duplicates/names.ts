import type { City } from '../../../schema/records/city.ts'
import type { Service } from '../../../schema/records/service.ts'

/** `greeter` → `greeters` and vice versa. */
const inBothNumbers = (name: string) => [name, name.endsWith('s') ? name.slice(0, -1) : `${name}s`]

/**
 * All names of cities, states and services, in every form: a page that differs from another only in these has no
 * content of its own. `spellings` are further names of cities and services, such as `orange-county`.
 */
export function namesOf(cities: readonly City[], services: readonly Service[], spellings: readonly string[]): string[] {
  const ofCities = cities.flatMap(({ name, city, state, stateCode, slug }) => [name, city, state, stateCode, slug])
  const ofServices = services.flatMap(({ name, singular, plural, slug }) => [name, singular, plural, slug])
  return [...new Set([...ofCities, ...spellings, ...ofServices.flatMap(inBothNumbers)])]
}
