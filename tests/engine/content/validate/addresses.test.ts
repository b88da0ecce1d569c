import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import { href } from '../../../../schema/links/link.ts'
import { line } from '../../../../schema/text.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { contentFolder, pageText } from '../folder.ts'

/** A block whose addresses stand under names of its own, at every depth. */
const tour = defineBlock('tour', 'A tour.', {
  website: href().optional(),
  stops: z.array(z.strictObject({ name: line(), map: href() })).optional(),
  shops: z.record(z.string(), href()).optional(),
  ticket: z.union([href(), z.strictObject({ where: href() })]).optional(),
})

const wrong = [
  ...[
    '/nope',
    '/nope.pdf',
    '/files/nope.PDF',
    '/nope.html',
    '/about/',
    '/About',
    '/nope?a=1',
    '/nope#hero',
    '/about#nope',
  ],
  ...['https://www.example.com/nope', 'https://www.example.com/nope.zip', 'https://WWW.EXAMPLE.com:443/nope'],
  ...['/images/plan.png', '/feed.xml', '/downloads/nope.xlsx'],
]
const right = [
  ...[
    '/about',
    '/about#hero',
    '/about?a=1#hero',
    '/terms.pdf',
    '/terms.pdf?v=2',
    '/files/Our%20terms.pdf',
    '/sitemap.xml',
  ],
  ...['https://www.example.com', 'https://www.example.com/', 'https://www.example.com/about#hero'],
  ...['https://www.example.com/terms.pdf', 'https://www.example.org/nope.pdf', 'https://example.com/nope'],
]

/** Ways to write an address in a block. */
const places: Record<string, (address: string) => string> = {
  'a field named href': (address) =>
    `  - type: call-to-action\n    title: Go\n    action: { text: Go, href: "${address}" }\n`,
  'a field of another name': (address) => `  - type: tour\n    website: "${address}"\n`,
  'a field in a list': (address) => `  - type: tour\n    stops: [{ name: A, map: "${address}" }]\n`,
  'a field of any name': (address) => `  - type: tour\n    shops: { here: "${address}" }\n`,
  'one of several forms': (address) => `  - type: tour\n    ticket: "${address}"\n`,
  'another of them': (address) => `  - type: tour\n    ticket: { where: "${address}" }\n`,
  Markdown: (address) => `  - type: rich-text\n    body: "See [it](${address})."\n`,
  'Markdown with a title': (address) => `  - type: rich-text\n    body: 'See [it]( <${address}> "Title").'\n`,
  'a reference in Markdown': (address) =>
    `  - type: rich-text\n    body: |\n      See [it].\n\n      [it]: ${address}\n`,
  'a list of questions': (address) => `  - type: faq\n    items: [{ question: Why?, answer: "[So](${address})" }]\n`,
}

const settings = (links: string) => `name: Sample Agency
phone: (213) 555-0142
email: hello@example.com
origin: https://www.example.com
header:
  links: [{ text: A, href: /about }]
  button: { text: INQUIRE, href: "#quote" }
footer:
  columns: [{ title: Links, links: [${links}] }]
`

const home = pageText('Home', '  - type: hero\n    title: Hi\n    id: hero\n')
const about = pageText('About', '  - type: hero\n    title: Hi\n    id: hero\n')

async function brokenIn(files: Record<string, string>) {
  const more = { '_public/terms.pdf': 'x', '_public/files/Our terms.pdf': 'x', '_public/images/plan.png': 'x' }
  const { root } = await contentFolder({ 'index.yaml': home, 'about.yaml': about, ...more, ...files })
  const { diagnostics } = await loadSite({ root, blocks: { ...sampleBlocks, tour } })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.filter(({ code }) => code !== 'broken-link')).toEqual([])
  return errors
}

it.each(Object.entries(places))('an address of this site is checked in %s', async (_, blockWith) => {
  const pages = [...wrong, ...right].map((address, index): [string, string] => [
    `p${index}.yaml`,
    pageText(`Page ${index}`, `  - type: hero\n    title: Page ${index}\n${blockWith(address)}`),
  ])
  const broken = await brokenIn(Object.fromEntries(pages))
  const files = broken.map(({ file }) => Number(/p(\d+)\.yaml$/.exec(file)?.[1]))
  expect(files.toSorted((one, other) => one - other).map((index) => [...wrong, ...right][index])).toEqual(wrong)
})

it('an address of this site is checked in the site file', async () => {
  const links = [...wrong, ...right].map((address) => `{ text: "${address.slice(0, 40)}", href: "${address}" }`)
  const found: string[] = []
  for (let at = 0; at < links.length; at += 20) {
    const broken = await brokenIn({ '_data/site.yaml': settings(links.slice(at, at + 20).join(', ')) })
    found.push(...broken.map(({ path }) => [...wrong, ...right][at + Number(/links\[(\d+)\]/.exec(path)?.[1])] ?? path))
  }
  expect(found).toEqual(wrong)
})
