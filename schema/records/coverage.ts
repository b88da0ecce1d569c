import { z } from 'zod'
import { coverageErrors } from './coverage-checks.ts'
import { type Coverage, coverageFields, own, servicesOf } from './coverage-fields.ts'

/** Which city has which service, and which other addresses lead there: `_data/coverage.yaml`. */
export const coverageSchema = z
  .strictObject(coverageFields)
  .superRefine((coverage, context) => {
    for (const { code, path, message } of coverageErrors(coverage))
      context.addIssue({ code: 'custom', path, message, params: { code } })
  })
  .meta({ title: 'coverage', description: 'The matrix of cities and services, as defaults and exceptions.' })

/** One cell of the matrix. */
export type CoverageEntry = {
  city: string
  service: string
  path: `/${string}`
  /** The service whose page is shown here, where it is not a page of its own. */
  reuses?: string
  /** Other spellings of `path`, sorted. */
  aliases: `/${string}`[]
}

const namesByTarget = (pairs: [alias: string, target: string][]) => {
  const names = new Map<string, string[]>()
  for (const [alias, target] of pairs) names.set(target, [...(names.get(target) ?? []), alias])
  return names
}

/** Every cell of the matrix, cities in their order and services in theirs. */
export function expandCoverage(coverage: Coverage): CoverageEntry[] {
  const cityNames = namesByTarget(Object.entries(coverage.cityAliases))
  const serviceNames = namesByTarget(
    Object.entries(coverage.serviceAliases).map(([alias, { service }]) => [alias, service]),
  )
  return coverage.cities.flatMap((city) => {
    const prefixes = [city, ...(cityNames.get(city) ?? [])]
    return servicesOf(coverage, city).map((service): CoverageEntry => {
      const accepted = (serviceNames.get(service) ?? []).filter(
        (alias) => own(coverage.serviceAliases, alias)?.cities?.includes(city) ?? true,
      )
      const spellings = prefixes.flatMap((prefix) =>
        [service, ...accepted].map((name) => `/${prefix}/${name}` as const),
      )
      const reuses = own(coverage.reuses, service)
      const [path = `/${city}/${service}` as const, ...aliases] = spellings
      return { city, service, path, ...(reuses === undefined ? {} : { reuses }), aliases: aliases.sort() }
    })
  })
}

/** A page of its own, with every other address that shows it, sorted: spellings and reused services. */
export type CoveragePage = { city: string; service: string; path: `/${string}`; aliases: `/${string}`[] }

/** The cells that are pages; a cell that shows another page is among the aliases of that page. */
export function coveragePages(coverage: Coverage): CoveragePage[] {
  const entries = expandCoverage(coverage)
  const shownBy = new Map<string, `/${string}`[]>()
  for (const { city, path, reuses, aliases } of entries) {
    if (reuses === undefined) continue
    const target = `/${city}/${reuses}`
    shownBy.set(target, [...(shownBy.get(target) ?? []), path, ...aliases])
  }
  return entries
    .filter((entry) => entry.reuses === undefined)
    .map(({ city, service, path, aliases }) => ({
      city,
      service,
      path,
      aliases: [...aliases, ...(shownBy.get(path) ?? [])].sort(),
    }))
}

/**
 * The page of a service: in `city`, or in the first city that has it. A reused service gives the page that it shows.
 * Undefined where there is none.
 */
export function serviceHref(coverage: Coverage, service: string, city?: string): `/${string}` | undefined {
  const cities = city === undefined ? coverage.cities : coverage.cities.filter((known) => known === city)
  const home = cities.find((candidate) => servicesOf(coverage, candidate).includes(service))
  return home === undefined ? undefined : `/${home}/${own(coverage.reuses, service) ?? service}`
}

/** Where a link to a city leads: to the first service of its list. Undefined for a city without pages. */
export function cityHref(coverage: Coverage, city: string): `/${string}` | undefined {
  const [first] = coverage.cities.includes(city) ? servicesOf(coverage, city) : []
  return first === undefined ? undefined : serviceHref(coverage, first, city)
}
