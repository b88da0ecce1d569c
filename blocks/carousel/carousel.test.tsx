import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

it('is a list that can be scrolled with the keyboard, and has a button for each direction', async () => {
  const slides = [
    { name: 'River', href: '/river' },
    { quote: 'A good day.', name: 'Maya' },
    { image: { name: 'a', alt: 'A mill' } },
  ]
  const { document } = new JSDOM(await renderBlock('carousel', blockOf('carousel', { slides }))).window
  const list = document.querySelector('ul[tabindex="0"]')
  expect(list?.getAttribute('aria-label')).toBe(exampleOf('carousel')['title'])
  expect(
    [...document.querySelectorAll('button')].map((button) => [
      button.getAttribute('aria-label'),
      button.getAttribute('aria-controls'),
    ]),
  ).toEqual([
    ['Previous', list?.id],
    ['Next', list?.id],
  ])
  expect(list?.querySelector('h3 a')?.getAttribute('href')).toBe('/river')
  expect(list?.querySelector('blockquote + p')?.textContent).toBe('Maya')
})

it.each([
  ['an empty slide', {}],
  ['a slide that leads somewhere and has no name', { text: 'x', href: '/river' }],
])('refuses %s', (_what, slide) => {
  expect(schemaOf('carousel').safeParse({ ...exampleOf('carousel'), slides: [{ name: 'River' }, slide] }).success).toBe(
    false,
  )
})
