import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const body = `
> A note.

## What we keep

Text.

### For how long

| Data | Days |
| :--- | ---: |
| Mail | 30 |

## What we keep
`
const rendered = async (fields: object) =>
  new JSDOM(await renderBlock('rich-text', blockOf('rich-text', { body, ...fields }))).window.document
const outline = (document: Document) => [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => tagName)

it('puts the headings of a text one level below its own heading', async () => {
  expect(outline(await rendered({ title: 'Privacy' }))).toEqual(['H2', 'H3', 'H4', 'H3'])
  expect(outline(await rendered({ title: undefined }))).toEqual(['H2', 'H3', 'H2'])
})

it('never gives a page a second h1', async () => {
  expect(outline(await rendered({ title: undefined, body: '# Loud\n\nText' }))).toEqual(['H2'])
})

it.each(['Privacy', undefined])('links each entry of the contents to its part, under the title %s', async (title) => {
  const document = await rendered({ title, contents: true })
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  expect(links).toEqual(['#anchor-what-we-keep', '#anchor-what-we-keep-2'])
  for (const link of links) expect(document.querySelector(link)?.textContent).toBe('What we keep')
})

it('lists no contents unless asked', async () => {
  expect((await rendered({})).querySelector('nav')).toBeNull()
})

it('omits the alignment of a table, since the content policy refuses style attributes', async () => {
  const document = await rendered({})
  expect(document.querySelectorAll('td')).toHaveLength(2)
  expect(document.querySelector('[style]')).toBeNull()
})

it('shows an empty box for a line of a checklist', async () => {
  const document = await rendered({ body: '- [ ] Ice\n- [ ] **Cups**\n- Plain [ ] text' })
  const items = [...document.querySelectorAll('li')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ice', 'Cups', 'Plain [ ] text'])
  expect(items.map((item) => item.hasAttribute('data-check'))).toEqual([true, true, false])
})
