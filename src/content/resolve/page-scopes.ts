import type { CheckedRecord } from '../validate/record-checks.ts'
import { recordTokens, type Scope, type TokenValues } from './scope.ts'

type Records = ReadonlyMap<string, CheckedRecord<{ slug: string }>>
type SiteTokens = { tokens: TokenValues; broken: boolean }

/** Creates scopes of pages: the tokens of the site, and of the page's city and service. */
export function createScopes(site: SiteTokens, cities: Records, services: Records) {
  const cityTokens = new Map([...cities].map(([slug, { root }]) => [slug, recordTokens('city', root)]))
  const serviceTokens = new Map([...services].map(([slug, { root }]) => [slug, recordTokens('service', root)]))
  const none: TokenValues = new Map()
  return (page: string, city?: string, service?: string): Scope => {
    const silent = new Set<string>()
    if (site.broken) silent.add('site')
    if (city !== undefined && cities.get(city)?.broken !== false) silent.add('city')
    if (service !== undefined && services.get(service)?.broken !== false) silent.add('service')
    const ofCity = city === undefined ? none : (cityTokens.get(city) ?? none)
    const ofService = service === undefined ? none : (serviceTokens.get(service) ?? none)
    const named = new Set([
      ...(city === undefined ? [] : ['city' as const]),
      ...(service === undefined ? [] : ['service' as const]),
    ])
    return { page, site: site.tokens, records: [ofService, ofCity], silent, named }
  }
}

/** Tokens that any record of a kind has. */
export const tokensOfAll = (kind: 'city' | 'service', records: Records) =>
  [...records.values()].flatMap(({ root }) => [...recordTokens(kind, root)])
