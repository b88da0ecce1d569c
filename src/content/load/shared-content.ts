import {
  arePlaces,
  type Collection,
  type Collections,
  collectionsByWord,
} from '../../../schema/collections/collections.ts'
import type { RecordSchemas } from '../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { HeaderEntry } from '../../../schema/header.ts'
import type { Language, Wording } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { wordingSchema } from '../../../schema/language/wording.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import { faqGroupSchema } from '../../../schema/records/faq.ts'
import { isoDay } from '../../../schema/schedule.ts'
import type { Site } from '../../../schema/site.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { namesOf } from '../near-duplicates/names.ts'
import { GeoJsonError } from '../outline/geojson.ts'
import type { DrawnLand } from '../outline/read-land.ts'
import { isReadByEngine } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { type Container, locate } from '../parse/source-position.ts'
import { derivedLists } from '../resolve/derived-lists.ts'
import { createLibrary } from '../resolve/library.ts'
import { createMatrixLinks } from '../resolve/matrix-links.ts'
import { createRecordData, libraryWith } from '../resolve/page-records.ts'
import { createScopes } from '../resolve/page-scopes.ts'
import type { Library } from '../resolve/resolve-context.ts'
import type { Scope } from '../resolve/scope.ts'
import { createShownValue, withShownMoney } from '../resolve/shown-value.ts'
import { htmlTagDiagnostics } from '../validate/html-tags.ts'
import type { WrittenPrefill } from '../validate/prefill-checks.ts'
import { checkFile, checkNames } from '../validate/record-checks.ts'
import { checkCalculators, recordsWithWrongInputs } from './calculators.ts'
import { headerEntriesOf } from './header-entries.ts'
import { checkMatrices } from './matrices.ts'
import { pageFrame } from './page-frame.ts'
import { createRecordLookups, type RecordLookups, soundOf } from './record-lookups.ts'
import { type CollectionRecords, checkCollections, filesUnder, type RecordsIn } from './records.ts'
import { checkSite } from './site-file.ts'
import { checkTheme } from './theme-file.ts'

/** Everything that pages share, validated once. */
export type SharedContent = RecordLookups & {
  site: Site
  theme: Theme
  /** How the site speaks to visitors. */
  language: Language
  /** The land that its maps show. */
  land: DrawnLand | undefined
  /** Tones of the theme, that of the page first; none if the theme has an error. */
  tones: readonly string[]
  /** `_data/site.yaml` with its tokens filled, for its links. */
  siteRoot: Container | undefined
  /** The fields of the records, and their schemas. */
  collections: Collections
  recordSchemas: RecordSchemas
  library: Library & { used: ReadonlySet<string> }
  header: HeaderEntry[]
  /** The records of each collection, by slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, { broken: boolean; root?: Container }>>
  /** The schema of a page without that of its blocks. */
  pageFrame: ReturnType<typeof pageFrame>
  /** Names of records and the areas around them in every form, which near-duplicate checks ignore. */
  names: readonly string[]
  /** Paths of the matrices, whether their page exists or not. */
  planned: ReadonlySet<string>
  /** What calculators hand to the form of the quote dialog. */
  prefills: readonly WrittenPrefill[]
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

/**
 * Reads everything in `_data/`. `files` are by name without extension: `cities/la`. `siteFile` is the name of the site
 * file. `landAt` reads the land of an outline, and throws `GeoJsonError`.
 */
export function resolveShared(
  files: Files,
  siteFile: string,
  now: Date,
  landAt: (outline: string) => DrawnLand | undefined = () => undefined,
): SharedContent {
  const diagnostics: Diagnostic[] = [...files.values()].flatMap((parsed) => [
    ...parsed.diagnostics,
    ...htmlTagDiagnostics(parsed),
  ])
  const today = isoDay(now)
  const checkedSite = checkSite(files.get('site'), { file: siteFile, text: '' }, today, diagnostics)
  const { site, root: siteRoot } = checkedSite
  const wordingFile = files.get('wording')
  const wording =
    wordingFile && checkFile(wordingFile, { schema: wordingSchema, owner: 'wording', today }, diagnostics).data
  const language = languageOf(site, (wording ?? {}) as Wording)
  const shown = createShownValue(language)
  const { recordSchemas, ...read } = checkCollections(files, today, diagnostics)
  const { collections } = read
  const records = withShownMoney(read.records, collections, shown)
  const recordsIn = (name: string): CollectionRecords => records.get(name) ?? new Map()
  for (const parsed of filesUnder(files, 'faqs/').values())
    checkFile(parsed, { schema: faqGroupSchema, owner: 'faqs', today }, diagnostics)

  const { theme, tones } = checkTheme(files.get('theme'), today, diagnostics)
  const { matrices, incomplete: matricesIncomplete } = checkMatrices(
    { files, collections, records },
    today,
    diagnostics,
  )
  const links = createMatrixLinks(matrices)
  checkAreas(siteRoot, { collections, recordsIn }, diagnostics)

  const derived = derivedLists({ collections, recordsIn, links, matricesIncomplete }).set('site', {
    value: siteRoot,
    broken: checkedSite.broken,
  })
  const data = new Map([...files].filter(([name]) => !isReadByEngine(name, collections)))
  const recordsByWord = new Map(
    [...collectionsByWord(collections)].map(([word, name]) => [word, recordsIn(name)] as const),
  )
  const exampleByWord = new Map([...recordsByWord].map(([word, some]) => [word, [...some.keys()][0] ?? '…'] as const))
  const library = createLibrary(
    { fragments: filesUnder(files, 'fragments/'), data, derived, exampleByWord },
    diagnostics,
  )
  for (const name of library.fragmentNames()) library.fragment(name)
  for (const name of library.dataNames()) library.data(name)
  const { calculators, prefills } = checkCalculators(filesUnder(files, 'calculators/'), library, diagnostics)
  const wrongInputs = recordsWithWrongInputs({ collections, recordsIn }, calculators, diagnostics)

  const { scopeOf, ofAll } = createScopes({ collections, site: checkedSite, recordsByWord, shown })
  const faqs = (slug: string) => library.data(`faqs/${slug}`)
  const calculator = (name: string) => library.data(`calculators/${name}`)
  const recordDataOf = createRecordData({
    collections,
    links,
    matricesIncomplete,
    recordsByWord,
    faqs,
    calculator,
    wrongInputs,
  })
  const libraryFor = (named: NamedRecords = new Map()) => libraryWith(library, recordDataOf(named))
  const soundRecords = new Map([...recordsByWord].map(([word, some]) => [word, soundOf(some)] as const))
  const anyRecords = new Map(
    [...recordsByWord].flatMap(([word, some]) => [...some.keys()].slice(0, 1).map((slug) => [word, slug] as const)),
  )
  return {
    site,
    theme,
    language,
    land: readOutline(checkedSite, landAt, diagnostics),
    tones,
    siteRoot,
    collections,
    recordSchemas,
    library,
    header: headerEntriesOf(checkedSite, library, diagnostics),
    records,
    pageFrame: pageFrame(recordsByWord.keys()),
    ...createRecordLookups({ collections, recordsByWord: soundRecords, links }),
    names: namesOf(
      { collections, records: new Map([...records].map(([name, some]) => [name, [...soundOf(some).values()]])) },
      matrices.flatMap(({ matrix }) => Object.values(matrix.aliases).flatMap(Object.keys)),
    ),
    planned: new Set(matrices.flatMap(({ entries }) => entries.flatMap(({ path, aliases }) => [path, ...aliases]))),
    prefills,
    today,
    now: now.getTime(),
    scopeOf,
    libraryFor,
    anyLibrary: () => libraryFor(anyRecords),
    anyScope: (file) => ({
      ...scopeOf(file, anyRecords),
      // A fragment may be for cities that have a fact: a token is valid if any record has it.
      records: ofAll(),
      silent: new Set([
        ...(checkedSite.broken ? ['site'] : []),
        ...[...recordsByWord].flatMap(([word, some]) => (some.size === 0 ? [word] : [])),
      ]),
    }),
    diagnostics,
  }
}

/** Reports areas of the organization that are no places. */
function checkAreas(
  siteRoot: Container | undefined,
  { collections, recordsIn }: RecordsIn,
  diagnostics: Diagnostic[],
): void {
  const placeCollections = Object.keys(collections).filter((name) => arePlaces(collections[name] as Collection))
  const areas = siteRoot && locate(siteRoot, ['organization', 'areas']).value
  const places = new Map(placeCollections.flatMap((name) => [...recordsIn(name)]))
  checkNames(placeCollections[0] ?? 'cities', areas, places, diagnostics)
}

/** The land of the site file; a wrong GeoJSON file is reported where it is named. */
function readOutline(
  { site: { outline }, root }: ReturnType<typeof checkSite>,
  landAt: (outline: string) => DrawnLand | undefined,
  diagnostics: Diagnostic[],
): DrawnLand | undefined {
  const position = root && locate(root, ['outline']).position
  if (outline === undefined || position === undefined) return undefined
  try {
    return landAt(outline)
  } catch (error) {
    if (!(error instanceof GeoJsonError)) throw error
    const problem = `\`_data/${outline}\` ${error.message}.`
    diagnostics.push(diagnose('invalid-value', valueRange(position), { key: 'outline', problem, description: '' }))
    return undefined
  }
}
