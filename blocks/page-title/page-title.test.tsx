import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const rendered = async (fields: object) =>
  new JSDOM(await renderBlock('page-title', blockOf('page-title', { updated: undefined, ...fields }))).window.document

it('says when a post was published and changed, for readers and for machines', async () => {
  const document = await rendered({ published: '2026-03-01', updated: '2026-11-21' })
  const days = [...document.querySelectorAll('time')].map((day) => [day.dateTime, day.textContent])
  expect(days).toEqual([
    ['2026-03-01', 'Published March 1, 2026'],
    ['2026-11-21', 'Updated November 21, 2026'],
  ])
})

it('loads its picture at once, because it is at the top of the page', async () => {
  const image = { name: 'blog/tips', alt: 'A bar' }
  const picture = (await rendered({ image })).querySelector('img')
  expect([picture?.alt, picture?.getAttribute('fetchpriority'), picture?.hasAttribute('loading')]).toEqual([
    'A bar',
    'high',
    false,
  ])
  expect((await rendered({})).querySelector('img')).toBeNull()
})
