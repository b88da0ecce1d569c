import type { Collections } from '../../../schema/collections/collections.ts'
import { fieldsIn, languageFieldSchemas } from '../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import { hashAll } from '../../cache/hash.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
import { recordReads } from '../../cache/reads.ts'
import type { ContentFile, ContentFiles } from '../load/files/content-files.ts'
import type { ContentName, PageFile } from '../load/files/content-names.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import { copyPositions, isContainer } from '../parse/source-position.ts'
import { markShared } from '../resolve/shared-values.ts'
import { createLanguageMatrices, type LanguageMatrices } from './language-matrices.ts'
import { isMirror, mirrorName, mirrorOf } from './mirror-names.ts'
import { pathKey, type Replacements, replacementsOf, withReplacements } from './overlay.ts'
import { withPresentRecords } from './present-records.ts'
import { siteInLanguage } from './site-in-language.ts'
import type { Translations } from './site-translations.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'
import type { TextState } from './untranslated-blocks.ts'
import { whereOf } from './where.ts'
import { headInTemplate, withValues } from './with-values.ts'

type Options = {
  translations: Translations
  language: SiteLanguage
  /** The country of telephone numbers in the source. */
  phoneCountry: string
  collections: Collections
}

/** Content files as a language sees them, and what it says besides. */
type LanguageFiles = ContentFiles & {
  textState: TextState
  rows: LanguageMatrices['rows']
  matrixDiagnostics: readonly Diagnostic[]
  translatable: () => readonly (ContentName & { hasMirror: boolean })[]
}

const dataFile = (name: string): ContentName => ({ file: `_data/${name}.yaml`, kind: 'data', name })

/** What a mirror says of a page in place of the page itself. */
const mirroredKeys = ['aliases', 'draft', 'publishAt']

/**
 * The content files as a language sees them: a page is there if it has a mirror, or if its template and its records have one, and
 * the texts of pages and shared data are translated where they are. What loads, checks and shows the source does so with these too.
 */
export function createLanguageFiles(
  source: ContentFiles,
  { translations, language, phoneCountry, collections }: Options,
) {
  const { tag } = language
  const hasMirror = (file: string) => translations.mirrorAt(tag, file) !== undefined
  const matrices = createLanguageMatrices(source, { translations, collections, tag, hasMirror })
  const pageNames = new Map(source.pages().map((page) => [page.file, page]))
  const dataNames = new Map(source.dataNames().map((one) => [one.file, one]))

  const unitsIn = memoize((path: string): readonly TranslationUnit[] => {
    const file = source.texts.nameOf(path)
    const data = dataNames.get(file)
    if (data) return translations.ofData(tag, data).units
    const page = pageNames.get(file)
    return page ? translations.ofPage(tag, page).units : []
  })
  const replacementsIn = memoize((path: string): Replacements => replacementsOf(unitsIn(path)))
  const untranslatedIn = memoize(
    (path: string): ReadonlySet<string> =>
      new Set(unitsIn(path).flatMap((unit) => (unit.at && !isShown(unit) ? [pathKey(unit.at.position)] : []))),
  )
  const textState: TextState = (position) => {
    const { file } = position.source
    const name = source.texts.nameOf(file)
    if (isMirror(name)) return 'translated'
    // What was translated may be the same text as its source.
    recordReads(new Set([file, source.texts.fileOf(mirrorName(tag, name))].map(source.inputAt)))
    return untranslatedIn(file).has(pathKey(position)) ? 'source' : undefined
  }
  // Blocks of a template are the same objects on all of its pages, and stay so in a language.
  const sharedBlock = memoizeObjects((block: object) => markShared(translated(block)))
  const translated = (value: unknown) => withPresentRecords(withReplacements(value, replacementsIn), isPresent)

  function pageInLanguage(page: PageFile, { value, follows }: Parsed): unknown {
    if (!isMapping(value)) return value
    const mirror = translations.mirrorAt(tag, page.file)?.value
    const { aliases: _aliases, ...fields } = value
    const aliases = follows && matrices.rows.get(page.name)?.aliases
    const ofRow = aliases === undefined || aliases.length === 0 ? fields : { ...fields, aliases }
    const whole = withValues(copyPositions(value, ofRow), isContainer(mirror) ? mirror : {}, mirroredKeys)
    return pageTexts(whole, follows)
  }

  /** A page with the translations of its texts, and of those of its template. */
  function pageTexts(page: Record<string, unknown>, follows: Parsed['follows']): unknown {
    const { blocks } = page
    if (!follows || !Array.isArray(blocks)) return translated(page)
    const whole = headInTemplate(page, follows.template)
    const { blocks: _blocks, ...head } = whole
    const headThere = translated(copyPositions(whole, head))
    const shown = blocks.map((block: unknown) => (isContainer(block) ? sharedBlock(block) : block))
    return isMapping(headThere)
      ? copyPositions(headThere, { ...headThere, blocks: copyPositions(blocks, shown) })
      : headThere
  }

  function inLanguage(one: ContentName, parsed: Parsed): Parsed {
    if (one.kind === 'page') return { ...parsed, value: pageInLanguage(one, parsed) }
    const value = translated(parsed.value)
    const [folder = '', ...rest] = one.name.split('/')
    if (one.name === 'site') return { ...parsed, value: siteInLanguage(value, language, phoneCountry) }
    if (rest.length === 0) return { ...parsed, value }
    if (folder === 'coverage') return { ...parsed, value: matrices.valueOf(one.file, value, isPresent) }
    return { ...parsed, value: recordInLanguage(folder, one, value) }
  }

  /** A record with the fields that only this language has, and without those of other languages. */
  function recordInLanguage(folder: string, one: ContentName, value: unknown): unknown {
    const collection = Object.hasOwn(collections, folder) ? collections[folder] : undefined
    if (collection === undefined || !isMapping(value)) return value
    const there = fieldsIn(collection.fields, tag)
    const others = Object.keys(collection.fields).filter((name) => !Object.hasOwn(there, name))
    const record = Object.fromEntries(Object.entries(value).filter(([name]) => !others.includes(name)))
    const mirror = translations.ofRecord(tag, one).head && translations.mirrorAt(tag, one.file)?.value
    const own = Object.keys(languageFieldSchemas(collection, tag))
    return withValues(copyPositions(value, record), isContainer(mirror) ? mirror : {}, own)
  }

  const known = new Map<string, Parsed | undefined>()
  function parsed(one: ContentName): Parsed | undefined {
    if (!known.has(one.file)) {
      const found = one.name === 'wording' ? wording() : source.parsed(one)
      known.set(one.file, found && (one.name === 'wording' ? found : inLanguage(one, found)))
    }
    return known.get(one.file)
  }

  /** The words of the site in this language are a file of its folder. */
  function wording(): Parsed | undefined {
    const text = source.texts.read(mirrorName(tag, 'wording.yaml'))
    return text && parse(text.source, '{}')
  }

  /** What decides besides a page, its template and what it shows of others: the languages, and which files are translated. */
  const surroundings = hashAll([
    language,
    source.texts.names().filter((name) => mirrorOf(name)?.tag === tag),
    [...matrices.rows].map(([path, { address, aliases }]) => [path, address, aliases]),
  ])
  /** The hash of all that a page is read from, in place of that of its file. */
  function hashOf(one: ContentName): string | undefined {
    const own = source.hashOf(one)
    if (own === undefined || one.kind !== 'page') return own
    const template = source.parsed(one)?.follows?.name
    const files = [one.file, ...(template === undefined ? [] : [dataFile(`templates/${template}`).file])]
    return hashAll([surroundings, own, files.map((file) => [file, source.texts.hashOf(mirrorName(tag, file))])])
  }

  /** Whether a page exists in the language. */
  function exists(page: PageFile): boolean {
    const value = source.parsed(page)?.value
    const where = isMapping(value) ? whereOf(value) : undefined
    if (where && !where.includes(tag)) return false
    return isGenerated(value) ? matrices.rows.has(page.name) : hasMirror(page.file) || where?.[0] === tag
  }

  const pages = source.pages().filter(exists)
  const named = namedRecords(pages.flatMap((page) => source.parsed(page) ?? []))
  /** Whether a record is in the language: where some of a collection have pages there, others have mirrors or are named by pages. */
  function isPresent(collection: string, slug: string): boolean {
    const name = `${collection}/${slug}`
    return !matrices.collections.has(collection) || hasMirror(dataFile(name).file) || named.has(name)
  }
  function isForPages({ name }: ContentName): boolean {
    const [folder = ''] = name.split('/')
    return ['templates', 'coverage'].includes(folder) || matrices.combined.has(folder)
  }
  function isInLanguage({ name }: ContentName): boolean {
    const [folder = '', slug] = name.split('/')
    return slug === undefined || isPresent(folder, slug)
  }

  /** The records that pages name, as `collection/slug`. */
  function namedRecords(parsed: readonly Parsed[]): ReadonlySet<string> {
    return new Set(
      parsed.flatMap(({ value }) =>
        isMapping(value)
          ? Object.entries(collections).flatMap(([name, { one }]) =>
              typeof value[one] === 'string' ? [`${name}/${value[one]}`] : [],
            )
          : [],
      ),
    )
  }
  const parsedFile = (one: ContentName): ContentFile[] => {
    const found = parsed(one)
    const isEmptyMatrix = found?.value === undefined && one.name.startsWith('coverage/')
    return found === undefined || isEmptyMatrix ? [] : [{ ...one, parsed: found }]
  }
  const dataHere = source.dataNames().filter((one) => one.name !== 'wording' && isInLanguage(one))
  const data = [...dataHere, dataFile('wording')].flatMap(parsedFile)

  return {
    ...source,
    pages: (): readonly PageFile[] => pages,
    parsed,
    hashOf,
    hashAt: (file: string) => (isMirror(file) ? source.texts.hashOf(file) : source.hashAt(file)),
    data: () => data,
    textState,
    /** The pages of matrices in the language, by their paths. */
    rows: matrices.rows,
    /** What is wrong in the mirrors of matrices. */
    matrixDiagnostics: matrices.diagnostics,
    /** The files of shared data whose texts belong to the language: what pages are generated from does if it has a mirror. */
    translatable: () =>
      data
        .map((one) => ({ ...one, hasMirror: hasMirror(one.file) }))
        .filter((one) => one.hasMirror || !isForPages(one)),
    read: () => [...pages.flatMap(parsedFile), ...data],
  } satisfies LanguageFiles
}
