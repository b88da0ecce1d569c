import { inLanguage, type Language } from '../../../schema/language/language.ts'
import { languagesWords } from '../../../schema/language/languages-words.ts'
import { fill } from '../../../schema/language/words.ts'
import type { Page } from '../../../schema/page.ts'
import type { Addresses } from '../../content/translations/addresses.ts'
import type { SharedHtml } from '../../render/html-parts.ts'
import { languagePlaceholder, type ShownLanguage } from '../../render/layout/shown-language.ts'

/** A language by its own name. Where nobody has translated the words that offer it, its name does so alone. */
export function shownLanguage({ tag, language }: { tag: string; language: Language }): ShownLanguage {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const hasWords = language.words['languages']?.['offer'] !== undefined || /^en\b/.test(tag)
  return {
    tag,
    name,
    offer: hasWords ? inLanguage(language, () => fill(languagesWords.offer, { language: name })) : name,
  }
}

type LanguagePages = { tag: string; pages: readonly Pick<Page, 'path' | 'numbered'>[]; addresses: Addresses }

/**
 * Returns the attributes of a link to a page in a language, by the paths of the source: to the same page where the language has it,
 * else to its home page. A further page of a list has other entries in each language, so the first one stands for it, and there
 * is no choice of a page that does not exist.
 */
export function createLanguageChoice(languages: readonly LanguagePages[]): (page: string, tag: string) => string {
  const placesOf = new Map(
    languages.map(({ tag, pages, addresses }) => [
      tag,
      new Map(
        pages.flatMap(({ path }) => (path === '/404' ? [] : [[path as string, addresses.get(path) ?? path] as const])),
      ),
    ]),
  )
  const firstOf = new Map(
    languages.flatMap(({ pages }) =>
      pages.flatMap(({ path, numbered }) => (numbered ? [[path as string, numbered.first as string]] : [])),
    ),
  )
  return (page, tag) => {
    const places = placesOf.get(tag)
    const same = places?.get(firstOf.get(page) ?? page)
    return same === undefined ? `href="${places?.get('/') ?? '/'}"` : `href="${same}" data-same=""`
  }
}

const placeholder = new RegExp(`href="${languagePlaceholder('([A-Za-z0-9-]+)')}"`)

/** HTML that pages share, cut at the links that choose a language: the tag of each stands in its place. */
export const cutAtChoices = (html: string): readonly (SharedHtml | string)[] =>
  html.split(placeholder).map((piece, index) => (index % 2 === 0 ? { shared: piece } : piece))
