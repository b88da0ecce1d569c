import { type Collections, textsOf } from '../../../schema/collections/collections.ts'
import type { AnyRecord, City } from '../../../schema/collections/record-schemas.ts'
import type { SearchFacts } from '../derive/search-documents.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'

/** Records without errors. */
export const soundOf = <Data>(records: ReadonlyMap<string, CheckedRecord<Data>>): ReadonlyMap<string, Data> =>
  new Map([...records].flatMap(([slug, { data }]) => (data === undefined ? [] : [[slug, data] as const])))

/**
 * Lookups of records by slug. They live in a file of their own because a site keeps them, and a closure keeps
 * everything in the scope where it was created.
 */
export function createRecordLookups(
  collections: Collections,
  cities: ReadonlyMap<string, City>,
  services: ReadonlyMap<string, AnyRecord>,
) {
  // Names of the area are separate: people who search for a city rarely mean them.
  const called: SearchFacts['called'] = (kind, slug) => {
    const record = (kind === 'city' ? cities : services).get(slug)
    if (record === undefined) return undefined
    const { names, area } = collections[kind === 'city' ? 'cities' : 'services']
    return { name: record.name, others: [...textsOf(record, names), ...record.alsoCalled], area: textsOf(record, area) }
  }
  return {
    nameOf: (kind: 'city' | 'service', slug: string) => (kind === 'city' ? cities : services).get(slug)?.name,
    cityOf: (slug: string) => cities.get(slug),
    serviceOf: (slug: string) => services.get(slug),
    called,
  }
}
