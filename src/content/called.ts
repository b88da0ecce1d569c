import type { City } from '../../schema/city.ts'
import type { Service } from '../../schema/service.ts'
import type { Checked } from './records.ts'
import type { SearchFacts } from './search-documents.ts'

/** Names of records in every form. Those of a state come apart: people who ask for a city rarely mean them. */
export function createCalled(
  cities: ReadonlyMap<string, Checked<City>>,
  services: ReadonlyMap<string, Checked<Service>>,
): SearchFacts['called'] {
  return (kind, slug) => {
    if (kind === 'city') {
      const city = cities.get(slug)?.data
      return city && { name: city.name, others: [city.city, ...city.nicknames], area: [city.state, city.stateCode] }
    }
    const service = services.get(slug)?.data
    return (
      service && { name: service.name, others: [service.singular, service.plural, ...service.alsoCalled], area: [] }
    )
  }
}
