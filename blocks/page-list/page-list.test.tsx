import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const page = { href: '/blog/tips', title: 'Tips <b>', description: 'Who is tipped.', published: '2026-03-01' }
const html = async (fields: object) =>
  new JSDOM(await renderBlock('page-list', Object.assign({}, blockOf('page-list'), fields))).window.document

it('shows a page as a card with its day, under the heading of its group', async () => {
  const document = await html({ listed: [{ title: 'Posts', pages: [page] }] })
  expect(document.querySelector('h3')?.textContent).toBe('Posts')
  expect(document.querySelector('h4 a[href="/blog/tips"]')?.textContent).toBe('Tips <b>')
  expect(document.querySelector('time')?.outerHTML).toBe('<time datetime="2026-03-01">March 1, 2026</time>')
  expect(document.querySelector('b')).toBeNull()
})

it('skips no level of headings if there are no groups', async () => {
  const document = await html({ groups: undefined, listed: [{ pages: [page] }] })
  expect([...document.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => localName)).toEqual(['h2', 'h3'])
})

it('collapses the pages of each city under its name, and counts them', async () => {
  const pages = [page, { ...page, href: '/la/ushers', title: 'Ushers' }]
  const document = await html({ by: 'city', listed: [{ title: 'Los Angeles', pages }] })
  const fold = document.querySelector('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelector('summary')?.textContent).toBe('Los Angeles2 pages')
  expect(fold?.querySelectorAll('a')).toHaveLength(2)
})

it('is empty, without its title, where no page fits: its language has none of them', async () => {
  for (const listed of [[], [{ pages: [] }], [{ title: 'Posts', pages: [] }]])
    expect((await html({ listed })).body.innerHTML).toBe('')
})
