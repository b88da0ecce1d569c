// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { setLand } from '../../schema/outline.ts'
import { onPrefill } from '../../src/components/forms/prefill.ts'
import { withQuery } from '../../src/components/search/address-query.ts'
import { hydrateBlock, type } from '../../tests/support/hydrate-block.tsx'
import { usLand } from '../../tests/support/us-land.ts'

beforeAll(() => setLand(usLand))
afterAll(() => setLand(undefined))

let page: Awaited<ReturnType<typeof hydrateBlock>>
const find = <E extends Element>(selector: string) => page.element.querySelector<E>(selector) as E
const search = () => find<HTMLInputElement>('input')
const names = () => [...page.element.querySelectorAll('li[data-city]')].map((row) => row.getAttribute('data-city'))
const status = () => find('[role=status]').textContent
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const goTo = (address: string) => history.replaceState(null, '', address)

beforeEach(async () => {
  goTo('/')
  page = await hydrateBlock('city-map')
})
afterEach(() => page.leave())

it('has every city in the HTML of the build, with its page and its services', async () => {
  expect(names()).toEqual(['la', 'new-orleans', 'seattle', 'portland'])
  const links = [...find('#anchor-la').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/places/los-angeles',
    '/places/los-angeles',
    '/places/los-angeles/delivery',
    '/places/los-angeles/pick-up',
  ])
  expect(status()).toBe('4 cities')
  expect(page.errors).toEqual([])
})

it('filters list and map with every key, and says how many cities match', async () => {
  await type(search(), 'delivery')
  expect(names()).toEqual(['la', 'new-orleans'])
  expect(status()).toBe('2 of 4 cities')
  expect(page.element.querySelectorAll('svg a')).toHaveLength(2)
  expect(page.element.querySelectorAll('svg [data-off]')).toHaveLength(2)
  expect(find('#anchor-la > ul a').textContent).toBe('Delivery')
})

it('says what to do if nothing matches, and shows all cities again', async () => {
  await type(search(), 'boise')
  expect(names()).toEqual([])
  expect(status()).toBe('No city matches')
  expect(find('[popovertarget=quote-dialog]').textContent).toBe('Ask us')
  const all = [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all cities')
  await act(async () => all?.click())
  expect(names()).toHaveLength(4)
  expect(search().value).toBe('')
  expect(document.activeElement).toBe(search())
})

it('moves through the results with the arrow keys, and back to the search', async () => {
  await act(async () => search().focus())
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Los Angeles')
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('New Orleans')
  await press('ArrowUp')
  await press('ArrowUp')
  expect(document.activeElement).toBe(search())
})

it('empties the search at Escape', async () => {
  await type(search(), 'tex')
  await act(async () => search().focus())
  await press('Escape')
  expect(search().value).toBe('')
  expect(names()).toHaveLength(4)
})

it('highlights a city in the map when its row has the focus, and in the list when its bulb has it', async () => {
  await act(async () => find<HTMLElement>('#anchor-la a').focus())
  expect(find('svg a[data-lit]').getAttribute('data-city')).toBe('la')
  await act(async () => find<SVGAElement>('svg a[data-city=seattle]').focus())
  expect(find('li[data-lit]').getAttribute('data-city')).toBe('seattle')
})

it('has one tab stop in the map, which the arrow keys move', async () => {
  const stops = () => [...page.element.querySelectorAll('svg a[tabindex="0"]')].map((a) => a.getAttribute('data-city'))
  expect(stops()).toEqual(['la'])
  await act(async () => find<SVGAElement>('svg a[data-city=la]').focus())
  await press('ArrowUp')
  expect(document.activeElement?.getAttribute('data-city')).toBe('portland')
  expect(stops()).toEqual(['portland'])
})

it('names the cities that lie outside the map', async () => {
  expect(find('[data-outside]')).toBeNull()
  await page.leave()
  const { cities } = parse(readFileSync(join(import.meta.dirname, 'example.yaml'), 'utf8')) as { cities: object[] }
  const moved = { ...cities.at(-1), geo: { lat: 52.37, lng: 4.9 } }
  page = await hydrateBlock('city-map', undefined, { cities: [...cities.slice(0, -1), moved] })
  expect(find('[data-outside]').textContent).toBe('Not on this map: Portland')
})

it('opens the form with the name of a city that has no page', async () => {
  const taken: unknown[] = []
  const unsubscribe = onPrefill((prefill) => void taken.push(prefill))
  await act(async () => find<HTMLButtonElement>('#anchor-portland button').click())
  unsubscribe()
  expect(taken).toEqual([{ location: 'Portland, Oregon' }])
  expect(find('#anchor-portland button').getAttribute('popovertarget')).toBe('quote-dialog')
  expect(find('svg [data-city=portland]').hasAttribute('data-ask')).toBe(true)
})

it('asks for a service that a city has no page for, with both filled in', async () => {
  const taken: unknown[] = []
  const unsubscribe = onPrefill((prefill) => void taken.push(prefill))
  await type(search(), 'self collection seattle')
  expect(names()).toEqual(['seattle'])
  const ask = find<HTMLButtonElement>('#anchor-seattle [data-asks] button')
  expect(ask.textContent).toBe('Ask for Pick-up in Seattle')
  await act(async () => ask.click())
  unsubscribe()
  expect(taken.at(-1)).toMatchObject({ location: 'Seattle, Washington', positions: ['Pick-up'] })
})

it('starts with the query of the address, and with what was typed before hydration', async () => {
  await page.leave()
  goTo('/?q=nola')
  page = await hydrateBlock('city-map')
  expect(search().value).toBe('nola')
  expect(names()).toEqual(['new-orleans'])
  await page.leave()
  page = await hydrateBlock('city-map', (element) => {
    ;(element.querySelector('input') as HTMLInputElement).value = 'pick-up'
  })
  expect(names()).toEqual(['la'])
  expect(page.errors).toEqual([])
})

it('adds the query to the parameters of the address', () => {
  const address = 'https://www.example.com/locations?from=ad#cities'
  expect(withQuery(address, 'new york')).toBe('https://www.example.com/locations?from=ad&q=new+york#cities')
  expect(withQuery(withQuery(address, 'new york'), '')).toBe(address)
})
