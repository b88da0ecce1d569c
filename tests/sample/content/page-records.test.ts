import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../schema/block.ts'
import { line, sentences } from '../../../schema/text.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { contentFolder } from '../../engine/content/folder.ts'
import { matrixText } from '../../support/texts/matrix-text.ts'

const blocks = {
  list: defineBlock('list', 'Whatever stands in it.', { items: z.array(z.any()) }),
  notes: defineBlock('notes', 'Short notes.', { items: z.array(z.strictObject({ text: sentences(60) })) }),
  number: defineBlock('number', 'A number.', { guests: z.number(), text: line() }),
  inputs: defineBlock('inputs', 'Inputs of a calculator.', { inputs: z.record(z.string(), z.any()) }),
}

/** A record of the sample, without what a city says of single services: most of them are not in this site. */
const sample = (path: string) =>
  readFileSync(new URL(`../../../pages/_data/${path}.yaml`, import.meta.url), 'utf8').replace(
    /^plans:\n(?: .*\n)+/m,
    '',
  )
const records = [
  'cities/oc',
  'cities/sd',
  'services/bartenders',
  'services/servers',
  'services/greeters',
  'faqs/servers',
]

const facts = `facts:
  - text: For all.
    reviewBy: 2027-06-30
  - text: For bars.
    families: [food-beverage]
  - text: For doors.
    families: [front-of-house]
`
const la = sample('cities/la').replace(/^facts:\n(?: .*\n)+/m, facts)
const coverage = matrixText('[la, oc]', '[bartenders, servers, greeters]', 'only:\n  oc: [greeters]\n')

/** A record that names only the services and the cities of this site. */
const withoutOthers = (text: string) =>
  text.replace(/^(related|nearby): \[(.*)\]$/m, (_, key: string, slugs: string) => {
    const existing = slugs
      .split(', ')
      .filter((slug) => [...records, 'cities/la'].some((name) => name.endsWith(`/${slug}`)))
    return `${key}: [${existing.join(', ')}]`
  })

/** Loads the pages `/la/servers` and `/la/greeters` with the given block, in a site of three services. */
async function load(block: string, more: Record<string, string> = {}) {
  const page = (service: string) =>
    `title: ${service} here\ndescription: All about ${service}, in so many words that nobody can complain about their number.\ncity: la\nservice: ${service}\nblocks:\n${block}`
  const { root } = await contentFolder({
    ...Object.fromEntries(records.map((name) => [`_data/${name}.yaml`, withoutOthers(sample(name))])),
    '_data/cities/la.yaml': la,
    '_data/coverage/city-service.yaml': coverage,
    'la/servers.yaml': page('servers'),
    'la/greeters.yaml': page('greeters'),
    ...more,
  })
  const { pages, diagnostics } = await loadSite({ root, blocks, now: new Date('2026-11-21') })
  const shown = (path: string) =>
    pages.find((found) => found.path === path)?.blocks[0] as { items?: unknown } | undefined
  return { shown, diagnostics: diagnostics.filter(({ file }) => !file.endsWith('quote-form.yaml')) }
}

const list = (from: string) => `  - type: list\n    items: { from: ${from} }\n`

it('gives a page the facts of its city that matter to its service, without editorial fields', async () => {
  const { shown } = await load(list('city.facts'))
  expect(shown('/la/servers')?.items).toEqual([{ text: 'For all.' }, { text: 'For bars.' }])
  expect(shown('/la/greeters')?.items).toEqual([{ text: 'For all.' }, { text: 'For doors.' }])
})

it('resolves data of the page in a fragment', async () => {
  const { shown } = await load('  - use: facts\n', {
    '_data/fragments/facts.yaml': 'type: list\nitems: [{ from: city.facts }]\n',
  })
  expect(shown('/la/greeters')?.items).toEqual([{ text: 'For all.' }, { text: 'For doors.' }])
})

it('gives duties, questions and numbers of the service', async () => {
  const { shown } = await load('  - type: list\n    items: [{ from: service.duties }, { from: service.faqs }]\n')
  const items = shown('/la/servers')?.items as unknown[]
  expect(items[0]).toBe('lay and polish')
  expect(items.at(-1)).toHaveProperty('answer')
  const number = await load('  - type: number\n    guests: { from: service.calculatorInputs.guests }\n    text: x\n')
  expect(number.shown('/la/servers')).toMatchObject({ guests: 150 })
})

const localInputs = (inputs: string) => `calculatorInputs:
  waitstaff:
    families: [food-beverage]
    inputs: ${inputs}
    note: A reason.
`
const inputsBlock = '  - type: inputs\n    inputs: { from: city.calculatorInputs }\n'

it('gives a calculator the defaults of its city before those of its service, if they are for its kind of service', async () => {
  const { shown, diagnostics } = await load(inputsBlock, {
    '_data/cities/la.yaml': `${la}${localInputs('{ guests: 300, hours: 6 }')}`,
    '_data/calculators/waitstaff.yaml': sample('calculators/waitstaff'),
  })
  expect(diagnostics).toEqual([])
  expect(shown('/la/servers')).toMatchObject({ inputs: { guests: 300, hours: 6 } })
  expect(shown('/la/greeters')).toMatchObject({ inputs: { guests: 200 } })
})

it('gives a calculator the defaults of the service in a city that has none', async () => {
  const { shown } = await load(inputsBlock)
  expect(shown('/la/servers')).toMatchObject({ inputs: { guests: 150 } })
})

it('reports a value that the calculator does not accept in the file of the city, once for all pages', async () => {
  const { diagnostics } = await load(inputsBlock, {
    '_data/cities/la.yaml': `${la}${localInputs('{ guests: 9000 }')}`,
    '_data/calculators/waitstaff.yaml': sample('calculators/waitstaff'),
  })
  expect(diagnostics.map(({ file, path }) => [file, path])).toEqual([
    ['pages/_data/cities/la.yaml', 'calculatorInputs.waitstaff.inputs.guests'],
  ])
})

it('links to the other services of the city, those that fit this one separately', async () => {
  const related = await load(list('city.related'))
  expect(related.shown('/la/servers')?.items).toEqual([
    expect.objectContaining({ name: 'Bartenders', href: '/la/bartenders' }),
    expect.objectContaining({ name: 'Greeters', href: '/la/greeters' }),
  ])
  const others = await load(list('city.services'))
  expect(others.shown('/la/greeters')?.items).toEqual([
    { name: 'Bartenders', href: '/la/bartenders' },
    { name: 'Servers', href: '/la/servers' },
  ])
})

it('links to neighbouring cities, to this service if they have it; one without pages has no address', async () => {
  const { shown } = await load(list('city.nearby'))
  const near = [
    { name: 'Orange County', state: 'California', href: '/oc/greeters' },
    { name: 'San Diego', state: 'California' },
  ]
  expect(shown('/la/servers')?.items).toEqual(near)
  expect(shown('/la/greeters')?.items).toEqual(near)
})

it('gives a map the city and then its neighbours, each with its position', async () => {
  const { shown } = await load(list('city.map'))
  expect(shown('/la/greeters')?.items).toEqual([
    { name: 'Los Angeles', state: 'California', geo: { lat: 34.0522, lng: -118.2437 } },
    { name: 'Orange County', state: 'California', geo: expect.anything(), href: '/oc/greeters' },
    { name: 'San Diego', state: 'California', geo: expect.anything() },
  ])
})

it('reports an error of such an entry in the file of the record, once', async () => {
  const long = la.replace('For all.', `For all, ${'and at length '.repeat(6)}indeed.`)
  const { diagnostics } = await load('  - type: notes\n    items: { from: city.facts }\n', {
    '_data/cities/la.yaml': long,
  })
  const found = diagnostics.filter(({ code }) => code === 'too-long')
  expect(found.map(({ file, path }) => [file, path])).toEqual([['pages/_data/cities/la.yaml', 'facts[0].text']])
})

it('reports nothing about a list of a record that has errors of its own', async () => {
  const { diagnostics } = await load(list('city.facts'), {
    '_data/cities/la.yaml': la.replace('stateCode: CA', 'stateCode: Cal'),
  })
  const codes = diagnostics.map(({ code }) => code)
  expect(codes).toContain('wrong-format')
  expect(codes).not.toContain('unknown-data')
})
