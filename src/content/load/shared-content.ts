import { type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import type { City, RecordSchemas, Service } from '../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { HeaderEntry } from '../../../schema/header.ts'
import type { Language, Wording } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { wordingSchema } from '../../../schema/language/wording.ts'
import { coverageSchema, expandCoverage } from '../../../schema/records/coverage.ts'
import type { Coverage } from '../../../schema/records/coverage-fields.ts'
import { faqGroupSchema } from '../../../schema/records/faq.ts'
import { isoDay } from '../../../schema/schedule.ts'
import type { Site } from '../../../schema/site.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import type { SearchFacts } from '../derive/search-documents.ts'
import { namesOf } from '../near-duplicates/names.ts'
import { isReadByEngine } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { type Container, locate } from '../parse/source-position.ts'
import { citiesWithServices } from '../resolve/cities-with-services.ts'
import { createLibrary } from '../resolve/library.ts'
import { createRecordData, libraryWith } from '../resolve/page-records.ts'
import { createScopes, type NamedRecords, tokensOfAll } from '../resolve/page-scopes.ts'
import { cardsOf, firstRows, linksFrom } from '../resolve/record-cards.ts'
import type { Library, ResolvedData } from '../resolve/resolve-context.ts'
import type { Scope } from '../resolve/scope.ts'
import { htmlTagDiagnostics } from '../validate/html-tags.ts'
import type { FoundPrefill } from '../validate/prefill-checks.ts'
import { type CheckedRecord, checkFile, checkNames } from '../validate/record-checks.ts'
import { localInputDiagnostics, readCalculators } from './calculators.ts'
import { readHeaderEntries } from './header-entries.ts'
import { type ReadMatrix, readMatrices } from './matrices.ts'
import { pageFrame } from './page-frame.ts'
import { createRecordLookups, soundOf } from './record-lookups.ts'
import { type CollectionRecords, filesUnder, readRecords } from './records.ts'
import { readSite } from './site-file.ts'
import { readTheme } from './theme-file.ts'

/** Everything that pages share, validated once. */
export type SharedContent = {
  site: Site
  theme: Theme
  /** How the site speaks to visitors. */
  language: Language
  /** Tones of the theme, that of the page first; none if the theme has an error. */
  tones: readonly string[]
  /** `_data/site.yaml` with its tokens filled, for its links. */
  siteRoot: Container | undefined
  /** The fields of the records, and the schemas that they make. */
  collections: Collections
  recordSchemas: RecordSchemas
  library: Library & { used: ReadonlySet<string> }
  header: HeaderEntry[]
  /** The records of each collection, by slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, { broken: boolean; root?: Container }>>
  /** The schema of a page without that of its blocks. */
  pageFrame: ReturnType<typeof pageFrame>
  /** Name of a city or service as a heading. */
  nameOf: (kind: 'city' | 'service', slug: string) => string | undefined
  /** Records of cities and services without errors, by slug. */
  cityOf: (slug: string) => City | undefined
  serviceOf: (slug: string) => Service | undefined
  /** Names of cities and services, for the search. */
  called: SearchFacts['called']
  /** The main page of each city. */
  firstPages: ReadonlySet<string>
  /** Names of cities, states and services in every form, which near-duplicate checks ignore. */
  names: readonly string[]
  /** Paths in the coverage, whether their page exists or not. */
  planned: ReadonlySet<string>
  /** What calculators hand to the form of the quote dialog. */
  prefills: readonly FoundPrefill[]
  /** The day as of which dated facts are evaluated, as an ISO date. */
  today: string
  /** The time as of which schedules are evaluated, in milliseconds since 1970. */
  now: number
  scopeOf: (page: string, named?: NamedRecords) => Scope
  /** The library for a page that names these records. */
  libraryFor: (named?: NamedRecords) => Library
  /** A scope with every token of any record, to validate a fragment that no page uses. */
  anyScope: (file: string) => Scope
  /** The library for such a fragment. */
  anyLibrary: () => Library
  diagnostics: Diagnostic[]
}

type Files = ReadonlyMap<string, Parsed>

const plannedPaths = (coverage: Coverage | undefined) =>
  new Set(coverage === undefined ? [] : expandCoverage(coverage).flatMap(({ path, aliases }) => [path, ...aliases]))

/**
 * Reads everything in `_data/`. `files` are by name without extension: `cities/la`. `siteFile` is the name of the site
 * file.
 */
export function readShared(files: Files, siteFile: string, now: Date): SharedContent {
  const diagnostics: Diagnostic[] = [...files.values()].flatMap((parsed) => [
    ...parsed.diagnostics,
    ...htmlTagDiagnostics(parsed),
  ])
  const today = isoDay(now)
  const { recordSchemas, ...read } = readRecords(files, today, diagnostics)
  const { collections, cities, services } = read
  for (const parsed of filesUnder(files, 'faqs/').values())
    checkFile(parsed, { schema: faqGroupSchema, owner: 'faqs', today }, diagnostics)

  const coverageFile = files.get('coverage')
  const coverage =
    coverageFile && checkFile(coverageFile, { schema: coverageSchema, owner: 'coverage', today }, diagnostics)
  const site = readSite(files.get('site'), { file: siteFile, text: '' }, today, diagnostics)
  const wordingFile = files.get('wording')
  const wording =
    wordingFile && checkFile(wordingFile, { schema: wordingSchema, owner: 'wording', today }, diagnostics).data
  const { theme, tones } = readTheme(files.get('theme'), today, diagnostics)
  const matrices = readMatrices({ files, ...read }, today, diagnostics)
  const records = { ...read, coverage, matrices }
  checkListedNames(records, site.root, diagnostics)

  const links = linksFrom(coverage)
  const derived = derivedLists(records).set('site', { value: site.root, broken: site.broken })
  const data = new Map([...files].filter(([name]) => !isReadByEngine(name, collections)))
  const byWord = new Map(
    [...collectionsByWord(collections)].map(([word, name]) => [word, recordsIn(read, name)] as const),
  )
  const words = new Map([...byWord].map(([word, some]) => [word, [...some.keys()][0] ?? '…'] as const))
  const library = createLibrary({ fragments: filesUnder(files, 'fragments/'), data, derived, words }, diagnostics)
  for (const name of library.fragmentNames()) library.fragment(name)
  for (const name of library.dataNames()) library.data(name)
  const { calculators, prefills } = readCalculators(filesUnder(files, 'calculators/'), library, diagnostics)
  const faultyInputs = citiesWithWrongInputs(cities, calculators, diagnostics)

  const scopeOf = createScopes(site, byWord)
  const faqs = (service: string) => library.data(`faqs/${service}`)
  const calculator = (name: string) => library.data(`calculators/${name}`)
  const recordDataOf = createRecordData({ ...records, byWord, faqs, calculator, faultyInputs })
  const libraryFor = (named: NamedRecords = new Map()) => libraryWith(library, recordDataOf(named))
  const [soundCities, soundServices] = [soundOf(cities), soundOf(services)]
  const anyRecords = new Map(
    [...byWord].flatMap(([word, some]) => [...some.keys()].slice(0, 1).map((slug) => [word, slug] as const)),
  )
  return {
    site: site.site,
    theme,
    language: languageOf(site.site, (wording ?? {}) as Wording),
    tones,
    siteRoot: site.root,
    collections,
    recordSchemas,
    library,
    header: readHeaderEntries(site, library, diagnostics),
    records: read.records,
    pageFrame: pageFrame(byWord.keys()),
    ...createRecordLookups(collections, soundCities, soundServices),
    firstPages: new Set((coverage?.data?.cities ?? []).flatMap((slug) => links.city(slug)?.href ?? [])),
    names: namesOf(
      { collections, records: new Map([...read.records].map(([name, some]) => [name, [...soundOf(some).values()]])) },
      Object.keys(coverage?.data?.cityAliases ?? {}),
    ),
    planned: new Set([
      ...plannedPaths(coverage?.data),
      ...matrices.flatMap(({ rows }) => rows.map(({ path }) => path)),
    ]),
    prefills,
    today,
    now: now.getTime(),
    scopeOf,
    libraryFor,
    anyLibrary: () => libraryFor(anyRecords),
    anyScope: (file) => ({
      ...scopeOf(file, anyRecords),
      // A fragment may be for cities that have a fact: a token is valid if any record has it.
      records: [tokensOfAll(byWord)],
      silent: new Set([
        ...(site.broken ? ['site'] : []),
        ...[...byWord].flatMap(([word, some]) => (some.size === 0 ? [word] : [])),
      ]),
    }),
    diagnostics,
  }
}

type Records = Omit<ReturnType<typeof readRecords>, 'recordSchemas'> & {
  coverage: CheckedRecord<Coverage> | undefined
  matrices: ReadMatrix[]
}

/** Reports cities and services in the coverage and the organization that have no record. */
function checkListedNames(
  { cities, services, coverage }: Records,
  siteRoot: Container | undefined,
  diagnostics: Diagnostic[],
): void {
  const listIn = (root: Container | undefined, path: string[]) => root && locate(root, path).value
  checkNames('cities', listIn(coverage?.root, ['cities']), cities, diagnostics)
  checkNames('services', listIn(coverage?.root, ['services']), services, diagnostics)
  checkNames('cities', listIn(siteRoot, ['organization', 'cities']), cities, diagnostics)
}

/** The records of a collection. */
const recordsIn = ({ records }: Pick<Records, 'records'>, collection: string): CollectionRecords =>
  records.get(collection) ?? new Map()

/** Lists of all records of a collection, which pages refer to by these names. */
function derivedLists({
  collections,
  records,
  cities,
  services,
  coverage,
  matrices,
}: Records): Map<string, ResolvedData> {
  const links = linksFrom(coverage)
  const cityOrder = coverage?.data?.cities ?? []
  const serviceOrder = coverage?.data?.services ?? []
  const cityFields = ['name', ...collections.cities.shown]
  const others = Object.entries(collections).map(([name, { one, shown }]): [string, ResolvedData] => [
    name,
    cardsOf(recordsIn({ records }, name), [], ['name', ...shown], firstRows(matrices, one)),
  ])
  return new Map<string, ResolvedData>([
    ...others,
    ['cities', cardsOf(cities, cityOrder, cityFields, links.city)],
    ['places', cardsOf(cities, cityOrder, ['slug', ...cityFields], () => undefined)],
    ['cities-with-services', citiesWithServices({ collection: collections.cities, cities, services, coverage })],
    ['services', cardsOf(services, serviceOrder, ['name', ...collections.services.shown], links.service)],
  ])
}

/** Cities with an error in their `calculatorInputs`, which is reported. */
function citiesWithWrongInputs(
  cities: Records['cities'],
  calculators: ReturnType<typeof readCalculators>['calculators'],
  diagnostics: Diagnostic[],
): Set<string> {
  const faulty = new Set<string>()
  for (const [slug, city] of cities) {
    const wrong = localInputDiagnostics(city, calculators)
    diagnostics.push(...wrong)
    if (wrong.length > 0) faulty.add(slug)
  }
  return faulty
}
