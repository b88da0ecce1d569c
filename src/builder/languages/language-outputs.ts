import { directionOf } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import type { SiteContent } from '../../content/load/load.ts'
import type { Addresses } from '../../content/translations/addresses.ts'
import type { ShownLanguage } from '../../render/layout/shown-language.ts'
import { feedPathsOf } from '../../seo/feeds.ts'
import { alternateMarkup, versionsOf } from './alternates.ts'
import { languageAddresses } from './language-addresses.ts'
import { createLanguageChoice, shownLanguage } from './language-choice.ts'
import { createSourceMarks } from './source-marks.ts'

/** How a language is written: each page at its address, with its links in the same language, and with what its head says of others. */
export type LanguageOutput = {
  tag: string
  addressOf: (path: string) => string
  /** Puts the addresses of the language into a text that was made with paths. */
  withAddresses: (text: string) => string
  /** Marks what a page, or what pages share, shows as the source says it with the language of the source. */
  marks: { page: (path: string, html: string) => string; shared: (html: string) => string }
  /** Markup at the end of the head of a page. */
  headOf: (path: string) => string
  /** The languages of the site, that of its files first. */
  languages: readonly ShownLanguage[]
  /** The attributes of a link that chooses a language on a page, in place of its address. */
  choiceOf: (page: string, tag: string) => string
}

/** A site in another language, and how it is written. */
export type LanguageBuild = { content: SiteContent; output: LanguageOutput }

/** The addresses of the feeds of pages, which lie beside them. */
const feedAddresses = (addresses: Addresses) =>
  [...addresses].flatMap(([path, address]) => {
    const [from, to] = [feedPathsOf(path), feedPathsOf(address)]
    return [[from.rss, to.rss] as const, [from.atom, to.atom] as const]
  })

/** How the source and each other language are written; none of a site in one language. */
export function languageOutputs(
  { site, pages, language, translated = [] }: Pick<SiteContent, 'site' | 'pages' | 'language' | 'translated'>,
  origin: string,
): { source: LanguageOutput; others: LanguageBuild[] } | undefined {
  const [source] = site.languages
  if (source === undefined || translated.length === 0) return undefined
  const languages = [
    { tag: source.tag, locale: site.locale, language, pages, addresses: new Map<string, string>() },
    ...translated.map(({ language, site, addresses }) => ({
      tag: language.tag,
      locale: site.site.locale,
      language: site.language,
      pages: site.pages as readonly Page[],
      addresses,
    })),
  ]
  const choice = { languages: languages.map(shownLanguage), choiceOf: createLanguageChoice(languages) }
  const versions = versionsOf(languages)
  const headOf = (tag: string) => (path: string) =>
    alternateMarkup(versions.get(path), { tag, sourceTag: source.tag, origin })
  const sourcePaths = new Set<string>(pages.map(({ path }) => path))
  return {
    source: {
      tag: source.tag,
      addressOf: (path) => path,
      withAddresses: (text) => text,
      marks: { page: (_, html) => html, shared: (html) => html },
      headOf: headOf(source.tag),
      ...choice,
    },
    others: translated.map(({ language: { tag }, site: content, addresses, untranslated, untranslatedAround }) => ({
      content,
      output: {
        tag,
        addressOf: (path) => addresses.get(path) ?? path,
        withAddresses: languageAddresses({
          addresses: new Map([...addresses, ...feedAddresses(addresses)]),
          sourcePaths,
          sourceTag: source.tag,
          origin,
        }),
        marks: createSourceMarks({
          blocks: untranslated,
          around: untranslatedAround,
          attributes: ` lang="${source.tag}" dir="${directionOf(source.tag)}"`,
        }),
        headOf: headOf(tag),
        ...choice,
      },
    })),
  }
}
