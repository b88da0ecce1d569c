import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const html = async (tags: object[]) =>
  new JSDOM(await renderBlock('tags', { ...blockOf('tags'), tags })).window.document

it('links to the pages of tags, and names those without one', async () => {
  const document = await html([
    { slug: 'rain', name: 'Rain', href: '/blog/tag/rain', count: 1200 },
    { slug: 'snow', name: 'Snow' },
  ])
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Rain (1,200)', 'Snow'])
  expect(document.querySelector('a[rel=tag]')?.getAttribute('href')).toBe('/blog/tag/rain')
})

it('is empty, without its title, on a page without tags', async () => {
  expect((await html([])).body.innerHTML).toBe('')
})
