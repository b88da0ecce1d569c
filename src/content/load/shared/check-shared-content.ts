import { arePlaces, type Collection, collectionsByWord } from '../../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { inLanguage } from '../../../../schema/language/language.ts'
import type { NamedRecords } from '../../../../schema/matrix/matrix-entries.ts'
import { faqGroupSchema } from '../../../../schema/records/faq.ts'
import { siteDay } from '../../../../schema/schedule/site-time.ts'
import { siteSchema } from '../../../../schema/site/site.ts'
import { hashAll } from '../../../cache/hash.ts'
import { recordRead } from '../../../cache/reads.ts'
import { valueRange } from '../../diagnostics/diagnose.ts'
import { namesOf } from '../../near-duplicates/names.ts'
import { type Parsed, parse } from '../../parse/parse.ts'
import { type Container, locate } from '../../parse/source-position.ts'
import { derivedLists } from '../../resolve/derived-lists.ts'
import { createLibrary } from '../../resolve/library.ts'
import { createMatrixLinks } from '../../resolve/matrix-links.ts'
import { createRecordData, libraryWith } from '../../resolve/page-records.ts'
import { createScopes } from '../../resolve/page-scopes.ts'
import { createRecordLookups, validRecordsOf } from '../../resolve/record-lookups.ts'
import { createValueFormat, withFormattedMoney } from '../../resolve/value-format.ts'
import { htmlTagDiagnostics } from '../../validate/html-tags.ts'
import { wrongValue } from '../../validate/issues/issue-values.ts'
import { checkFile, checkSlugs } from '../../validate/records/record-checks.ts'
import { whereDiagnostics } from '../../validate/schedule-checks.ts'
import { pageSchema } from '../page-schema.ts'
import { checkCalculators, recordsWithWrongInputs } from './calculators.ts'
import { layoutLinks } from './layout-links.ts'
import { checkMatrices, templateNames } from './matrices.ts'
import { matrixAsks } from './matrix-asks.ts'
import { isReadByEngine } from './read-by-engine.ts'
import { type CollectionRecords, checkCollections, filesUnder, type RecordsIn } from './records.ts'
import { checkRedirects } from './redirects-file.ts'
import { type Checking, type Code, checkSettings, type Settings, writtenLanguage, writtenTag } from './settings.ts'
import type { SharedContent } from './shared-content.ts'
import {
  createFingerprints,
  printOfFile,
  recordedLibrary,
  recordedLinks,
  recordedRecords,
  recordedTime,
} from './shared-inputs.ts'

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

/** Reports announcements and entries of menus in languages that the site does not have. */
function checkWhere({ site, root }: Settings['checkedSite'], diagnostics: Diagnostic[]): void {
  // A language knows itself alone.
  if (root === undefined || site.languages.length === 1) return
  const check = (list: unknown): void => {
    for (const entry of Array.isArray(list) ? list : [])
      if (isMapping(entry)) {
        diagnostics.push(...whereDiagnostics(entry, site))
        for (const inside of [entry['links'], entry['columns']]) check(inside)
      }
  }
  for (const list of [['announcements'], ['header', 'links'], ['footer', 'columns']]) check(locate(root, list).value)
}

/** The records, the matrices that combine them, and the links to the pages of these. */
function checkRecordFiles({ files, today, diagnostics }: Checking, { checkedSite, language }: Settings) {
  const {
    collections,
    collectionsBroken,
    recordSchemas,
    records: written,
  } = checkCollections(files, { today, tag: writtenTag(files.get('site')) }, diagnostics)
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
    collections,
    collectionsBroken,
    recordSchemas,
    format,
    records,
    recordsIn,
    recordsByWord,
    exampleByWord: new Map([...recordsByWord].map(([word, some]) => [word, [...some.keys()][0] ?? '…'] as const)),
    matrices,
    matricesIncomplete: incomplete,
    links: recordedLinks(createMatrixLinks(matrices)),
  }
}
type CheckedRecordFiles = ReturnType<typeof checkRecordFiles>

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
  const today = inLanguage(writtenLanguage(files.get('site')), () => siteDay(now))
  const checking: Checking = { files, today, diagnostics }
  const settings = checkSettings(checking, siteFile, { landAt, blocks, broken })
  const { checked, library, libraryFor, prefills, wrongInputs } = inLanguage(settings.language, () => {
    const checked = checkRecordFiles(checking, settings)
    return { checked, ...checkLibrary(checking, settings, checked) }
  })

  const { checkedSite, ...look } = settings
  checkTones(checkedSite, look.tones, diagnostics)
  checkWhere(checkedSite, diagnostics)
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
    collections,
    recordSchemas,
    records,
    pageSchema: pageSchema(recordsByWord.keys()),
    ...createRecordLookups({ collections, records: validRecords, links }),
    templates: templateNames(files),
    matrixTemplates: new Set(matrices.map(({ matrix }) => matrix.template)),
    ownSentences: new Map(
      matrices.flatMap(({ matrix: { ownSentences }, rows }) =>
        ownSentences ? rows.map(({ path }) => [path, ownSentences] as const) : [],
      ),
    ),
    names,
    planned: new Set(matrices.flatMap(({ entries }) => entries.flatMap(({ path, aliases }) => [path, ...aliases]))),
    library,
    libraryFor,
    prefills,
    asks,
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
