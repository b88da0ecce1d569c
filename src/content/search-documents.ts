import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import type { SearchDocument } from '../../schema/search-document.ts'
import { createTextReader } from './near-duplicates/shown-text.ts'

/** What a city or a service is called, for people who search for it. */
type Called = {
  name: string
  /** Other names, also those of the state of a city. */
  others: readonly string[]
  area: readonly string[]
}

export type SearchFacts = {
  pages: readonly Page[]
  called: (kind: 'city' | 'service', slug: string) => Called | undefined
  /** Page of each city that its name alone leads to. */
  firstPages: ReadonlySet<string>
}

/** Text that stands on more of the pages than this tells none of them from another. */
const mostPages = 0.1

/** Fields whose texts are headings, or names of venues and events, rather than running text. */
const headingKeys = new Set(['title', 'name', 'what'])

/** How much more the page counts that the name of a city leads to, and a page of no city. */
const firstPageWeight = 1.25
const ownPageWeight = 1.15

function collectHeadings(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collectHeadings(entry, into)
    return
  }
  if ('alt' in value) return
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key]
    if (typeof entry === 'string') {
      if (headingKeys.has(key)) into.add(entry)
    } else if (key !== 'listed') collectHeadings(entry, into)
  }
}

function headingsOf(page: Page): Set<string> {
  const found = new Set<string>()
  collectHeadings(page.blocks, found)
  return found
}

/** Markdown without the addresses of its links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')

/** Words of addresses: other spellings of cities and services that lead here as well. */
const wordsOfPaths = (paths: readonly string[]) => paths.map((path) => path.replace(/[-/]+/g, ' ').trim())

/** The service of a page, and those that show the page of another one: their addresses are aliases of it. */
const servicesOn = ({ service, aliases }: Page): string[] => [
  ...new Set([
    ...(service === undefined ? [] : [service]),
    ...aliases.map((alias) => alias.split('/').at(-1) as string),
  ]),
]

/** `case-studies` → `Case studies`. */
const folderName = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

function kindOf(page: Page, city: Called | undefined): string {
  if (city) return city.area[0] ?? city.name
  const folder = page.path.split('/').slice(1, -1).at(-1)
  return folder === undefined ? 'Page' : folderName(folder)
}

/**
 * The pages that a visitor may find, in the order of their paths. Of a page of a city only names and headings count: its
 * running text is much like that of its sisters.
 */
export function searchDocuments({ pages, called, firstPages }: SearchFacts): SearchDocument[] {
  const shown = pages
    .filter(({ noindex, path }) => !noindex && path !== '/404')
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const headings = new Map(shown.map((page) => [page, headingsOf(page)]))
  const counts = new Map<string, number>()
  for (const texts of headings.values()) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const tells = (text: string) => (counts.get(text) ?? 0) <= Math.max(1, shown.length * mostPages)
  const textOf = createTextReader(blockSchemas)

  return shown.map((page) => {
    const city = page.city === undefined ? undefined : called('city', page.city)
    const records = [city, ...servicesOn(page).map((slug) => called('service', slug))].flatMap((one) => one ?? [])
    const names = new Set(records.flatMap(({ name, others }) => [name, ...others]))
    return {
      path: page.path,
      title: page.title,
      names: [...names, ...wordsOfPaths([page.path, ...page.aliases])].join(' '),
      area: records.flatMap(({ area }) => area).join(' '),
      headings: [...(headings.get(page) ?? [])].filter(tells).join(' '),
      text: city ? '' : plain([page.description, ...page.blocks.map(textOf)].join(' ')),
      kind: kindOf(page, city),
      description: city ? '' : page.description,
      weight: firstPages.has(page.path) ? firstPageWeight : city ? 1 : ownPageWeight,
    }
  })
}
