import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createSearch } from '../../../blocks/city-map/matching.ts'
import type { City, CityMap } from '../../../blocks/city-map/schema.ts'
import { menuLinks } from '../../../schema/layout/header.ts'
import { type LoadedSite, loadSite } from '../../../src/content/load/load.ts'
import { contentFolder, pageText } from '../../engine/content/folder.ts'
import { matrixText } from '../../support/texts/matrix-text.ts'
import { sampleSite } from '../sample-site.ts'
import { citiesWithPages, matrixPages, recordNames } from './read-data.ts'

const root = join(import.meta.dirname, '../../..')
const paths = new Set<string>(matrixPages.map(({ path }) => path))
let site: LoadedSite
let cities: CityMap['cities']
let noMatch: string
let find: ReturnType<typeof createSearch<City>>

beforeAll(async () => {
  site = await sampleSite()
  const page = site.pages.find(({ path }) => path === '/locations')
  const block = page?.blocks.find(({ type }) => type === 'city-map') as CityMap
  cities = block.cities
  noMatch = block.noMatch
  find = createSearch(cities, block.services)
})

test('the menu of the header has twenty cities, Philadelphia among them, and no dead link', () => {
  const links = site.header.flatMap(menuLinks)
  expect(links).toHaveLength(20)
  expect(links.map(({ text }) => text)).toContain('Philadelphia')
  const served = site.pages.map(({ path }) => path as string)
  for (const { text, href } of links) expect(served, text).toContain(href)
  expect(links[0]).toMatchObject({ text: 'Los Angeles', href: '/la/event-staff' })
  expect(new Set(links.map(({ href }) => href)).size).toBe(20)
})

test('all records of cities are on the page, those of the matrix with their services', () => {
  expect(cities.map(({ slug }) => slug).sort()).toEqual(recordNames('cities').sort())
  expect(cities.slice(0, citiesWithPages.length).map(({ slug }) => slug)).toEqual(citiesWithPages)
  for (const { slug, href, services } of cities) {
    expect(href !== undefined, slug).toBe(citiesWithPages.includes(slug))
    expect(services.length > 0, slug).toBe(citiesWithPages.includes(slug))
  }
})

test('who looks for security on the page reads what the agency sends instead, over the button to ask', () => {
  for (const query of ['security', 'security guards chicago', 'bouncers', 'bag search']) expect(find(query)).toEqual([])
  expect(noMatch).toContain('We supply no security guards; ushers, check-in and crowd staff')
})

test.each([
  ['ushers new york', ['nyc'], ['Ushers']],
  ['bartenders phoenix', ['phoenix'], ['Bartenders']],
])('%s finds the city, and asks where it has no page', (query, expected, asked) => {
  const found = find(query)
  expect(found.map(({ city }) => city.slug)).toEqual(expected)
  expect(found.flatMap(({ asks }) => asks.map(({ name }) => name))).toEqual(asked)
})

test.each([
  ['crowd control', 'crowd-management'],
  ['waiters', 'servers'],
  ['trade show booth', 'booth-staff'],
])('%s finds every city with the service that it means', (query, slug) => {
  const found = find(query)
  expect(found.map(({ city }) => city.slug)).toEqual(
    cities.flatMap(({ slug: city }) => (paths.has(`/${city}/${slug}`) ? [city] : [])),
  )
})

test('no link of a city or a service is dead', () => {
  const served = site.pages.map(({ path }) => path as string)
  for (const { href, services } of cities)
    for (const link of [href, ...services.map((service) => service.href)])
      if (link !== undefined) expect(served).toContain(link)
})

test('every city has its place on the map and a label', () => {
  expect(cities.filter(({ spot }) => spot?.label === undefined).map(({ slug }) => slug)).toEqual([])
})

const mapOf = (cards: string) =>
  pageText('Where', `  - type: city-map\n    title: Where\n    noMatch: Ask.\n    cities: ${cards}\n`)

test('a selection of cities names a city that does not exist', async () => {
  const { root: folder } = await contentFolder({
    '_data/services/ushers.yaml': readFileSync(join(root, 'pages/_data/services/ushers.yaml'), 'utf8').replace(
      /^related:.*\n/m,
      '',
    ),
    '_data/coverage/city-service.yaml': matrixText('[la]', '[ushers]'),
    'where.yaml': mapOf('{ from: cities-with-services, only: [lo] }'),
  })
  const { diagnostics } = await loadSite({ root: folder })
  expect(diagnostics).toMatchObject([{ code: 'unknown-city', file: 'pages/where.yaml' }])
})

test('the same city twice is an error', async () => {
  const city = '{ slug: la, name: LA, areas: [California], geo: { lat: 34, lng: -118 } }'
  const { root: folder } = await contentFolder({ 'where.yaml': mapOf(`[${city}, ${city}]`) })
  const { diagnostics } = await loadSite({ root: folder })
  expect(diagnostics.map(({ code }) => code)).toEqual(['invalid-value'])
})
