import type { SearchDocument } from '../../../schema/search-document.ts'
import { isIndexable } from './indexable.ts'
import type { PageWithoutBlocks } from './page-summary.ts'
import type { SearchedPage } from './search-words.ts'

/** Names of a city or a service that people may search for. */
type Called = {
  name: string
  /** Other names, and those of the city's state. */
  others: readonly string[]
  area: readonly string[]
}

export type SearchFacts = {
  pages: readonly SearchedPage[]
  called: (kind: 'city' | 'service', slug: string) => Called | undefined
  /** The main page of each city, to which its name alone leads. */
  firstPages: ReadonlySet<string>
}

/** Text that is on a larger share of the pages does not distinguish them. */
const mostPages = 0.1

/**
 * Words of body text in one index: a phone downloads all of it. With more, each page has an equal share, counted from its
 * beginning; headings and names are always complete.
 */
const mostTextWords = 100_000

/** Returns a function that shortens the text of a page to its share of the index. */
function shorten(texts: readonly string[]): (text: string) => string {
  const counts = texts.map((text) => text.split(' ').length)
  if (counts.reduce((sum, count) => sum + count, 0) <= mostTextWords) return (text) => text
  const share = Math.floor(mostTextWords / counts.length)
  return (text) => text.split(' ').slice(0, share).join(' ')
}

/** Weight of the main page of a city, and of a page without a city. */
const firstPageWeight = 1.25
const ownPageWeight = 1.15

/** Words of addresses: other spellings of cities and services that lead to the page. */
const wordsOfPaths = (paths: readonly string[]) => paths.map((path) => path.replace(/[-/]+/g, ' ').trim())

/** The service of a page, and services whose addresses are aliases of it. */
const servicesOn = ({ service, aliases }: PageWithoutBlocks): string[] => [
  ...new Set([
    ...(service === undefined ? [] : [service]),
    ...aliases.map((alias) => alias.split('/').at(-1) as string),
  ]),
]

/** `case-studies` → `Case studies`. */
const folderName = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

function kindOf(page: PageWithoutBlocks, city: Called | undefined): string {
  if (city) return city.area[0] ?? city.name
  const folder = page.path.split('/').slice(1, -1).at(-1)
  return folder === undefined ? 'Page' : folderName(folder)
}

/** City and services of a page that have records. */
function recordsOf(page: PageWithoutBlocks, called: SearchFacts['called']): Called[] {
  const city = page.city === undefined ? undefined : called('city', page.city)
  return [city, ...servicesOn(page).map((slug) => called('service', slug))].flatMap((one) => one ?? [])
}

/**
 * The pages that the search covers, in the order of their paths. Only names and headings of city pages count: their
 * body text is similar on all of them.
 */
export function searchDocuments({ pages, called, firstPages }: SearchFacts): SearchDocument[] {
  const shown = pages.filter(isIndexable).sort((one, other) => (one.path < other.path ? -1 : 1))
  const counts = new Map<string, number>()
  for (const { headings: texts } of shown) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isDistinctive = (text: string) => (counts.get(text) ?? 0) <= Math.max(1, shown.length * mostPages)

  const shortened = shorten(shown.flatMap(({ text }) => (text === '' ? [] : [text])))

  return shown.map((page) => {
    const city = page.city === undefined ? undefined : called('city', page.city)
    const records = recordsOf(page, called)
    const names = new Set(records.flatMap(({ name, others }) => [name, ...others]))
    return {
      path: page.path,
      title: page.title,
      names: [...names, ...wordsOfPaths([page.path, ...page.aliases])].join(' '),
      area: records.flatMap(({ area }) => area).join(' '),
      headings: page.headings.filter(isDistinctive).join(' '),
      text: shortened(page.text),
      kind: kindOf(page, city),
      description: city ? '' : page.description,
      weight: firstPages.has(page.path) ? firstPageWeight : city ? 1 : ownPageWeight,
    }
  })
}
