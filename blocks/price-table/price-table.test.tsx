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
    ['PunctureTube and work, while you wait.', '$18.00'],
    ['Yearly serviceCleaned, adjusted and tried out.', '$69.50'],
    ['New wheel', 'from $85.00each'],
    ['Electric motor', 'Ask us'],
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
