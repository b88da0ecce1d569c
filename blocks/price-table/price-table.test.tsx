import { JSDOM } from 'jsdom'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../schema/language/language.ts'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

afterEach(() => setLanguage(undefined))

const rows = async () => {
  const { document } = new JSDOM(await renderBlock('price-table', blockOf('price-table'))).window
  return [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
}

it('writes prices in the currency of the site, all with cents where one has some', async () => {
  expect(await rows()).toEqual([
    ['One hourWithout an appointment, while you wait.', '$18.00'],
    ['Half a dayFor up to five people, with material.', '$69.50'],
    ['A whole day', 'from $85.00each'],
    ['Delivery', 'Ask us'],
  ])
  setLanguage({ locale: 'nl-NL', currency: 'EUR', words: { blocks: { priceFrom: 'vanaf {price}' } } })
  expect((await rows()).map(([, price]) => price)).toEqual([
    '€\u00a018,00',
    '€\u00a069,50',
    'vanaf €\u00a085,00each',
    'Ask us',
  ])
})

it('leaves out cents where no price has any', async () => {
  const rows = [
    { name: 'A', price: 18 },
    { name: 'B', price: 120 },
    { name: 'C', price: 'from 5.50' },
  ]
  const { document } = new JSDOM(await renderBlock('price-table', blockOf('price-table', { rows }))).window
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '$18',
    '$120',
    'from 5.50',
  ])
})

it('reads amounts as the language of the site writes them, and leaves words as they are', async () => {
  setLanguage({ locale: 'cs-CZ', currency: 'CZK', words: {} })
  const prices = ['4 250,00 Kč', '3900,50', '1.250,-', 180, '250 Kč / 30 min', 'zdarma']
  const rows = prices.map((price, index) => ({ name: `Lekce ${index}`, price }))
  const { document } = new JSDOM(await renderBlock('price-table', blockOf('price-table', { rows }))).window
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    '4 250,00 Kč',
    '3 900,50 Kč',
    '1 250,00 Kč',
    '180,00 Kč',
    '250 Kč / 30 min',
    'zdarma',
  ])
})
