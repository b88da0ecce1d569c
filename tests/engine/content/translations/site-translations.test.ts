import { expect, it } from 'vitest'
import { createContent } from '../../../../src/content/load/load.ts'
import { lostTokens } from '../../../../src/content/translations/facts.ts'
import { flawsOf } from '../../../../src/content/translations/unit-flaws.ts'
import { contentFolder, pageText } from '../folder.ts'

const page = pageText(
  'Bread of the day',
  `  - type: section
    columns:
      - blocks:
          - type: rich-text
            title: From the oven
            body: |
              Rye is ready at six.
              Ask [the bakers](/bakers) for spelt.
  - use: order
    title: Order by {site.phone}
`,
)
const fragment = `type: form
title: Order
intro: '{site.phone}, orders@bakery.example, [moment]'
form: order
sections:
  - fields:
      - { kind: radio, name: size, label: How large, options: [Half, Whole] }
`

async function unitsOf(mirror: string) {
  const { root } = await contentFolder({
    'bread.yaml': page,
    '_data/fragments/order.yaml': fragment,
    '_languages/nl/bread.yaml': mirror,
    '_languages/nl/_data/fragments/order.yaml': 'texts: {}',
  })
  const content = createContent({ root })
  await content.load()
  return { root, content, read: content.translations() }
}
const bread = { file: 'bread.yaml', kind: 'page', name: '/bread' } as const

it('lists the texts of a page with their paths, blocks by their names', async () => {
  const { read } = await unitsOf('texts: {}')
  expect(read.textsOf(bread).map(({ key, isMarkdown }) => [key, isMarkdown])).toEqual([
    ['title', false],
    ['description', false],
    ['blocks[section].columns[0].blocks[rich-text].title', false],
    ['blocks[section].columns[0].blocks[rich-text].body', true],
    ['blocks[order].title', false],
  ])
})

it('has what pictures show, and tables that are pasted as CSV', async () => {
  const { root } = await contentFolder({
    'bread.yaml': pageText(
      'Bread of the day',
      `  - type: image
    image: { name: oven, alt: A loaf in an oven }
  - type: image
    image: { name: ornament, alt: '' }
  - type: table
    title: Prices
    csv: "Loaf,Euros\\nRye,4.50"
`,
    ),
  })
  const content = createContent({ root })
  await content.load()
  expect(
    content
      .translations()
      .textsOf(bread)
      .map(({ key, text }) => [key, text]),
  ).toEqual([
    ['title', 'Bread of the day'],
    ['description', expect.any(String)],
    ['blocks[image].image.alt', 'A loaf in an oven'],
    ['blocks[table].title', 'Prices'],
    ['blocks[table].csv', 'Loaf,Euros\nRye,4.50'],
  ])
})

it('names no file of a picture, no collection and no note for the owner among the texts of shared data', async () => {
  const { root } = await contentFolder({
    '_data/quotes.yaml': '- { name: Ada, quote: Warm, image: { name: people/ada, alt: Ada at the oven } }\n',
    '_data/site.yaml': `name: Bakery
phone: '+31 30 555 0171'
email: a@bakery.example
origin: https://www.bakery.example
header: { links: [{ text: Breads, href: /breads, links: { from: breads } }] }
hours: { text: Always, opens: '08:00', closes: '18:00', days: [Monday], note: Is this so? }
organization: { type: Bakery, country: Netherlands }
claims: { loaves: { value: 'over 2,000', source: Our book, date: 2026-01-01 }, ovens: { value: '2', source: Seen, date: 2026-01-01 } }
`,
  })
  const content = createContent({ root })
  await content.load()
  const textsIn = (name: string) =>
    content
      .translations()
      .textsOf({ file: `_data/${name}.yaml`, kind: 'data', name })
      .map(({ text }) => text)
  expect(textsIn('quotes')).toEqual(expect.arrayContaining(['Ada', 'Warm', 'Ada at the oven']))
  expect(textsIn('quotes')).not.toContain('people/ada')
  expect(textsIn('site')).toEqual(['Bakery', 'Breads', 'Always', 'over 2,000'])
})

it('keeps the options of a form as values beside their labels, and names no settings, and nothing without words', async () => {
  const { read } = await unitsOf('texts: {}')
  const order = { file: '_data/fragments/order.yaml', kind: 'data', name: 'fragments/order' } as const
  expect(read.textsOf(order).map(({ key, isLabel }) => [key, isLabel])).toEqual([
    ['title', false],
    ['sections[0].fields[0].label', false],
    ['sections[0].fields[0].options[0]', true],
    ['sections[0].fields[0].options[1]', true],
  ])
})

it('says how each translation stands to the text of the source, and where it is written', async () => {
  const { read } = await unitsOf(`path: /nl/brood
texts:
  title: { source: Bread of the day, text: Brood van de dag }
  description:
    source: Something else that nobody says any more.
    text: Iets anders.
  blocks[section].columns[0].blocks[rich-text].title: { source: From the oven, text: Uit de oven, by: machine }
  blocks[section].columns[0].blocks[rich-text].body:
    source: Rye is ready at five. Ask [the bakers](/bakers) for spelt.
    text: Rogge is er om vijf uur. Vraag de bakkers om spelt.
  blocks[order].title: { source: 'Order by {site.phone}', text: Bel ons }
  blocks[gone].title: { source: Gone, text: Weg }
`)
  const { head, units, diagnostics } = read.ofPage('nl', bread)
  expect(diagnostics).toEqual([])
  expect(head).toEqual({ path: '/nl/brood', aliases: [] })
  expect(units.map(({ path, state, by }) => [path, state, ...(by ? [by] : [])])).toEqual([
    ['title', 'current'],
    ['description', 'rewritten'],
    ['blocks[section].columns[0].blocks[rich-text].title', 'current', 'machine'],
    ['blocks[section].columns[0].blocks[rich-text].body', 'stale'],
    ['blocks[order].title', 'current'],
    ['blocks[gone].title', 'unused'],
  ])
  expect(units.flatMap((unit) => flawsOf(unit).map((flaw) => [unit.path, flaw]))).toEqual([
    ['blocks[section].columns[0].blocks[rich-text].body', { code: 'lost-link', lost: ['/bakers'] }],
    ['blocks[order].title', { code: 'lost-token', lost: ['{site.phone}'] }],
  ])
  expect(units.at(-1)?.position.source.file).toBe('pages/_languages/nl/bread.yaml')
})

it('takes the text of a link for no name in brackets', () => {
  expect(lostTokens('See [prices](/prices), saved on [moment].', 'Zie [prijzen](/prices).')).toEqual(['[moment]'])
})

it('is stale by a fact where a number, a day, an amount, an address, a link or a token is another', async () => {
  const changed = (source: string) =>
    unitsOf(`texts:\n  blocks[section].columns[0].blocks[rich-text].body: { source: '${source}', text: X }\n`).then(
      ({ read }) => read.ofPage('nl', bread).units[3]?.state,
    )
  expect(await changed('Rye is ready at six. Ask [the bakers](/ovens) for spelt.')).toBe('stale-fact')
  expect(await changed('Rye is ready at six on Monday. Ask [the bakers](/bakers) for spelt.')).toBe('stale-fact')
  expect(await changed('Rye is ready at 6. Ask [the bakers](/bakers) for spelt.')).toBe('stale-fact')
  expect(await changed('Rye is ready, {site.name}, at six. Ask [the bakers](/bakers) for spelt.')).toBe('stale-fact')
  expect(await changed('Rye is ready by six. Ask [the bakers](/bakers) for spelt.')).toBe('stale')
})

it('reports a mirror that is wrong at its line, and translates nothing by it', async () => {
  const { read } = await unitsOf('texts:\n  title: { source: Bread of the day, txt: Brood }\n')
  const { units, diagnostics } = read.ofPage('nl', bread)
  expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['unknown-key', 'pages/_languages/nl/bread.yaml', 2],
  ])
  expect(units.every(({ state }) => state === 'untranslated')).toBe(true)
})
