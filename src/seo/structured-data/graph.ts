import type { BlogPosting, Person, Thing, WebSite } from 'schema-dts'
import { arePlaces } from '../../../schema/collections/collections.ts'
import { familyOf } from '../../../schema/collections/record-family.ts'
import type { Page } from '../../../schema/page.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { type BreadcrumbSteps, createBreadcrumbSteps } from '../../content/derive/breadcrumb-steps.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import { cardImageOf, type PageWithoutBlocks } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import type { CardFile } from '../social-cards/card-files.ts'
import { type BlockData, blockDataOf } from './block-data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { organization, organizationId, organizationName } from './organization.ts'
import { authorsOf, peopleOn } from './people.ts'
import { placesOn } from './places.ts'
import { createQuestions } from './questions.ts'
import { createRecordNodes } from './record-node.ts'
import { placeFamilies } from './record-places.ts'
import type { RecordNode } from './record-reader.ts'
import { serviceNode } from './service.ts'
import { videosOn } from './videos.ts'

export type GraphOptions = {
  /** `pages` are all pages of the site, for the addresses and titles of breadcrumbs. */
  site: Pick<
    LoadedSite,
    'blocks' | 'site' | 'header' | 'recordsOf' | 'recordsCalled' | 'recordIn' | 'hasOwnPage' | 'firstPages' | 'tags'
  > & {
    pages: readonly PageWithoutBlocks[]
  }
  origin: string
  /** Day of the build as an ISO date. */
  today: string
  /** The files of pictures. Films are listed only with theirs. */
  pictures?: PictureTable
  /** Social cards by the path of their page. */
  cards?: ReadonlyMap<string, Pick<CardFile, 'address'>>
  /** Where pages stand in the site. */
  steps?: BreadcrumbSteps
  /** The tag of the language, on a site in several ones. */
  inLanguage?: string | undefined
}

/** The schema.org data of a page, from the fields that its visitors read. */
type PageGraph = { '@context': 'https://schema.org'; '@graph': Thing[] }

/**
 * Returns the data of each page that search engines may show, and nothing for other pages. `changedOn` is the day on which the
 * page last changed, if that is recorded.
 */
export function createGraphs(options: GraphOptions): (page: Page, changedOn?: string) => PageGraph | undefined {
  const { site: content, origin, pictures = {}, cards = new Map(), inLanguage } = options
  const spoken = inLanguage === undefined ? {} : { inLanguage }
  const { steps = createBreadcrumbSteps(content.pages, content) } = options
  const { site, recordsOf, recordsCalled, recordIn, hasOwnPage } = content
  const areasOf = () =>
    site.organization.areas.flatMap((slug) => recordsCalled(slug).find(({ settings }) => arePlaces(settings)) ?? [])
  const questionsOf = createQuestions()
  const records = createRecordNodes({ site, origin, find: recordIn, pictures })

  const website = (): WebSite & object => {
    const search = site.header.search?.href
    return {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.name,
      url: `${origin}/`,
      publisher: { '@id': organizationId(origin) },
      ...spoken,
      ...(search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        } as object,
      }),
    } as WebSite & object
  }
  /** The picture of a page, else its social card. */
  const imageOf = (page: Page): string | undefined => {
    const cardImage = cardImageOf(page)
    const picture = cardImage && pictures[pictureKey(cardImage)]
    const address = picture?.src ?? cards.get(page.path)?.address
    return address === undefined ? undefined : new URL(address, origin).href
  }
  /** The record that a page names, else the people whom its blocks name as authors, else the organization. */
  const authorOf = (blocks: readonly BlockData[], author: FoundRecord | undefined) => {
    if (author) return records.reference(author) as object as Person
    const people = authorsOf(blocks, site, origin)
    return people.length > 0 ? people : organizationName(site, origin)
  }
  const post = (page: Page, blocks: readonly BlockData[], author: FoundRecord | undefined): BlogPosting => ({
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    url: origin + page.path,
    mainEntityOfPage: origin + page.path,
    datePublished: page.published as string,
    dateModified: page.updated ?? (page.published as string),
    author: authorOf(blocks, author),
    publisher: { '@id': organizationId(origin) },
    ...spoken,
    ...(imageOf(page) && { image: imageOf(page) as string }),
  })

  // Read when a page needs it: the others stay the same on another day.
  const daysOf = (changedOn = options.today) => ({ today: options.today, changedOn })

  return (page, changedOn) => {
    if (!isIndexable(page)) return undefined
    const named = recordsOf(page)
    const blocks = blockDataOf(page, content.blocks)
    const place = named.find(({ settings }) => arePlaces(settings))
    const service = named.find(({ settings }) => settings.type === 'Service')?.record
    const described = named.flatMap((found) => {
      const node = records.node(found, origin + (steps.firstPageOf(found.record) ?? page.path))
      return node ? [{ node, family: familyOf(found.settings) }] : []
    })
    const isPlace = ({ family }: (typeof described)[number]) => placeFamilies.includes(family)
    const ofPlace = described.find(isPlace)
    const others = described.filter((one) => one !== ofPlace).map(({ node }) => node)
    const author = named.find(({ settings }) => familyOf(settings) === 'person')
    const nodes: (Thing | RecordNode | undefined)[] = [
      ...(page.path === '/' ? [organization(site, origin, areasOf()), website()] : []),
      place && service && serviceNode({ site, origin, page, blocks, place, service, days: daysOf(changedOn), records }),
      page.published === undefined ? undefined : post(page, blocks, author),
      // Search engines want a question once: those of several records stand on the page of each.
      named.length > 1 && named.every(hasOwnPage) ? undefined : questionsOf(blocks),
      ...others,
      ...peopleOn(blocks, site, origin, others),
      ...placesOn({ path: page.path, blocks }, site, origin, ofPlace?.node),
      ...videosOn(blocks, origin, pictures),
      breadcrumbs(steps.stepsTo(page), origin),
    ]
    return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) as Thing[] }
  }
}
