import { calculatorSchema } from '../../schema/calculator/definition.ts'
import { type City, citySchema } from '../../schema/city.ts'
import { type Coverage, cityHref, coverageSchema, expandCoverage, serviceHref } from '../../schema/coverage.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { faqGroupSchema } from '../../schema/faq.ts'
import type { Link } from '../../schema/link.ts'
import { type Service, serviceSchema } from '../../schema/service.ts'
import { type Site, siteSchema } from '../../schema/site.ts'
import { citiesWithServices } from './cities-with-services.ts'
import { diagnose, fileSpot, spotOf } from './diagnose.ts'
import { fillTokens } from './fill.ts'
import { createLibrary } from './library.ts'
import { namesOf } from './near-duplicates/names.ts'
import { createOwnData, libraryWith } from './own-data.ts'
import type { Parsed } from './parse.ts'
import { type Container, locate, type Place } from './place.ts'
import { type Checked, checkFile, checkNames, checkRecords, makeCard } from './records.ts'
import type { Library, Shared } from './resolve.ts'
import { recordTokens, type Scope, siteTokens, type TokenValues } from './scope.ts'
import type { SearchFacts } from './search-documents.ts'

/** Everything that pages share, checked once. */
export type SharedContent = {
  site: Site
  /** `_data/site.yaml` with its tokens filled, for its links. */
  siteRoot: Container | undefined
  library: Library & { used: ReadonlySet<string> }
  /** The cities of the header's menu that have a page, with its address. */
  menu: Link[]
  cities: ReadonlyMap<string, { broken: boolean }>
  services: ReadonlyMap<string, { broken: boolean }>
  /** Name of a city or service as a heading. */
  nameOf: (kind: 'city' | 'service', slug: string) => string | undefined
  /** Records of cities and services without faults, by slug. */
  cityOf: (slug: string) => City | undefined
  serviceOf: (slug: string) => Service | undefined
  /** What a city or service is called, for the search. */
  called: SearchFacts['called']
  /** The page of each city that its name alone leads to. */
  firstPages: ReadonlySet<string>
  /** Names of cities, states and services in every form, which make no difference between pages. */
  names: readonly string[]
  /** Paths that the coverage lists, whether their page is there or not. */
  planned: ReadonlySet<string>
  /** The day on which dated facts are judged, as an ISO date. */
  today: string
  scopeOf: (page: string, city?: string, service?: string) => Scope
  /** The library as a page with these records sees it. */
  libraryFor: (city?: string, service?: string) => Library
  /** A scope in which every token of any city and service is known, to check a fragment that no page uses. */
  anyScope: (file: string) => Scope
  /** The library for such a fragment. */
  anyLibrary: () => Library
  diagnostics: Diagnostic[]
}

/** Stands in while the site file is faulty, so that pages can still be checked. */
const nameless: Site = siteSchema.parse({
  name: 'Untitled',
  phone: '(213) 555-0100',
  email: 'hello@example.com',
  origin: 'https://www.example.com',
  header: {
    links: [],
    locations: { text: 'Locations', cities: [], all: { text: 'All', href: '/' } },
    inquire: 'Inquire',
  },
  footer: { columns: [], note: 'Untitled' },
  hours: { text: 'Closed', opens: '09:00', closes: '17:00', days: ['Monday'] },
  foundingYear: 2000,
  priceRange: '$',
})

type Files = ReadonlyMap<string, Parsed>
const under = (files: Files, folder: string) =>
  new Map(
    [...files].filter(([name]) => name.startsWith(folder)).map(([name, file]) => [name.slice(folder.length), file]),
  )

function readSite(parsed: Parsed | undefined, folder: Parsed['source'], today: string, diagnostics: Diagnostic[]) {
  if (parsed === undefined) {
    diagnostics.push(diagnose('missing-site-file', fileSpot(folder), { file: folder.file }))
    return { site: nameless, root: undefined, tokens: new Map<string, string>(), broken: true }
  }
  const raw = siteTokens(parsed.value)
  const scope: Scope = { page: parsed.source.file, site: raw, records: [], silent: new Set(), named: new Set() }
  const filled = fillTokens(parsed.value, scope)
  diagnostics.push(...filled.diagnostics)
  const value = parsed.value === undefined ? {} : { value: filled.value }
  const checked = checkFile(
    { source: parsed.source, place: parsed.place, diagnostics: [], ...value },
    { schema: siteSchema, owner: 'site', today },
    diagnostics,
  )
  for (const [index, key] of (checked.data?.sample ?? []).entries()) {
    const at = locate(checked.root as Container, key.split('.'))
    const entry = locate(checked.root as Container, ['sample', index]).place ?? parsed.place
    if (at.exists && at.place)
      diagnostics.push(diagnose('sample-value', spotOf(at.place), { key, value: String(at.value) }))
    else {
      const facts = { key: `sample[${index}]`, problem: `this file has no \`${key}\`.`, description: '' }
      diagnostics.push(diagnose('invalid-value', spotOf(entry), facts))
    }
  }
  return {
    site: checked.data ?? nameless,
    root: checked.root,
    tokens: siteTokens(checked.root),
    broken: checked.broken || filled.diagnostics.length > 0,
  }
}

type Linked = (slug: string) => { href: string; place: Place } | undefined
type Record_ = Checked<{ slug: string }>

/** Cards of all records in the given order; those that it does not name come last, by their slug. */
function cardsOf(
  records: ReadonlyMap<string, Record_>,
  order: readonly string[],
  fields: string[],
  link: Linked,
): Shared {
  const named = new Set(order)
  const slugs = [
    ...order.filter((slug) => records.has(slug)),
    ...[...records.keys()].filter((slug) => !named.has(slug)),
  ]
  const cards = new Map(
    slugs.flatMap((slug) => {
      const root = records.get(slug)?.root
      return root === undefined ? [] : [[slug, makeCard(root, fields, link(slug))] as const]
    }),
  )
  return { value: [...cards.values()], records: cards, broken: [...records.values()].some(({ broken }) => broken) }
}

function linksFrom(coverage: Checked<Coverage> | undefined): { city: Linked; service: Linked } {
  const data = coverage?.data
  const root = coverage?.root
  if (data === undefined || root === undefined) return { city: () => undefined, service: () => undefined }
  // All cards share one place, so that pages that are not written yet are told once and not for every city.
  const at = (list: 'cities' | 'services', href: string | undefined) => {
    const place = locate(root, [list]).place
    return href === undefined || place === undefined ? undefined : { href, place }
  }
  return {
    city: (slug) => at('cities', cityHref(data, slug)),
    service: (slug) => at('services', serviceHref(data, slug)),
  }
}

const plannedPaths = (coverage: Coverage | undefined) =>
  new Set(coverage === undefined ? [] : expandCoverage(coverage).flatMap(({ path, aliases }) => [path, ...aliases]))

/** Reads everything in `_data/`. `files` are by name without ending: `cities/la`. `siteFile` names the site file. */
export function readShared(files: Files, siteFile: string, now: Date): SharedContent {
  const diagnostics: Diagnostic[] = [...files.values()].flatMap((parsed) => parsed.diagnostics)
  const today = now.toISOString().slice(0, 10)
  const cityFiles = under(files, 'cities/')
  const cities = checkRecords(cityFiles, { schema: citySchema, owner: 'city', today }, diagnostics)
  const services = checkRecords(
    under(files, 'services/'),
    { schema: serviceSchema, owner: 'service', today },
    diagnostics,
  )
  for (const parsed of under(files, 'faqs/').values())
    checkFile(parsed, { schema: faqGroupSchema, owner: 'faqs', today }, diagnostics)

  const coverageFile = files.get('coverage')
  const coverage =
    coverageFile && checkFile(coverageFile, { schema: coverageSchema, owner: 'coverage', today }, diagnostics)
  const site = readSite(files.get('site'), { file: siteFile, text: '' }, today, diagnostics)
  const matrix = coverage?.root as Record<string, unknown> | undefined
  checkNames('unknown-city', matrix?.['cities'], cities, diagnostics)
  checkNames('unknown-service', matrix?.['services'], services, diagnostics)
  if (site.root)
    for (const list of [
      ['header', 'locations', 'cities'],
      ['organization', 'cities'],
    ])
      checkNames('unknown-city', locate(site.root, list).value, cities, diagnostics)

  const links = linksFrom(coverage)
  const made = new Map<string, Shared>([
    ['cities', cardsOf(cities, coverage?.data?.cities ?? [], ['name', 'state'], links.city)],
    ['places', cardsOf(cities, coverage?.data?.cities ?? [], ['slug', 'name', 'state'], () => undefined)],
    ['cities-with-services', citiesWithServices({ cities, services, coverage })],
    ['services', cardsOf(services, coverage?.data?.services ?? [], ['name', 'summary'], links.service)],
    ['site', { value: site.root, broken: site.broken }],
  ])
  const apart = ['cities/', 'services/', 'fragments/', 'templates/']
  const data = new Map(
    [...files].filter(([name]) => name !== 'site' && name !== 'coverage' && !apart.some((one) => name.startsWith(one))),
  )
  const library = createLibrary({ fragments: under(files, 'fragments/'), data, made }, diagnostics)
  for (const name of library.fragmentNames()) library.fragment(name)
  for (const name of library.dataNames()) library.data(name)
  diagnostics.push(...calculatorFaults(under(files, 'calculators/'), library))

  const scopeOf = createScopes(site, cities, services)
  const faqs = (service: string) => library.data(`faqs/${service}`)
  const calculator = (name: string) => library.data(`calculators/${name}`)
  const ownData = createOwnData({ cities, services, coverage, faqs, calculator })
  const libraryFor = (city?: string, service?: string) => libraryWith(library, ownData(city, service))
  const [anyCity] = cities.keys()
  const [anyService] = services.keys()
  return {
    site: site.site,
    siteRoot: site.root,
    library,
    menu: site.site.header.locations.cities.flatMap((slug) => {
      const href = links.city(slug)?.href
      const name = cities.get(slug)?.data?.name
      return href === undefined || name === undefined ? [] : [{ text: name, href }]
    }),
    cities,
    services,
    nameOf: (kind, slug) => (kind === 'city' ? cities : services).get(slug)?.data?.name,
    cityOf: (slug) => cities.get(slug)?.data,
    serviceOf: (slug) => services.get(slug)?.data,
    called: createCalled(cities, services),
    firstPages: new Set((coverage?.data?.cities ?? []).flatMap((slug) => links.city(slug)?.href ?? [])),
    names: namesOf(dataOf(cities), dataOf(services), Object.keys(coverage?.data?.cityAliases ?? {})),
    planned: plannedPaths(coverage?.data),
    today,
    scopeOf,
    libraryFor,
    anyLibrary: () => libraryFor(anyCity, anyService),
    anyScope: (file) => ({
      ...scopeOf(file, anyCity, anyService),
      // A fragment may be made for the cities that have a fact: a token is known where any record has it.
      records: [new Map([...tokensOfAll('city', cities), ...tokensOfAll('service', services)])],
      silent: new Set([
        ...(site.broken ? ['site'] : []),
        ...(cities.size === 0 ? ['city'] : []),
        ...(services.size === 0 ? ['service'] : []),
      ]),
    }),
    diagnostics,
  }
}

/** Names of records in every form. Those of a state come apart: people who ask for a city rarely mean them. */
function createCalled(
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

/** Faults of calculators, with those that they call set into them. */
function calculatorFaults(files: Files, library: Library): Diagnostic[] {
  return [...files].flatMap(([name, { source }]) => {
    const shared = library.data(`calculators/${name}`)
    if (shared === undefined || 'chain' in shared || shared.broken) return []
    const place = { source, start: 0, end: 1 }
    const faults: Diagnostic[] = []
    const parsed = { source, place, diagnostics: [], value: shared.value }
    const { data, root } = checkFile(parsed, { schema: calculatorSchema, owner: 'calculator', today: '' }, faults)
    if (data && root && data.slug !== name)
      faults.push(diagnose('wrong-slug', spotOf(locate(root, ['slug']).place ?? place), { slug: data.slug, name }))
    return faults
  })
}

const dataOf = <Data>(records: ReadonlyMap<string, Checked<Data>>) =>
  [...records.values()].flatMap(({ data }) => (data === undefined ? [] : [data]))

const tokensOfAll = (kind: 'city' | 'service', records: ReadonlyMap<string, Record_>) =>
  [...records.values()].flatMap(({ root }) => [...recordTokens(kind, root)])

type SiteTokens = { tokens: TokenValues; broken: boolean }

function createScopes(site: SiteTokens, cities: ReadonlyMap<string, Record_>, services: ReadonlyMap<string, Record_>) {
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
