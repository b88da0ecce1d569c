import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('is an ordered list: when, what, and more where there is more', async () => {
  const events = [
    { when: '2011', title: 'A garage', text: 'One stand.', image: { name: 'garage', alt: 'A garage' } },
    { when: 'Today', title: 'Three shops' },
  ]
  const { document } = new JSDOM(await renderBlock('timeline', blockOf('timeline', { events }))).window
  const items = [...document.querySelectorAll('ol > li')]
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['2011', 'Today'])
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['A garage', 'Three shops'])
  expect(items.map((item) => item.querySelectorAll('[data-picture]').length)).toEqual([1, 0])
})
