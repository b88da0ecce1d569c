import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const html = async (cards: object[], fields = {}) =>
  new JSDOM(await renderBlock('cards', blockOf('cards', { cards, ...fields }))).window.document

it('makes the name the link of a card, once for screen readers', async () => {
  const document = await html([{ name: 'Courses', text: 'Four evenings.', href: '/courses', more: 'See dates' }])
  expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Courses'])
  expect(document.querySelector('h3 a')?.getAttribute('href')).toBe('/courses')
  expect(document.querySelector('[aria-hidden=true]')?.textContent).toBe('See dates')
})

it('shows a picture or an icon over the name, or neither', async () => {
  const image = { name: 'a', alt: 'A bench' }
  const document = await html([{ name: 'One', image }, { name: 'Two', icon: 'leaf' }, { name: 'Three' }])
  const items = [...document.querySelectorAll('li')]
  expect(items.map((item) => item.querySelectorAll('[data-picture]').length)).toEqual([1, 0, 0])
  expect(items.map((item) => item.querySelectorAll('svg[aria-hidden=true]').length)).toEqual([0, 1, 0])
})

it.each([
  [{ name: 'One', icon: 'leaf', image: { name: 'a', alt: '' } }, 'must have a picture or an icon, not both'],
  [{ name: 'One', more: 'See dates' }, 'must have `href` where it has `more`'],
])('refuses %o', (card, message) => {
  const { error } = schemaOf('cards').safeParse({ ...exampleOf('cards'), cards: [card] })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
