import { JSDOM } from 'jsdom'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../schema/language/language.ts'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

afterEach(() => setLanguage(undefined))

const rows = async () => {
  const { document } = new JSDOM(await renderBlock('price-table', blockOf('price-table'))).window
  return [...document.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
}

it('writes prices in the currency of the site, whole ones without cents', async () => {
  expect(await rows()).toEqual([
    ['PunctureTube and work, while you wait.', '$18'],
    ['Yearly serviceCleaned, adjusted and tried out.', '$69.50'],
    ['New wheel', 'from $85each'],
    ['Electric motor', 'Ask us'],
  ])
  setLanguage({ locale: 'nl-NL', currency: 'EUR', words: { blocks: { priceFrom: 'vanaf {price}' } } })
  expect((await rows()).map(([, price]) => price)).toEqual([
    '€\u00a018',
    '€\u00a069,50',
    'vanaf €\u00a085each',
    'Ask us',
  ])
})
