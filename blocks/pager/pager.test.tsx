import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'
import type { PagerNumbers } from './schema.ts'

const documentOf = async (fields: object) =>
  new JSDOM(await renderBlock('pager', { ...blockOf('pager'), ...fields })).window.document
const numbered = async (numbers: PagerNumbers) => {
  const document = await documentOf({ numbers })
  return [...document.querySelectorAll('nav[aria-label=Pages] li > *')]
}

it('links the first page, the last one and the current one, and those before and after', async () => {
  const items = await numbered({ number: 5, count: 12, first: '/blog' })
  expect(items.map((item) => [item.getAttribute('aria-label'), item.textContent, item.getAttribute('href')])).toEqual([
    ['Previous page', '', '/blog/4'],
    ['Page 1', '1', '/blog'],
    [null, '…', null],
    ['Page 5', '5', '/blog/5'],
    [null, '…', null],
    ['Page 12', '12', '/blog/12'],
    ['Next page', '', '/blog/6'],
  ])
  expect(
    items.filter((item) => item.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual(['5'])
  expect(items.map((item) => item.getAttribute('rel')).filter(Boolean)).toEqual(['prev', 'next'])
})

it('leads nowhere from the ends, and to the first page without a number', async () => {
  const first = await numbered({ number: 1, count: 2, first: '/' })
  expect(first.map((item) => item.getAttribute('href'))).toEqual(['/', '/2', '/2'])
  const last = await numbered({ number: 2, count: 2, first: '/' })
  expect(last.map((item) => item.getAttribute('href'))).toEqual(['/', '/', '/2'])
})

it('is empty where everything is on one page, and where there is no other post', async () => {
  expect((await documentOf({ numbers: { number: 1, count: 1, first: '/blog' } })).body.innerHTML).toBe('')
  expect((await documentOf({ under: '/blog' })).body.innerHTML).toBe('')
})

it('names the posts before and after, each with its title', async () => {
  const previous = { href: '/blog/tips', title: 'Tips <b>' }
  const document = await documentOf({ under: '/blog', previous, next: { href: '/blog/rain', title: 'Rain' } })
  const links = [...document.querySelectorAll('nav[aria-label="Other posts"] a')]
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent])).toEqual([
    ['prev', '/blog/tips', 'Previous postTips <b>'],
    ['next', '/blog/rain', 'Next postRain'],
  ])
  expect([...(await documentOf({ under: '/blog', previous })).querySelectorAll('a')]).toHaveLength(1)
})
