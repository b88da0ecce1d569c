import type { SearchDocument } from '../../../schema/search-document.ts'
import type { PageHead } from './page-summary.ts'
import type { SearchedPage } from './search-words.ts'

/** What a city or a service is called, for people who search for it. */
type Called = {
  name: string
  /** Other names, also those of the state of a city. */
  others: readonly string[]
  area: readonly string[]
}

export type SearchFacts = {
  pages: readonly SearchedPage[]
  called: (kind: 'city' | 'service', slug: string) => Called | undefined
  /** Page of each city that its name alone leads to. */
  firstPages: ReadonlySet<string>
}

/** Text that stands on more of the pages than this tells none of them from another. */
const mostPages = 0.1

/** How much more the page counts that the name of a city leads to, and a page of no city. */
const firstPageWeight = 1.25
const ownPageWeight = 1.15

/** Words of addresses: other spellings of cities and services that lead here as well. */
const wordsOfPaths = (paths: readonly string[]) => paths.map((path) => path.replace(/[-/]+/g, ' ').trim())

/** The service of a page, and those that show the page of another one: their addresses are aliases of it. */
const servicesOn = ({ service, aliases }: PageHead): string[] => [
  ...new Set([
    ...(service === undefined ? [] : [service]),
    ...aliases.map((alias) => alias.split('/').at(-1) as string),
  ]),
]

/** `case-studies` → `Case studies`. */
const folderName = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

function kindOf(page: PageHead, city: Called | undefined): string {
  if (city) return city.area[0] ?? city.name
  const folder = page.path.split('/').slice(1, -1).at(-1)
  return folder === undefined ? 'Page' : folderName(folder)
}

/** City and services of a page, as far as they have records. */
function recordsOf(page: PageHead, called: SearchFacts['called']): Called[] {
  const city = page.city === undefined ? undefined : called('city', page.city)
  return [city, ...servicesOn(page).map((slug) => called('service', slug))].flatMap((one) => one ?? [])
}

/**
 * The pages that a visitor may find, in the order of their paths. Of a page of a city only names and headings count: its
 * running text is much like that of its sisters.
 */
export function searchDocuments({ pages, called, firstPages }: SearchFacts): SearchDocument[] {
  const shown = pages
    .filter(({ noindex, path }) => !noindex && path !== '/404')
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const counts = new Map<string, number>()
  for (const { headings: texts } of shown) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const tells = (text: string) => (counts.get(text) ?? 0) <= Math.max(1, shown.length * mostPages)

  return shown.map((page) => {
    const city = page.city === undefined ? undefined : called('city', page.city)
    const records = recordsOf(page, called)
    const names = new Set(records.flatMap(({ name, others }) => [name, ...others]))
    return {
      path: page.path,
      title: page.title,
      names: [...names, ...wordsOfPaths([page.path, ...page.aliases])].join(' '),
      area: records.flatMap(({ area }) => area).join(' '),
      headings: page.headings.filter(tells).join(' '),
      text: page.text,
      kind: kindOf(page, city),
      description: city ? '' : page.description,
      weight: firstPages.has(page.path) ? firstPageWeight : city ? 1 : ownPageWeight,
    }
  })
}
