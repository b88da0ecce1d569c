import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { line } from '../../../../schema/text.ts'
import { createGraph } from '../../../../src/content/graph/graph.ts'
import { createContent } from '../../../../src/content/load/load.ts'
import { jsonSchemaOf } from '../../../../src/editor/json-schema.ts'
import { readNames } from '../../../../src/editor/names.ts'
import { editorSchemas } from '../../../../src/editor/schemas.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

const blocks = {
  text: defineBlock('text', 'A text.', { text: line() }),
  stops: defineBlock('stops', 'Where a tour stops.', { stops: z.array(z.strictObject({ name: line() })) }),
}

const collections = (more = '') => `cities:
  description: A city that we ride in.
  names: [municipality]
  area: [country]
  fields:
    municipality: { kind: text, description: Its name on maps. }
    country: { kind: text, required: true, description: The country. }
    stops:
      kind: list
      description: Where a tour stops.
      of:
        kind: group
        description: A stop.
        fields:
          name: { kind: text, required: true, description: Its name. }
          bikes: { kind: matches, field: bike, description: The bikes that may stop here. }
${more}services:
  description: A tour.
  fields:
    bike: { kind: choice, options: [cargo, racer], required: true, description: What people ride. }
`
const city = `slug: la
name: Los Angeles
municipality: City of Los Angeles
country: United States
geo: { lat: 34.05, lng: -118.24 }
stops:
  - name: Pier
  - name: Velodrome
    bikes: [racer]
`
const service = 'slug: cargo-tour\nname: Cargo tour\nbike: cargo\n'
const head = 'city: la\nservice: cargo-tour\n'

const site = (more: Record<string, string> = {}) =>
  contentFolder({
    '_data/collections.yaml': collections(),
    '_data/cities/la.yaml': city,
    '_data/services/cargo-tour.yaml': service,
    ...more,
  })

/** The errors, but for the block types that the shared fragments use and these tests have not. */
const errors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ severity, code }) => severity === 'error' && code !== 'unknown-block')
    .map(({ code, path }) => [code, path])

describe('fields that a site defines for its records', () => {
  it('are tokens, and lists that pages take', async () => {
    const page = pageText(
      'Cargo tour',
      "  - type: text\n    text: 'In {city.country}'\n  - type: stops\n    stops: { from: city.stops }\n",
      head,
    )
    const { root } = await site({ 'tour.yaml': page })
    const { pages, diagnostics, recordsCalled } = await createContent({ root, blocks }).load()
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/tour')?.blocks).toMatchObject([
      { text: 'In United States' },
      { stops: [{ name: 'Pier' }] },
    ])
    expect(recordsCalled('la')).toMatchObject([
      { collection: 'cities', word: 'city', settings: { type: 'City' }, record: { country: 'United States' } },
    ])
  })

  it('are offered by the editor with their limits', async () => {
    const { root } = await site()
    const { recordSchemas, tokens, broken } = await readNames(root, 'pages')
    expect(broken).toBe(false)
    expect(tokens).toContain('city.country')
    expect(jsonSchemaOf(recordSchemas['cities'] as z.ZodObject).properties?.['country']).toMatchObject({
      type: 'string',
      maxLength: 80,
      description: 'The country.',
    })
  })

  it('are available once the file is saved, without a restart', async () => {
    const page = pageText('Cargo tour', "  - type: text\n    text: '{city.parking}'\n", head)
    const { root, write } = await site({ 'tour.yaml': page })
    const content = createContent({ root, blocks })
    expect(errors((await content.load()).diagnostics)).toEqual([['unknown-token', 'blocks[0].text']])
    await write('_data/collections.yaml', collections('    parking: { kind: text, description: Where to park. }\n'))
    await changed(content, `${root}/pages/_data/collections.yaml`)
    await write('_data/cities/la.yaml', `${city}parking: In the yard.\n`)
    const { pages, diagnostics } = await changed(content, `${root}/pages/_data/cities/la.yaml`)
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/tour')?.blocks).toMatchObject([{ text: 'In the yard.' }])
  })

  it('are checked once, not for every record, if their file has an error', async () => {
    const { root } = await site({ '_data/collections.yaml': collections('    parking: { kind: garage }\n') })
    const { diagnostics } = await createContent({ root, blocks }).load()
    expect(errors(diagnostics).map(([, path]) => path)).toEqual(['cities.fields.parking.kind'])
  })
})

describe('entries that concern some records of another collection', () => {
  const shops = `${collections()}shops:
  one: shop
  description: A workshop of ours.
  fields:
    size: { kind: choice, options: [small, large], required: true, description: How large it is. }
tours:
  one: tour
  description: A tour.
  fields:
    stops:
      kind: list
      description: Where it stops.
      of:
        kind: group
        description: A stop.
        fields:
          name: { kind: text, required: true, description: Its name. }
          sizes: { kind: matches, to: shops, field: size, description: The shops that go there. }
`
  const files = (page: string, defined = shops) => ({
    '_data/collections.yaml': defined,
    '_data/shops/jordaan.yaml': 'slug: jordaan\nname: Jordaan\nsize: large\n',
    '_data/tours/dunes.yaml':
      'slug: dunes\nname: Dunes\nstops:\n  - name: Pier\n  - name: Yard\n    sizes: [large]\n  - name: Lane\n    sizes: [small]\n',
    'dunes.yaml': pageText('Dunes', '  - type: stops\n    stops: { from: tour.stops }\n', page),
  })
  const stopsOn = async (page: string) => {
    const { root } = await site(files(page))
    const { pages, diagnostics } = await createContent({ root, blocks }).load()
    expect(errors(diagnostics)).toEqual([])
    return pages.find(({ path }) => path === '/dunes')?.blocks
  }

  it('are on the pages of these records, and on pages without one', async () => {
    expect(await stopsOn('tour: dunes\nshop: jordaan\n')).toMatchObject([
      { stops: [{ name: 'Pier' }, { name: 'Yard' }] },
    ])
    expect(await stopsOn('tour: dunes\n')).toMatchObject([{ stops: [{}, {}, { name: 'Lane' }] }])
  })

  it('name these records themselves where the field names no choice', async () => {
    const byName = shops.replace('sizes: { kind: matches, to: shops, field: size', 'of: { kind: matches, to: shops')
    const tour = (slug: string) =>
      `slug: dunes\nname: Dunes\nstops:\n  - name: Pier\n    of: [${slug}]\n  - name: Yard\n    of: [oost, jordaan]\n  - name: Lane\n    of: [oost]\n`
    const load = async (slug: string) => {
      const all = files('tour: dunes\nshop: jordaan\n', byName)
      const oost = { '_data/shops/oost.yaml': 'slug: oost\nname: Oost\nsize: small\n' }
      const { root } = await site({ ...all, ...oost, '_data/tours/dunes.yaml': tour(slug) })
      return createContent({ root, blocks }).load()
    }
    const { pages, diagnostics } = await load('jordaan')
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/dunes')?.blocks).toMatchObject([
      { stops: [{ name: 'Pier' }, { name: 'Yard' }] },
    ])
    expect(errors((await load('jordan')).diagnostics)).toContainEqual(['unknown-record', 'stops[0].of[0]'])
  })

  it('name a collection and one of its choices', async () => {
    for (const [wrong, path] of [
      [shops.replace('to: shops, field: size', 'to: shop, field: size'), 'to'],
      [shops.replace('to: shops, field: size', 'to: shops, field: sizes'), 'field'],
    ] as const) {
      const { root } = await site(files('tour: dunes\n', wrong))
      const { diagnostics } = await createContent({ root, blocks }).load()
      expect(errors(diagnostics)).toContainEqual(['invalid-value', `tours.fields.stops.of.fields.sizes.${path}`])
    }
  })
})

describe('a collection of any name', () => {
  const shops = `${collections()}shops:
  one: shop
  description: A workshop of ours.
  shown: [street]
  fields:
    street: { kind: text, required: true, description: Street and number. }
    price: { kind: money, description: What an hour costs. }
    hours: { kind: list, description: When it is open., of: { kind: text, description: A line. } }
    town: { kind: reference, to: cities, description: The city that it is in. }
`
  const shop = `slug: jordaan
name: Jordaan
street: Lijnbaansgracht 12
price: 42.5
town: la
hours: [Monday to Friday, Saturday]
geo: { lat: 52.37, lng: 4.88 }
`
  const page = pageText(
    'Shop',
    `  - type: text
    text: '{shop.street}, {shop.price}'
  - type: stops
    stops: { from: shops }
  - type: text
    text: '{city.name}'
`,
    'shop: jordaan\ncity: la\n',
  )
  const cards = {
    ...blocks,
    stops: defineBlock('stops', 'Cards.', { stops: z.array(z.record(z.string(), z.unknown())) }),
  }
  const withShops = (more: Record<string, string> = {}) =>
    site({ '_data/collections.yaml': shops, '_data/shops/jordaan.yaml': shop, 'shop.yaml': page, ...more })

  it('gives its tokens to pages that name a record, and its cards to all pages', async () => {
    const { root } = await withShops()
    const { pages, diagnostics } = await createContent({ root, blocks: cards }).load()
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/shop')?.blocks).toMatchObject([
      { text: 'Lijnbaansgracht 12, $42.50' },
      { stops: [{ name: 'Jordaan', street: 'Lijnbaansgracht 12' }] },
      { text: 'Los Angeles' },
    ])
  })

  it('gives a block the fields of its cards that it has', async () => {
    const named = { stops: z.array(z.strictObject({ name: line() })) }
    const { root } = await withShops()
    const { pages, diagnostics } = await createContent({
      root,
      blocks: { ...blocks, stops: defineBlock('stops', 'Names.', named) },
    }).load()
    expect(errors(diagnostics)).toEqual([])
    expect(pages.find(({ path }) => path === '/shop')?.blocks[1]).toMatchObject({ stops: [{ name: 'Jordaan' }] })
  })

  it('gives pages the lists of the record that they name', async () => {
    const own = { ...blocks, stops: defineBlock('stops', 'Lines.', { stops: z.array(line()) }) }
    const text = pageText('Shop', '  - type: stops\n    stops: { from: shop.hours }\n', 'shop: jordaan\n')
    const { root } = await withShops({ 'shop.yaml': text })
    const { pages } = await createContent({ root, blocks: own }).load()
    expect(pages.find(({ path }) => path === '/shop')?.blocks).toMatchObject([
      { stops: ['Monday to Friday', 'Saturday'] },
    ])
  })

  it('is offered by the editor', async () => {
    const { root } = await withShops()
    const names = await readNames(root, 'pages')
    expect(names.tokens).toContain('shop.street')
    expect(names.data).toEqual(expect.arrayContaining(['shops', 'shop.hours']))
    const schemas = editorSchemas(blocks, names)
    const schemaOf = (name: string) => schemas.find((one) => one.name === name)?.schema
    expect(schemaOf('page')?.properties?.['shop']).toMatchObject({ enum: ['jordaan'] })
    expect(schemaOf('shops')?.properties?.['street']).toMatchObject({ description: 'Street and number.' })
  })

  it('is found by its records, in all pages and records that name them', async () => {
    const { root } = await withShops()
    const { material } = await createContent({ root, blocks: cards }).load()
    const graph = createGraph(material)
    expect(graph.uses('record', 'shops/jordaan')).toMatchObject([{ file: 'pages/shop.yaml', path: 'shop' }])
    expect(graph.uses('record', 'cities/la')).toMatchObject([
      { file: 'pages/_data/shops/jordaan.yaml', path: 'town' },
      { file: 'pages/shop.yaml', path: 'city' },
    ])
  })
})
