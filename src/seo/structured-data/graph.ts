import type { BlogPosting, Thing, WebSite } from 'schema-dts'
import type { Page } from '../../../blocks/page.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { breadcrumbs, type Places } from './breadcrumbs.ts'
import { organization, organizationId, organizationName } from './organization.ts'
import { createQuestions } from './questions.ts'
import { serviceNode } from './service.ts'

export type GraphOptions = {
  /** `pages` are all pages of the site, for the addresses and titles of breadcrumbs. */
  site: Pick<LoadedSite, 'site' | 'header' | 'cityOf' | 'serviceOf' | 'firstPages'> & {
    pages: readonly PageWithoutBlocks[]
  }
  origin: string
  /** Day of the build as an ISO date: offers are valid from then on. */
  today: string
}

/** The schema.org data of a page, from the fields that its visitors read. */
export type PageGraph = { '@context': 'https://schema.org'; '@graph': Thing[] }

function placesOf({ pages, cityOf, firstPages, header }: GraphOptions['site']): Places {
  const byPath = new Map<string, PageWithoutBlocks>(pages.filter(isIndexable).map((page) => [page.path, page]))
  const cityPages = new Map(
    [...firstPages].flatMap((path) => {
      const slug = byPath.get(path)?.city
      const city = slug === undefined ? undefined : cityOf(slug)
      return city ? [[city.slug, { name: city.name, path }] as const] : []
    }),
  )
  const entry = header.find(({ menu }) => menu?.from === 'cities')
  return {
    pageAt: (path) => byPath.get(path),
    cityPage: (slug) => cityPages.get(slug),
    allCities: entry?.href === undefined ? undefined : { name: entry.all ?? entry.text, path: entry.href },
  }
}

/** Returns the data of each page that search engines may show, and nothing for other pages. */
export function createGraphs({ site: content, origin, today }: GraphOptions): (page: Page) => PageGraph | undefined {
  const { site, cityOf, serviceOf } = content
  const places = placesOf(content)
  const questionsOf = createQuestions()

  const website = (): WebSite & object => {
    const search = site.header.search?.href
    return {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.name,
      url: `${origin}/`,
      publisher: { '@id': organizationId(origin) },
      ...(search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        } as object,
      }),
    } as WebSite & object
  }
  const post = (page: Page): BlogPosting => ({
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    url: origin + page.path,
    mainEntityOfPage: origin + page.path,
    datePublished: page.published as string,
    dateModified: page.updated ?? (page.published as string),
    author: organizationName(site, origin),
    publisher: { '@id': organizationId(origin) },
  })

  return (page) => {
    if (!isIndexable(page)) return undefined
    const city = page.city === undefined ? undefined : cityOf(page.city)
    const service = page.service === undefined ? undefined : serviceOf(page.service)
    const nodes: (Thing | undefined)[] = [
      ...(page.path === '/' ? [organization(site, origin, cityOf), website()] : []),
      city && service && serviceNode({ site, origin, page, city, service, today }),
      page.published === undefined ? undefined : post(page),
      questionsOf(page),
      breadcrumbs(page, origin, places),
    ]
    return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
  }
}
