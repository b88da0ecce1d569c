import type { BlockSchemas } from '../../../../schema/block.ts'
import {
  arePlaces,
  type Collection,
  type Collections,
  collectionsByWord,
} from '../../../../schema/collections/collections.ts'
import type { RecordSchemas } from '../../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { inLanguage, type Language } from '../../../../schema/language/language.ts'
import type { FooterColumn, HeaderEntry } from '../../../../schema/layout/header.ts'
import type { NamedRecords } from '../../../../schema/matrix/matrix-entries.ts'
import { faqGroupSchema } from '../../../../schema/records/faq.ts'
import { isoDay } from '../../../../schema/schedule/moment.ts'
import type { Span } from '../../../../schema/schedule/schedule.ts'
import { type Site, siteSchema } from '../../../../schema/site/site.ts'
import type { Theme } from '../../../../schema/theme/theme.ts'
import { hashAll } from '../../../cache/hash.ts'
import { recordRead } from '../../../cache/reads.ts'
import type { Ask } from '../../derive/search-documents.ts'
import { valueRange } from '../../diagnostics/diagnose.ts'
import { namesOf } from '../../near-duplicates/names.ts'
import type { DrawnLand } from '../../outline/read-land.ts'
import { type Parsed, parse } from '../../parse/parse.ts'
import { type Container, locate } from '../../parse/source-position.ts'
import { derivedLists } from '../../resolve/derived-lists.ts'
import { createLibrary } from '../../resolve/library.ts'
import { createMatrixLinks } from '../../resolve/matrix-links.ts'
import { createRecordData, libraryWith } from '../../resolve/page-records.ts'
import { createScopes } from '../../resolve/page-scopes.ts'
import { createRecordLookups, type RecordLookups, validRecordsOf } from '../../resolve/record-lookups.ts'
import type { Library } from '../../resolve/resolve-context.ts'
import type { Scope } from '../../resolve/scope.ts'
import { createValueFormat, withFormattedMoney } from '../../resolve/value-format.ts'
import type { WrittenRedirect } from '../../validate/addresses/redirect-checks.ts'
import { htmlTagDiagnostics } from '../../validate/html-tags.ts'
import { wrongValue } from '../../validate/issues/issue-values.ts'
import type { WrittenPrefill } from '../../validate/prefill-checks.ts'
import { checkFile, checkSlugs } from '../../validate/records/record-checks.ts'
import { pageSchema } from '../page-schema.ts'
import { checkCalculators, recordsWithWrongInputs } from './calculators.ts'
import { layoutLinks } from './layout-links.ts'
import { checkMatrices, templateNames } from './matrices.ts'
import { matrixAsks } from './matrix-asks.ts'
import { type CollectionRecords, checkCollections, filesUnder, type RecordsIn } from './records.ts'
import { checkRedirects } from './redirects-file.ts'
import { type Checking, type Code, checkSettings, type Settings } from './settings.ts'
import {
  createFingerprints,
  printOfFile,
  recordedLibrary,
  recordedLinks,
  recordedRecords,
  recordedTime,
} from './shared-inputs.ts'

/** Everything that pages share, validated once. */
export type SharedContent = RecordLookups & {
  site: Site
  /** The file that it is read from. */
  siteFile: string
  theme: Theme
  /** How the site speaks to visitors. */
  language: Language
  /** The schema of `_data/wording.yaml`. */
  wordingSchema: Settings['wordingSchema']
  /** The land that its maps show. */
  land: DrawnLand | undefined
  /** Tones of the theme, that of the page first; none if the theme has an error. */
  tones: readonly string[]
  /** `_data/site.yaml` with its tokens filled, for its links. */
  siteRoot: Container | undefined
  /** The fields of the records, and their schemas. */
  collections: Collections
  /** Whether they have errors: what a record is cannot be said then, nor what pages show of it. */
  collectionsBroken: boolean
  recordSchemas: RecordSchemas
  library: Library & { used: ReadonlySet<string> }
  header: HeaderEntry[]
  footer: FooterColumn[]
  /** The records of each collection, by slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, { broken: boolean; root?: Container }>>
  /** The schemas of all block types that have one. */
  blocks: BlockSchemas
  /** The schema of a page, without those of its blocks. */
  pageSchema: ReturnType<typeof pageSchema>
  /** The templates that exist, and those that matrices name. */
  templates: ReadonlySet<string>
  matrixTemplates: ReadonlySet<string>
  /** Names of records and the areas around them in every form, which near-duplicate checks ignore. */
  names: readonly string[]
  /** Paths of the matrices, whether their page exists or not. */
  planned: ReadonlySet<string>
  /** What the search says of combinations of records without a page. */
  asks: readonly Ask[]
  /** What calculators hand to the form of the quote dialog. */
  prefills: readonly WrittenPrefill[]
  /** The redirects of the site, and where each is written. */
  redirects: readonly WrittenRedirect[]
  /** The day as of which dated facts are evaluated, as an ISO date. */
  today: string
  /** The time as of which schedules are evaluated, in milliseconds since 1970. */
  now: number
  /** Whether something with this span is part of the site now. */
  holdsNow: (span: Span) => boolean
  scopeOf: (page: string, named?: NamedRecords) => Scope
  /** The library for a page that names these records. */
  libraryFor: (named?: NamedRecords) => Library
  /** Hash of what every page reads: the settings of the site, and what there is. */
  settingsPrint: string
  /** The fingerprint of anything else that a page reads of shared content, by the name under which it was recorded. */
  fingerprintOf: (input: string) => string
  /** A scope with every token of any record, to validate a fragment that no page uses. */
  anyScope: (file: string) => Scope
  /** The library for such a fragment. */
  anyLibrary: () => Library
  diagnostics: Diagnostic[]
}

/**
 * What the check of a page may read of shared content. Each of these is either a setting (`settingsPrint`) or recorded when
 * it is read (`shared-inputs.ts`), so that a stored result is used only while all of it is the same.
 */
export type PageShared = Pick<
  SharedContent,
  | 'collections'
  | 'collectionsBroken'
  | 'holdsNow'
  | 'libraryFor'
  | 'matrixTemplates'
  | 'pageSchema'
  | 'records'
  | 'scopeOf'
  | 'site'
  | 'siteFile'
  | 'templates'
  | 'theme'
  | 'today'
  | 'tones'
>

/** Reports areas of the organization that are no places. */
function checkAreas(
  siteRoot: Container | undefined,
  { collections, recordsIn }: RecordsIn,
  diagnostics: Diagnostic[],
): void {
  const placeCollections = Object.keys(collections).filter((name) => arePlaces(collections[name] as Collection))
  const areas = siteRoot && locate(siteRoot, ['organization', 'areas']).value
  const places = new Map(placeCollections.flatMap((name) => [...recordsIn(name)]))
  checkSlugs(placeCollections[0] ?? 'cities', areas, places, diagnostics)
}

/** Reports announcements in a tone that the theme does not have. */
function checkTones(
  { site, root }: Settings['checkedSite'],
  tones: readonly string[],
  diagnostics: Diagnostic[],
): void {
  if (root === undefined || tones.length === 0) return
  for (const [index, { tone }] of site.announcements.entries()) {
    const path = ['announcements', index, 'tone']
    const { position } = locate(root, path)
    if (tone !== undefined && position && !tones.includes(tone))
      diagnostics.push(wrongValue({ root, schema: siteSchema, owner: 'site' }, path, valueRange(position), tone, tones))
  }
}

/** The records, the matrices that combine them, and the links to the pages of these. */
function checkRecordFiles({ files, today, diagnostics }: Checking, { checkedSite, language }: Settings) {
  const {
    collections,
    collectionsBroken,
    recordSchemas,
    records: written,
  } = checkCollections(files, today, diagnostics)
  const format = createValueFormat(language)
  const records = recordedRecords(withFormattedMoney(written, collections, format))
  const recordsIn = (name: string): CollectionRecords => records.get(name) ?? new Map()
  for (const parsed of filesUnder(files, 'faqs/').values())
    checkFile(parsed, { schema: faqGroupSchema, owner: 'faqs', today }, diagnostics)
  const { matrices, incomplete } = checkMatrices({ files, collections, records }, today, diagnostics)
  checkAreas(checkedSite.root, { collections, recordsIn }, diagnostics)
  const recordsByWord = new Map(
    [...collectionsByWord(collections)].map(([word, name]) => [word, recordsIn(name)] as const),
  )
  return {
    ...{ collections, collectionsBroken, recordSchemas, format, records, recordsIn, recordsByWord },
    exampleByWord: new Map([...recordsByWord].map(([word, some]) => [word, [...some.keys()][0] ?? '…'] as const)),
    matrices,
    matricesIncomplete: incomplete,
    links: recordedLinks(createMatrixLinks(matrices)),
  }
}
type CheckedRecordFiles = ReturnType<typeof checkRecordFiles>

const singleFiles = new Set(['site', 'theme', 'wording', 'coverage', 'collections', 'redirects'])
const readFolders = ['fragments', 'templates', 'coverage', 'starting-points']

/**
 * Whether the engine itself reads a file of `_data/`, by its name without ending: the files of collections are records.
 * Pages refer to all others by `from:`.
 */
export function isReadByEngine(name: string, collections: object): boolean {
  const [folder = '', file] = name.split('/')
  return (
    singleFiles.has(name) ||
    (file !== undefined && (readFolders.includes(folder) || Object.hasOwn(collections, folder)))
  )
}

/** Fragments and shared data, each resolved once; `libraryFor` adds the data of the records that a page names. */
function checkLibrary({ files, diagnostics }: Checking, { checkedSite }: Settings, checked: CheckedRecordFiles) {
  const { collections, exampleByWord } = checked
  const { root, broken } = checkedSite
  const derived = derivedLists(checked).set('site', { value: root, broken })
  const data = new Map([...files].filter(([name]) => !isReadByEngine(name, collections)))
  const fragments = filesUnder(files, 'fragments/')
  const library = recordedLibrary(createLibrary({ fragments, data, derived, exampleByWord }, diagnostics))
  for (const name of library.fragmentNames()) library.fragment(name)
  for (const name of library.dataNames()) library.data(name)
  const { calculators, prefills } = checkCalculators(filesUnder(files, 'calculators/'), library, diagnostics)
  const wrongInputs = recordsWithWrongInputs(checked, calculators, diagnostics)
  const recordDataOf = createRecordData({
    ...checked,
    faqs: (slug) => library.data(`faqs/${slug}`),
    calculator: (name) => library.data(`calculators/${name}`),
    wrongInputs,
  })
  const libraryFor = (named: NamedRecords = new Map()) => libraryWith(library, recordDataOf(named))
  return { library, libraryFor, prefills, wrongInputs }
}

/** The scope of a page; and scope and library for a fragment that no page uses, with a record of each collection. */
function scopesOf(
  { checkedSite }: Settings,
  { collections, recordsByWord, exampleByWord, format }: CheckedRecordFiles,
  libraryFor: SharedContent['libraryFor'],
): Pick<SharedContent, 'scopeOf' | 'anyScope' | 'anyLibrary'> {
  const { scopeOf, ofAll } = createScopes({ collections, site: checkedSite, recordsByWord, exampleByWord, format })
  const isEmpty = (word: string) => recordsByWord.get(word)?.size === 0
  const anyRecords = new Map([...exampleByWord].filter(([word]) => !isEmpty(word)))
  const silent = new Set([...(checkedSite.broken ? ['site'] : []), ...[...recordsByWord.keys()].filter(isEmpty)])
  return {
    scopeOf,
    // A fragment may be for cities that have a fact: a token is valid if any record has it.
    anyScope: (file) => ({ ...scopeOf(file, anyRecords), records: ofAll(), silent }),
    anyLibrary: () => libraryFor(anyRecords),
  }
}

/** Files that may say nothing yet, or hold comments alone: what they are then. */
const emptyTexts: Readonly<Record<string, string>> = { redirects: '[]', wording: '{}' }

function readEmpty(name: string, parsed: Parsed): Parsed {
  const text = emptyTexts[name]
  if (text === undefined || parsed.diagnostics[0]?.code !== 'empty-file') return parsed
  const { source } = parsed
  return { ...parse({ file: source.file, text }), source }
}

/** Checks everything in `_data/`. `read` are its files by name without extension: `cities/la`. `siteFile` names the site file. */
export function checkSharedContent(
  read: Checking['files'],
  siteFile: string,
  now: Date,
  { landAt = () => undefined, blocks = {}, broken = [] }: Partial<Code> = {},
): SharedContent {
  const files = new Map([...read].map(([name, parsed]) => [name, readEmpty(name, parsed)]))
  const ofTexts = [...files.values()].flatMap((parsed) => [...parsed.diagnostics, ...htmlTagDiagnostics(parsed)])
  const diagnostics = [...ofTexts]
  const today = isoDay(now)
  const checking: Checking = { files, today, diagnostics }
  const settings = checkSettings(checking, siteFile, { landAt, blocks, broken })
  const { checked, library, libraryFor, prefills, wrongInputs } = inLanguage(settings.language, () => {
    const checked = checkRecordFiles(checking, settings)
    return { checked, ...checkLibrary(checking, settings, checked) }
  })

  const { checkedSite, ...look } = settings
  checkTones(checkedSite, look.tones, diagnostics)
  const { collections, collectionsBroken, recordSchemas, records, recordsByWord, matrices, links } = checked
  const collectionsFile = files.get('collections')?.source.file
  const validRecords = recordedRecords(
    new Map([...records].map(([name, some]) => [name, validRecordsOf(some)] as const)),
  )
  const scopes = scopesOf(settings, checked, libraryFor)
  const asks = matrixAsks(matrices, { files, collections, records, libraryFor, ...scopes }, diagnostics)
  const spellings = matrices.flatMap(({ matrix }) => Object.values(matrix.aliases).flatMap(Object.keys))
  const names = namesOf(collections, validRecords, spellings)
  return {
    site: checkedSite.site,
    siteFile,
    siteRoot: checkedSite.root,
    ...look,
    blocks,
    ...{ collections, recordSchemas, records },
    pageSchema: pageSchema(recordsByWord.keys()),
    ...createRecordLookups({ collections, records: validRecords, links }),
    templates: templateNames(files),
    matrixTemplates: new Set(matrices.map(({ matrix }) => matrix.template)),
    names,
    planned: new Set(matrices.flatMap(({ entries }) => entries.flatMap(({ path, aliases }) => [path, ...aliases]))),
    ...{ library, libraryFor, prefills, asks },
    redirects: checkRedirects(checking),
    ...layoutLinks(checkedSite, { library, diagnostics, collections, links }),
    ...scopes,
    get today() {
      recordRead('today')
      return today
    },
    now: now.getTime(),
    holdsNow: recordedTime(now.getTime()),
    settingsPrint: hashAll([
      ...['site', 'theme', 'wording', 'collections'].map((name) => printOfFile(files.get(name))),
      ...[look.tones, look.land?.url ?? '', [...checked.exampleByWord], [...wrongInputs]],
      ...[[...templateNames(files)], checked.matricesIncomplete, collectionsBroken],
      ...[Object.keys(blocks), broken, matrices.map(({ matrix }) => matrix.template), [...links.leadingCollections()]],
    ]),
    fingerprintOf: createFingerprints({ records, library, links, names, today, now: now.getTime() }),
    collectionsBroken,
    diagnostics: collectionsBroken
      ? [...ofTexts, ...diagnostics.filter(({ file }) => file === collectionsFile)]
      : diagnostics,
  }
}
