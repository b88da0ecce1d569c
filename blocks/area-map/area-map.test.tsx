import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLand } from '../../schema/outline.ts'
import { blockOf, exampleOf, renderBlock } from '../../tests/support/render-block.tsx'
import { usLand } from '../../tests/support/us-land.ts'
import { radiusOf } from './radius.ts'
import { areaMapSchema } from './schema.ts'

beforeAll(() => setLand(usLand))
afterAll(() => setLand(undefined))

const documentOf = async (fields: object = {}) =>
  new JSDOM(await renderBlock('area-map', blockOf('area-map', fields))).window.document

it('links nearby cities that have a page, on the map and in the list', async () => {
  const page = await documentOf()
  const addresses = (within: string) =>
    [...page.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'))
  expect(addresses('svg')).toEqual(['/places/orange-county', '/places/san-diego'])
  expect(addresses('ul')).toEqual(['/places/orange-county', '/places/san-diego'])
  expect(page.querySelector('li:last-child')?.textContent).toBe('PhoenixArizonaAsk us')
})

it('shows the outline of the states as a file that all pages share', async () => {
  const page = await documentOf()
  expect(page.querySelector('image')?.getAttribute('href')).toBe(usLand.url)
  expect(page.querySelector('svg')?.innerHTML.length).toBeLessThan(3000)
})

it('shows no list for a city without neighbours, and no map for a city that is not on it', async () => {
  const [first] = exampleOf('area-map')['cities'] as object[]
  const alone = await documentOf({ cities: [first] })
  expect(alone.querySelector('ul')).toBeNull()
  expect(alone.querySelectorAll('[data-bulb]')).toHaveLength(1)
  const sanJuan = { name: 'San Juan', geo: { lat: 18.4655, lng: -66.1057 } }
  const off = await documentOf({ cities: [sanJuan, first] })
  expect(off.querySelector('svg')).toBeNull()
  expect(off.querySelector('figcaption')?.textContent).toContain('50 miles')
})

it('shows only its list on a site without a map', async () => {
  setLand(undefined)
  const page = await documentOf()
  setLand(usLand)
  expect(page.querySelector('svg')).toBeNull()
  expect(page.querySelectorAll('li')).not.toHaveLength(0)
})

it('accepts its radius in miles or in kilometres, but not in both', () => {
  const { radiusMiles: _, ...block } = exampleOf('area-map')
  const isValid = (radius: object) => areaMapSchema.safeParse({ ...block, ...radius }).success
  expect([{ radiusMiles: 50 }, { radiusKm: 80 }, {}, { radiusMiles: 50, radiusKm: 80 }].map(isValid)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(radiusOf({ radiusKm: 80 })).toBeCloseTo(49.7, 1)
})
