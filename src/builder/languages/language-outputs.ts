import type { Block } from '../../../schema/block.ts'
import { directionOf, type Language } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import { memoize } from '../../cache/memoize.ts'
import { RecordedMap, recordRead } from '../../cache/reads.ts'
import type { SiteContent } from '../../content/load/load.ts'
import type { TranslatedSite } from '../../content/load/loaded-site.ts'
import type { Addresses } from '../../content/translations/addresses.ts'
import { linkNames } from '../../content/validate/addresses/link-names.ts'
import type { ShownLanguage } from '../../render/layout/shown-language.ts'
import { feedPathsOf } from '../../seo/feeds.ts'
import { alternateMarkup, versionsOf } from './alternates.ts'
import { headingIds, withHeadingIds } from './heading-ids.ts'
import { asItIs, type LanguageAddresses, languageAddresses } from './language-addresses.ts'
import { createLanguageChoice, shownLanguage } from './language-choice.ts'
import { createSourceMarks } from './source-marks.ts'

/** How a language is written: each page at its address, with its links in the same language, and with what its head says of others. */
export type LanguageOutput = {
  tag: string
  addressOf: (path: string) => string
  /** Puts the addresses of the language into what was written with paths. */
  put: LanguageAddresses
  /** Marks what a page, or what pages share, shows as the source says it with the language of the source. */
  marks: { page: (path: string, html: string) => string; shared: (html: string) => string }
  /** Markup at the end of the head of a page. */
  headOf: (path: string) => string
  /** The languages of the site, that of its files first. */
  languages: readonly ShownLanguage[]
  /** The attributes of a link that chooses a language on a page, in place of its address. */
  choiceOf: (page: string, tag: string) => string
  /** What of this a document has recorded while it was written, as it is now, by the names of the inputs. */
  inputs: Readonly<Record<string, (name: string) => unknown>>
  /** What header, footer and quote dialog show as the source says it. */
  untranslatedAround: readonly string[]
}

/** A site in another language, and how it is written. */
export type LanguageBuild = { content: SiteContent; output: LanguageOutput }

/** The addresses of the feeds of pages, which lie beside them. */
const feedAddresses = (addresses: Addresses) =>
  [...addresses].flatMap(([path, address]) => {
    const [from, to] = [feedPathsOf(path), feedPathsOf(address)]
    return [[from.rss, to.rss] as const, [from.atom, to.atom] as const]
  })

/** A language of a site with what decides how its pages are written. Paths are their own addresses where `addresses` has none. */
export type WrittenLanguage = {
  tag: string
  locale: string
  language: Language
  pages: readonly Pick<Page, 'path' | 'numbered'>[]
  addresses: Addresses
  /** The blocks of a page. Without them headings keep the ids of their language. */
  blocksOn?: (path: string) => readonly Block[] | undefined
  untranslated?: TranslatedSite['untranslated']
  untranslatedAround?: readonly string[]
}

type Options = {
  origin: string
  /** The versions of each page that heads of pages list. */
  versions: ReturnType<typeof versionsOf>
  /** The names of fields of blocks and records that are addresses. */
  linkNames: ReadonlySet<string>
}

/** A function that is recorded under this name, with what it was asked, whenever it answers. */
const recordedAs =
  <Args extends readonly string[], Answer>(name: string, answer: (...args: Args) => Answer) =>
  (...args: Args): Answer => {
    recordRead([name, ...args].join(' '))
    return answer(...args)
  }

/** What only other languages than that of the files have: addresses of their own, and texts of the source. */
function writtenAs(
  { addresses, blocksOn, untranslated = new Map(), untranslatedAround = [] }: WrittenLanguage,
  source: Source,
) {
  const { tag: sourceTag, origin, paths, linkNames } = source
  const all = new Map([...addresses, ...feedAddresses(addresses)])
  const recorded = new RecordedMap('address', all)
  const idsOn = memoize((path: string) => headingIds(blocksOn?.(path) ?? [], source.blocksOn?.(path) ?? []))
  const recordedIds = recordedAs('heading-ids', idsOn)
  const marks = createSourceMarks({
    blocks: new RecordedMap('untranslated', untranslated),
    around: untranslatedAround,
    attributes: ` lang="${sourceTag}" dir="${directionOf(sourceTag)}"`,
  })
  return {
    addressOf: (path: string) => recorded.get(path) ?? path,
    put: languageAddresses({
      addresses: recorded,
      sourcePaths: new RecordedMap('source-path', paths),
      sourceTag,
      origin,
      linkNames,
    }),
    marks: {
      ...marks,
      page: (path: string, html: string) => withHeadingIds(marks.page(path, html), recordedIds(path)),
    },
    inputs: {
      address: (path: string) => all.get(path),
      'source-path': (path: string) => paths.has(path),
      untranslated: (path: string) => untranslated.get(path),
      'heading-ids': (path: string) => [...idsOn(path)],
    },
  }
}

/** The language of the files: its tag, the paths of its pages, and their blocks. */
type Source = Pick<WrittenLanguage, 'tag' | 'blocksOn'> &
  Pick<Options, 'origin' | 'linkNames'> & { paths: ReadonlyMap<string, true> }

const writtenAsSource = {
  addressOf: (path: string) => path,
  put: asItIs,
  marks: { page: (_: string, html: string) => html, shared: (html: string) => html },
  inputs: {},
}

/** How each language of a site is written. The first is that of its files. */
export function outputsOf(
  languages: readonly WrittenLanguage[],
  { origin, versions, linkNames }: Options,
): LanguageOutput[] {
  const sourceTag = languages[0]?.tag ?? ''
  const source: Source = {
    ...languages[0],
    tag: sourceTag,
    origin,
    linkNames,
    paths: new Map(languages[0]?.pages.map(({ path }) => [path, true])),
  }
  const choiceOf = createLanguageChoice(languages)
  const shown = languages.map(shownLanguage)
  return languages.map((language, index): LanguageOutput => {
    const { tag, untranslatedAround = [] } = language
    const headOf = (path: string) => alternateMarkup(versions.get(path), { tag, sourceTag, origin })
    const written = index === 0 ? writtenAsSource : writtenAs(language, source)
    return {
      tag,
      languages: shown,
      ...written,
      headOf: recordedAs('alternates', headOf),
      choiceOf: recordedAs('choice', choiceOf),
      inputs: {
        ...written.inputs,
        alternates: headOf,
        choice(name) {
          const [page = '', to = ''] = name.split(' ')
          return choiceOf(page, to)
        },
      },
      untranslatedAround,
    }
  })
}

/** Returns a function that finds the blocks of a page. */
function blocksOf(pages: readonly Page[]): (path: string) => readonly Block[] | undefined {
  const byPath = new Map<string, readonly Block[]>(pages.map(({ path, blocks }) => [path, blocks]))
  return (path) => byPath.get(path)
}

/** How the source and each other language are written; none of a site in one language. */
export function languageOutputs(
  {
    site,
    pages,
    language,
    blocks,
    collections,
    translated = [],
  }: Pick<SiteContent, 'site' | 'pages' | 'language' | 'blocks' | 'collections' | 'translated'>,
  origin: string,
): { source: LanguageOutput; others: LanguageBuild[] } | undefined {
  const [first] = site.languages
  if (first === undefined || translated.length === 0) return undefined
  const languages = [
    {
      tag: first.tag,
      locale: site.locale,
      language,
      pages,
      addresses: new Map<string, string>(),
      blocksOn: blocksOf(pages),
    },
    ...translated.map(({ language: { tag }, site: content, ...written }) => ({
      ...written,
      tag,
      locale: content.site.locale,
      language: content.language,
      pages: content.pages as readonly Page[],
      blocksOn: blocksOf(content.pages),
    })),
  ]
  const [source, ...others] = outputsOf(languages, {
    origin,
    versions: versionsOf(languages),
    linkNames: linkNames(blocks, collections),
  })
  if (source === undefined) return undefined
  return {
    source,
    others: others.flatMap((output, index) => {
      const content = translated[index]?.site
      return content ? [{ content, output }] : []
    }),
  }
}
