import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const html = async (plans: object[]) =>
  new JSDOM(await renderBlock('pricing', blockOf('pricing', { plans }))).window.document
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()

it('switches between months and years where a plan has both, months first', async () => {
  const document = await html([
    { name: 'One', monthly: 12, yearly: 120 },
    { name: 'Two', monthly: 20 },
  ])
  const radios = [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')]
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['monthly', true],
    ['yearly', false],
  ])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  expect([...document.querySelectorAll('[data-period]')].map(textOf)).toEqual(['$12 a month', '$120 a year'])
  expect(textOf(document.querySelectorAll('article')[1])).toContain('$20 a month')
})

it('has no switch where every plan has one price', async () => {
  const document = await html([
    { name: 'One', monthly: 12 },
    { name: 'Two', yearly: 200 },
    { name: 'Three', price: 'Free' },
  ])
  expect(document.querySelector('fieldset')).toBeNull()
  expect(document.querySelector('[data-period]')).toBeNull()
})

it('invites to ask for a price that is not given', async () => {
  expect(textOf((await html([{ name: 'One' }])).querySelector('article'))).toContain('Ask us')
})

it.each([
  [
    'two highlighted plans',
    [
      { name: 'One', highlight: 'Best' },
      { name: 'Two', highlight: 'Best' },
    ],
  ],
  ['an amount beside words', [{ name: 'One', monthly: 12, price: 'Free' }]],
])('refuses %s', (_what, plans) => {
  expect(schemaOf('pricing').safeParse({ ...exampleOf('pricing'), plans }).success).toBe(false)
})
