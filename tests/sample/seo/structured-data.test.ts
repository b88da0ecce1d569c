import { beforeAll, expect, it } from 'vitest'
import type { Breadcrumbs } from '../../../blocks/breadcrumbs/schema.ts'
import type { Faq } from '../../../blocks/faq/schema.ts'
import type { Page } from '../../../schema/page.ts'
import { internationalPhone } from '../../../schema/phone/phone-number.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { isIndexable } from '../../../src/content/derive/indexable.ts'
import type { LoadedSite } from '../../../src/content/load/load.ts'
import { createCrawlerHead } from '../../../src/seo/crawler-head.ts'
import { createGraphs } from '../../../src/seo/structured-data/graph.ts'
import { structuredDataIn } from '../../browser/html.ts'
import { isOf } from '../../support/is-of.ts'
import { richResultErrors } from '../../support/rich-results.ts'
import { sampleSite } from '../sample-site.ts'

const origin = 'https://www.example.com'
const today = '2026-11-21'

let site: LoadedSite
let graphOf: ReturnType<typeof createGraphs>
beforeAll(async () => {
  site = await sampleSite()
  graphOf = createGraphs({ site, origin, today })
})

const pageAt = (path: string) => site.pages.find((page) => page.path === path) as Page
type Node = Record<string, unknown> & { '@type': string }
const nodes = (path: string) => (graphOf(pageAt(path))?.['@graph'] ?? []) as unknown as Node[]
const node = (path: string, type: string) => nodes(path).find((one) => one['@type'] === type)

it('describes on a city page which service is offered within 50 miles, and until when', () => {
  expect(node('/la/ushers', 'Service')).toMatchObject({
    name: 'Ushers in Los Angeles',
    serviceType: 'Ushers',
    provider: { '@type': 'EmploymentAgency', '@id': `${origin}/#organization` },
    areaServed: [
      { '@type': 'City', name: 'Los Angeles' },
      { '@type': 'GeoCircle', geoRadius: 80_467, geoMidpoint: { latitude: 34.0522, longitude: -118.2437 } },
    ],
    offers: { validFrom: '2026-11-21', validThrough: '2027-11-21' },
  })
})

it('dates an offer from the day on which the page changed, and renews it after half of its time', () => {
  const offerOn = (changedOn: string) => {
    const found = (graphOf(pageAt('/la/ushers'), changedOn)?.['@graph'] ?? []) as unknown as Node[]
    return found.find((one) => one['@type'] === 'Service')?.['offers']
  }
  const offer = (validFrom: string, validThrough: string) => ({ '@type': 'Offer', validFrom, validThrough })
  expect(offerOn('2026-11-01')).toEqual(offer('2026-11-01', '2027-11-01'))
  expect(offerOn('2026-05-24')).toEqual(offer('2026-05-24', '2027-05-24'))
  expect(offerOn('2026-05-23')).toEqual(offer('2026-11-21', '2027-11-21'))
  expect(offerOn('2024-11-22')).toEqual(offer('2026-11-20', '2027-11-20'))
})

it('contains nothing about a company that is not in its site file', () => {
  const { hours: _hours, foundingYear: _year, priceRange: _price, ...rest } = site.site
  const quiet = siteSchema.parse({ ...rest, organization: { type: 'BikeStore' } })
  const graph = createGraphs({ site: { ...site, site: quiet }, origin, today })
  const found = (path: string) => (graph(pageAt(path))?.['@graph'] ?? []) as unknown as Node[]
  expect(found('/').find((one) => one['@type'] === 'BikeStore')).toEqual({
    '@type': 'BikeStore',
    '@id': `${origin}/#organization`,
    name: quiet.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: internationalPhone(quiet.phone),
    email: quiet.email,
  })
  expect(found('/la/ushers').find((one) => one['@type'] === 'Service')).not.toHaveProperty('offers')
})

it('describes the agency once, on the home page, without an address or ratings', () => {
  const agency = node('/', 'EmploymentAgency')
  expect(agency).toMatchObject({
    name: site.site.name,
    telephone: '+12135550142',
    foundingDate: '2010',
    priceRange: '$$',
  })
  expect(((agency as Node)['areaServed'] as Node[]).map(({ name }) => name)).toEqual([
    'United States',
    'Los Angeles',
    'New York',
    'Miami',
    'Chicago',
    'Las Vegas',
  ])
  expect(JSON.stringify(agency)).toContain('Bartenders & Servers')
  const all = JSON.stringify(site.pages.map((page) => graphOf(page)))
  expect(all).not.toMatch(/aggregateRating|"review"|streetAddress/)
  expect(site.pages.filter(({ path }) => nodes(path).some((one) => one['@type'] === 'EmploymentAgency'))).toHaveLength(
    1,
  )
})

it('has breadcrumbs from the home page through the cities to a city page, and through the blog to a post', () => {
  const trail = (path: string) =>
    ((node(path, 'BreadcrumbList') as Node)['itemListElement'] as { item: string }[]).map(({ item }) =>
      item.slice(origin.length),
    )
  expect(trail('/la/ushers')).toEqual(['/', '/locations', '/la', '/la/ushers'])
  expect(trail('/la')).toEqual(['/', '/locations', '/la'])
  expect(trail('/ushers')).toEqual(['/', '/ushers'])
  expect(trail('/blog/california-bartender-guide')).toEqual(['/', '/blog', '/blog/california-bartender-guide'])
})

it('has the breadcrumbs that visitors read', () => {
  const post = pageAt('/blog/california-bartender-guide')
  const shown = post.blocks.find(isOf<Breadcrumbs>('breadcrumbs'))?.steps
  const listed = (node(post.path, 'BreadcrumbList') as Node)['itemListElement'] as { name: string; item: string }[]
  expect(listed.map(({ name, item }) => ({ name, href: item.slice(origin.length) || '/' }))).toEqual(shown)
})

it('repeats the questions of a city and of a service on their own pages alone, without Markdown', () => {
  expect(node('/la/ushers', 'FAQPage')).toBeUndefined()
  expect(node('/ushers', 'FAQPage')).toBeDefined()
  const block = pageAt('/la').blocks.find(isOf<Faq>('faq')) as Faq
  const questions = (node('/la', 'FAQPage') as Node)['mainEntity'] as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(questions.map(({ name }) => name)).toEqual(block.items.map(({ question }) => question))
  for (const page of site.pages)
    for (const { acceptedAnswer } of (node(page.path, 'FAQPage')?.['mainEntity'] ?? []) as typeof questions)
      expect(acceptedAnswer.text).not.toMatch(/\*\*|\]\(|<[a-z]|&(?:amp|lt|quot);/)
})

it('has the days on which a post was published and changed', () => {
  const page = pageAt('/blog/california-bartender-guide')
  expect(node(page.path, 'BlogPosting')).toMatchObject({ headline: page.title, datePublished: page.published })
})

it('is missing on pages that are not indexed', () => {
  const hidden = site.pages.filter((page) => !isIndexable(page))
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.map((page) => graphOf(page)).filter(Boolean)).toEqual([])
})

it('has what search engines require to show it, on every page', () => {
  const headOf = createCrawlerHead({ site, origin, today })
  const errors = site.pages.flatMap((page) =>
    structuredDataIn(headOf(page)).flatMap((data) => richResultErrors(JSON.parse(data), page.path)),
  )
  expect(errors).toEqual([])
})

it('fails that check if something that is required is missing or wrong', () => {
  const city = JSON.stringify(graphOf(pageAt('/la')))
  const post = JSON.stringify(graphOf(pageAt('/blog/california-bartender-guide')))
  expect([city, post].flatMap((data) => richResultErrors(JSON.parse(data)))).toEqual([])
  const wrong = [
    city.replace('"position":2', '"position":3'),
    city.replace(/("@type":"ListItem"[^}]*)"name":/, '$1"title":'),
    city.replace('"item":"https:', '"item":"'),
    city.replace('"acceptedAnswer"', '"answer"'),
    city.replace(/("@type":"Answer","text":)"(?:[^"\\]|\\.)*"/, '$1""'),
    post.replace('"headline"', '"title"'),
    post.replace(/"datePublished":"[^"]*"/, '"datePublished":"last May"'),
  ]
  for (const [index, data] of wrong.entries()) {
    expect([city, post]).not.toContain(data)
    expect(richResultErrors(JSON.parse(data)), String(index)).not.toEqual([])
  }
})
