import { isMapping } from '../../../schema/is-mapping.ts'
import { withNumbersOf } from '../../../schema/language/number-formats.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
import type { ContentFile, ContentFiles } from '../load/files/content-files.ts'
import type { ContentName, PageFile } from '../load/files/content-names.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import {
  type Container,
  childPosition,
  childPositions,
  copyPositions,
  isContainer,
  positionOf,
  setPositions,
} from '../parse/source-position.ts'
import { markShared } from '../resolve/shared-values.ts'
import { isMirror, mirrorName } from './mirror-names.ts'
import { pathKey, type Replacements, replacementsOf, withReplacements } from './overlay.ts'
import type { Translations } from './site-translations.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'
import type { TextState } from './untranslated-blocks.ts'

type Options = {
  translations: Translations
  language: SiteLanguage
  /** The country of telephone numbers in the source. */
  phoneCountry: string
  /** The collections by the word for one of their records. */
  collections: ReadonlyMap<string, string>
}

const dataFile = (name: string): ContentName => ({ file: `_data/${name}.yaml`, kind: 'data', name })

/** What a mirror says of a page in place of the page itself. */
const mirroredKeys = ['aliases', 'draft', 'publishAt']

/** A mapping with other values, and the positions of these. */
function withValues<C extends Record<string, unknown>>(value: C, others: Container, keys: readonly string[]): C {
  const self = positionOf(value)
  const present = keys.filter((key) => Object.hasOwn(others, key))
  if (self === undefined || present.length === 0) return value
  const positions = new Map(childPositions(value))
  const copy: Record<string, unknown> = { ...value }
  for (const key of present) {
    const position = childPosition(others, key)
    copy[key] = Reflect.get(others, key)
    if (position) positions.set(key, position)
  }
  return setPositions(copy, self, positions) as C
}

/** Marks what a generated page has from the head of its template as written there: the template is translated, once for all pages. */
function headInTemplate(page: Record<string, unknown>, template: Parsed | undefined): Record<string, unknown> {
  const head = template?.value
  const self = positionOf(page)
  if (!isMapping(head) || self === undefined) return page
  const positions = new Map(childPositions(page))
  for (const key of Object.keys(page)) {
    const position = page[key] === head[key] ? childPosition(head, key) : undefined
    if (position) positions.set(key, position)
  }
  return setPositions({ ...page }, self, positions)
}

/**
 * The content files as a language sees them: a page is there if it has a mirror, or if its template and its records have one, and
 * the texts of pages and shared data are translated where they are. What loads, checks and shows the source does so with these too.
 */
export function createLanguageFiles(
  source: ContentFiles,
  { translations, language, phoneCountry, collections }: Options,
) {
  const { tag } = language
  const pageNames = new Map(source.pages().map((page) => [page.file, page]))
  const dataNames = new Map(source.dataNames().map((one) => [one.file, one]))
  const hasMirror = (file: string) => translations.mirrorAt(tag, file) !== undefined

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
    if (isMirror(source.texts.nameOf(file))) return 'translated'
    return untranslatedIn(file).has(pathKey(position)) ? 'source' : undefined
  }
  // Blocks of a template are the same objects on all of its pages, and stay so in a language.
  const sharedBlock = memoizeObjects((block: object) => markShared(withReplacements(block, replacementsIn)))

  /** The figures of the site, which are values without words, in the signs of this language. */
  function claimsInLanguage(claims: unknown, from: string, to: string): unknown {
    if (!isMapping(claims)) return claims
    const shown = Object.entries(claims).map(([name, claim]) => {
      const value = isMapping(claim) ? claim['value'] : undefined
      if (!isMapping(claim) || typeof value !== 'string') return [name, claim]
      return [name, copyPositions(claim, { ...claim, value: withNumbersOf(value, from, to) })]
    })
    return copyPositions(claims, Object.fromEntries(shown))
  }

  /** The site file in this language, which comes first in it. */
  function siteInLanguage(value: unknown): unknown {
    if (!isMapping(value) || !Array.isArray(value['languages'])) return value
    const { locale = tag } = language
    const from = typeof value['locale'] === 'string' ? value['locale'] : locale
    const claims = claimsInLanguage(value['claims'], from, locale)
    const set = {
      ...(claims !== undefined && { claims }),
      locale,
      phoneCountry: value['phoneCountry'] ?? phoneCountry,
      languages: [{ tag, locale }],
    }
    return copyPositions(value, { ...value, ...set })
  }

  function pageInLanguage(file: string, { value, follows }: Parsed): unknown {
    if (!isMapping(value)) return value
    const mirror = translations.mirrorAt(tag, file)?.value
    const { aliases: _aliases, ...fields } = value
    const page = withValues(copyPositions(value, fields), isContainer(mirror) ? mirror : {}, mirroredKeys)
    const { blocks } = page
    if (!follows || !Array.isArray(blocks)) return withReplacements(page, replacementsIn)
    const whole = headInTemplate(page, follows.template)
    const { blocks: _blocks, ...head } = whole
    const translated = withReplacements(copyPositions(whole, head), replacementsIn)
    const shown = blocks.map((block: unknown) => (isContainer(block) ? sharedBlock(block) : block))
    return isMapping(translated)
      ? copyPositions(translated, { ...translated, blocks: copyPositions(blocks, shown) })
      : translated
  }

  function inLanguage(one: ContentName, parsed: Parsed): Parsed {
    if (one.kind === 'page') return { ...parsed, value: pageInLanguage(one.file, parsed) }
    const value = withReplacements(parsed.value, replacementsIn)
    return { ...parsed, value: one.name === 'site' ? siteInLanguage(value) : value }
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

  /** Whether a page exists in the language. */
  function exists(page: PageFile): boolean {
    if (hasMirror(page.file)) return true
    const value = source.parsed(page)?.value
    if (!isGenerated(value)) return false
    const records = [...collections].flatMap(([word, collection]) =>
      typeof value[word] === 'string' ? [dataFile(`${collection}/${value[word]}`)] : [],
    )
    return [dataFile(`templates/${value['template']}`), ...records].every(({ file }) => hasMirror(file))
  }

  const pages = source.pages().filter(exists)
  const parsedFile = (one: ContentName): ContentFile[] => {
    const found = parsed(one)
    return found ? [{ ...one, parsed: found }] : []
  }
  const data = [...source.dataNames().filter(({ name }) => name !== 'wording'), dataFile('wording')].flatMap(parsedFile)

  return {
    ...source,
    pages: (): readonly PageFile[] => pages,
    parsed,
    data: () => data,
    textState,
    read: () => [...pages.flatMap(parsedFile), ...data],
  } satisfies ContentFiles & { textState: TextState }
}
