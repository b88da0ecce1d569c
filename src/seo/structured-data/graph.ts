import type { BlogPosting, Thing, WebSite } from 'schema-dts'
import type { Page } from '../../../blocks/page.ts'
import { arePlaces } from '../../../schema/collections/collections.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { breadcrumbs, type Places } from './breadcrumbs.ts'
import { organization, organizationId, organizationName } from './organization.ts'
import { peopleOn } from './people.ts'
import { placesOn } from './places.ts'
import { createQuestions } from './questions.ts'
import { serviceNode } from './service.ts'
import { videosOn } from './videos.ts'

export type GraphOptions = {
  /** `pages` are all pages of the site, for the addresses and titles of breadcrumbs. */
  site: Pick<LoadedSite, 'site' | 'header' | 'recordsOf' | 'recordsCalled' | 'firstPages'> & {
    pages: readonly PageWithoutBlocks[]
  }
  origin: string
  /** Day of the build as an ISO date: offers are valid from then on. */
  today: string
  /** The files of pictures. Films are listed only with theirs. */
  pictures?: PictureTable
}

/** The schema.org data of a page, from the fields that its visitors read. */
type PageGraph = { '@context': 'https://schema.org'; '@graph': Thing[] }

function placesOf({ pages, recordsOf, firstPages, header }: GraphOptions['site']): Places {
  const byPath = new Map<string, PageWithoutBlocks>(pages.filter(isIndexable).map((page) => [page.path, page]))
  const pagesOfRecords = new Map(
    [...firstPages].flatMap((path) => {
      const page = byPath.get(path)
      const first = page && recordsOf(page).find(({ leads }) => leads)
      return first ? [[first.record, { name: first.record.name, path }] as const] : []
    }),
  )
  return {
    pageAt: (path) => byPath.get(path),
    stepsTo(page) {
      const leading = recordsOf(page).find(({ leads }) => leads)
      const own = leading && pagesOfRecords.get(leading.record)
      if (!own) return undefined
      const entry = header.find(({ menu }) => menu?.from === leading.collection)
      const all = entry?.href === undefined ? [] : [{ name: entry.all ?? entry.text, path: entry.href }]
      return [...all.filter(({ path }) => byPath.has(path)), own]
    },
  }
}

/** Returns the data of each page that search engines may show, and nothing for other pages. */
export function createGraphs({
  site: content,
  origin,
  today,
  pictures = {},
}: GraphOptions): (page: Page) => PageGraph | undefined {
  const { site, recordsOf, recordsCalled } = content
  const areas = site.organization.areas.flatMap(
    (slug) => recordsCalled(slug).find(({ settings }) => arePlaces(settings)) ?? [],
  )
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
    const records = recordsOf(page)
    const place = records.find(({ settings }) => arePlaces(settings))
    const service = records.find(({ settings }) => settings.type === 'Service')?.record
    const nodes: (Thing | undefined)[] = [
      ...(page.path === '/' ? [organization(site, origin, areas), website()] : []),
      place && service && serviceNode({ site, origin, page, place, service, today }),
      page.published === undefined ? undefined : post(page),
      questionsOf(page),
      ...peopleOn(page, site, origin),
      ...placesOn(page, site, origin),
      ...videosOn(page, origin, pictures),
      breadcrumbs(page, origin, places),
    ]
    return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
  }
}
