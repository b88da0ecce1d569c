import type { Page } from '../../../schema/page.ts'
import { escapeMarkup } from '../../../schema/writing/escape-markup.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import { isFurtherPage } from '../../content/derive/numbered-pages.ts'
import type { Addresses } from '../../content/translations/addresses.ts'

/** A language of a site: its tag, and the addresses of its pages by their paths. */
type LanguagePages = { tag: string; locale: string; pages: readonly Page[]; addresses: Addresses }

/** The same page in a language. */
type Version = { tag: string; locale: string; address: string }

/** The versions of each page by its path, that of the source first: those that search engines may list. */
export function versionsOf(languages: readonly LanguagePages[]): ReadonlyMap<string, readonly Version[]> {
  const all = languages.flatMap(({ tag, locale, pages, addresses }) =>
    pages.flatMap((page) =>
      isIndexable(page) && !isFurtherPage(page)
        ? [{ path: page.path as string, version: { tag, locale, address: addresses.get(page.path) ?? page.path } }]
        : [],
    ),
  )
  return new Map(
    [...Map.groupBy(all, ({ path }) => path)].map(([path, found]) => [path, found.map(({ version }) => version)]),
  )
}

/**
 * What the head of a page says of its other versions: each lists all of them and itself, and the source is that for everybody else.
 * A page in one language says nothing.
 */
export function alternateMarkup(
  versions: readonly Version[] | undefined,
  { tag, sourceTag, origin }: { tag: string; sourceTag: string; origin: string },
): string {
  if (!versions?.some((one) => one.tag === tag)) return ''
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + address)}">`
  const locale = (one: Version, name: string) =>
    `<meta property="og:${name}" content="${one.locale.replace('-', '_')}">`
  const own = versions.flatMap((one) => (one.tag === tag ? [locale(one, 'locale')] : []))
  if (versions.length < 2) return own.join('')
  const source = versions.find((one) => one.tag === sourceTag)
  return [
    ...versions.map((one) => link(one.tag, one.address)),
    ...(source ? [link('x-default', source.address)] : []),
    ...own,
    ...versions.flatMap((one) => (one.tag === tag ? [] : [locale(one, 'locale:alternate')])),
  ].join('')
}
