import type { City } from '../../../schema/records/city.ts'
import type { Service } from '../../../schema/records/service.ts'
import type { SearchFacts } from '../derive/search-documents.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'

/** Records without errors. */
export const soundOf = <Data>(records: ReadonlyMap<string, CheckedRecord<Data>>): ReadonlyMap<string, Data> =>
  new Map([...records].flatMap(([slug, { data }]) => (data === undefined ? [] : [[slug, data] as const])))

/** Names of records in every form. Those of a state are separate: people who search for a city rarely mean them. */
const calledCity = (city: City) => ({
  name: city.name,
  others: [city.city, ...city.nicknames],
  area: [city.state, city.stateCode],
})
const calledService = ({ name, singular, plural, alsoCalled }: Service) => ({
  name,
  others: [singular, plural, ...alsoCalled],
  area: [],
})

/**
 * Lookups of records by slug. They live in a file of their own because a site keeps them, and a closure keeps
 * everything in the scope where it was created.
 */
export function createRecordLookups(cities: ReadonlyMap<string, City>, services: ReadonlyMap<string, Service>) {
  const called: SearchFacts['called'] = (kind, slug) => {
    const city = kind === 'city' ? cities.get(slug) : undefined
    const service = kind === 'service' ? services.get(slug) : undefined
    return (city && calledCity(city)) ?? (service && calledService(service))
  }
  return {
    nameOf: (kind: 'city' | 'service', slug: string) => (kind === 'city' ? cities : services).get(slug)?.name,
    cityOf: (slug: string) => cities.get(slug),
    serviceOf: (slug: string) => services.get(slug),
    called,
  }
}
