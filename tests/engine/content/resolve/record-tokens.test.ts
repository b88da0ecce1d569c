import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { priceTableSchema } from '../../../../blocks/price-table/schema.ts'
import { serviceTabsSchema } from '../../../../blocks/service-tabs/schema.ts'
import { defineBlock } from '../../../../schema/block.ts'
import { sentences } from '../../../../schema/text.ts'
import { createContent } from '../../../../src/content/load/load.ts'
import { readNames } from '../../../../src/editor/names.ts'
import { tokenPlace } from '../../../../src/studio/server/models/page-model.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

const blocks = {
  text: defineBlock('text', 'A text.', { text: sentences(200), day: z.iso.date().optional() }),
  rules: defineBlock('rules', 'Rules.', { rules: z.array(z.strictObject({ text: sentences(80) })) }),
  'price-table': priceTableSchema,
  prices: defineBlock('prices', 'What things cost.', {
    prices: z.array(z.looseObject({ name: sentences(80), price: sentences(40).optional() })),
  }),
}
const collections = `cities:
  description: A city.
  fields:
    shop: { kind: reference, to: shops, description: The shop there. }
    people: { kind: number, description: How many live there. }
shops:
  one: shop
  description: A shop.
  shown: [price]
  fields:
    street: { kind: text, description: Its street. }
    town: { kind: reference, to: cities, description: Where it is. }
    price: { kind: money, description: What an hour costs. }
    opened: { kind: date, description: When it opened. }
    since: { kind: number, whole: true, description: The year. }
    rents:
      kind: list
      description: What it rents out.
      of:
        kind: group
        description: A bike.
        fields:
          name: { kind: text, required: true, description: Its name. }
          price: { kind: money, required: true, description: What a day costs. }
`
const site = (locale = '') =>
  `name: Bikes\nphone: (213) 555-0100\nemail: hi@example.com\norigin: https://bikes.example.org\n${locale}`
const files = (text: string, head = 'city: ams\n', more: Record<string, string> = {}) => ({
  '_data/site.yaml': site(),
  '_data/collections.yaml': collections,
  '_data/cities/ams.yaml':
    'slug: ams\nname: Amsterdam\nshop: jordaan\npeople: 931298.5\ngeo: { lat: 52.37, lng: 4.89 }\n',
  '_data/cities/rtm.yaml': 'slug: rtm\nname: Rotterdam\ngeo: { lat: 51.92, lng: 4.48 }\n',
  '_data/shops/jordaan.yaml':
    'slug: jordaan\nname: Jordaan\nstreet: Canal 1\ntown: rtm\nprice: 1234.5\nopened: 2010-04-30\nsince: 2010\nrents: [{ name: Cargo, price: 18 }]\n',
  'page.yaml': pageText('Shop', `  - type: text\n    text: "${text}"\n`, head),
  ...more,
})

async function load(all: Record<string, string>) {
  const { root } = await contentFolder(all)
  const { pages, diagnostics } = await createContent({ root, blocks }).load()
  const own = diagnostics.filter(({ file, severity }) => file === 'pages/page.yaml' && severity === 'error')
  return { block: pages.find(({ path }) => path === '/page')?.blocks[0], own }
}
const textOf = async (text: string, ...rest: [head?: string, more?: Record<string, string>]) =>
  ((await load(files(text, ...rest))).block as { text?: string } | undefined)?.text

describe('tokens of a record', () => {
  it('follow its references', async () => {
    expect(await textOf('{city.shop.name} in {city.shop.street}, {city.shop.town.name}?')).toBe(undefined)
    expect(await textOf('{city.shop.name} in {city.shop.street}')).toBe('Jordaan in Canal 1')
    expect(await textOf('{shop.town.name}, {shop.town}', 'shop: jordaan\n')).toBe('Rotterdam, rtm')
  })

  it('do not return to a collection', async () => {
    const { own } = await load(files('{city.shop.town.name}'))
    expect(own).toMatchObject([
      {
        code: 'token-cycle',
        path: 'blocks[0].text',
        message: '`{city.shop.town.name}` comes back to `cities` at `town`, and so could go on without an end.',
      },
    ])
  })

  it('are suggested, and offered by the editor', async () => {
    const { own } = await load(files('{city.shop.stret}'))
    expect(own[0]?.message).toContain('Did you mean `city.shop.street`?')
    const { root } = await contentFolder(files('x'))
    const { tokens } = await readNames(root, 'pages')
    expect(tokens).toEqual(expect.arrayContaining(['city.shop.street', 'shop.town.name', 'shop.town']))
    expect(tokens).not.toContain('city.shop.town.name')
  })

  it('are not reported if the record that they lead to has an error', async () => {
    const missing = { '_data/cities/ams.yaml': 'slug: ams\nname: A\nshop: oost\ngeo: { lat: 52.37, lng: 4.89 }\n' }
    expect((await load(files('In {city.shop.street}', 'city: ams\n', missing))).own).toEqual([])
  })

  it('change with the record that they lead to, without a restart', async () => {
    const { root, write } = await contentFolder(files('In {city.shop.street}'))
    const content = createContent({ root, blocks })
    await content.load()
    await write('_data/shops/jordaan.yaml', 'slug: jordaan\nname: Jordaan\nstreet: Canal 2\n')
    const { pages } = await changed(content, `${root}/pages/_data/shops/jordaan.yaml`)
    expect(pages.find(({ path }) => path === '/page')?.blocks).toMatchObject([{ text: 'In Canal 2' }])
  })
})

describe('lists of a record to which another one refers', () => {
  const page = (from: string) => pageText('Shop', `  - type: prices\n    prices: { from: ${from} }\n`, 'city: ams\n')

  it('are taken through the reference', async () => {
    const { block } = await load(files('x', '', { 'page.yaml': page('city.shop.rents') }))
    expect(block).toMatchObject({ prices: [{ name: 'Cargo', price: '$18' }] })
  })

  it('have prices that a table of prices shows', async () => {
    const table = '  - type: price-table\n    title: Prices\n    rows: { from: city.shop.rents }\n'
    const { block, own } = await load(files('x', '', { 'page.yaml': pageText('Shop', table, 'city: ams\n') }))
    expect(own).toEqual([])
    expect(block).toMatchObject({ rows: [{ name: 'Cargo', price: '$18' }] })
  })

  it('are refused by a block that needs more than their cards show, which says where to add it', async () => {
    const { root } = await contentFolder(
      files('x', '', {
        'page.yaml': pageText('Shop', '  - type: needy\n    list: { from: shops }\n'),
        '_data/shops/oost.yaml': 'slug: oost\nname: Oost\nprice: 2\n',
      }),
    )
    const needy = defineBlock('needy', 'Cards.', {
      list: z.array(
        z
          .strictObject({ name: sentences(80), price: sentences(80), id: sentences(80).meta({ examples: ['ushers'] }) })
          .meta({ title: 'card' }),
      ),
    })
    const { diagnostics } = await createContent({ root, blocks: { needy } }).load()
    const own = diagnostics.filter(({ file }) => file === 'pages/page.yaml')
    expect(own).toMatchObject([
      {
        code: 'missing-key',
        line: 5,
        message: '`card` needs `id`, which cards of `shops` do not show.',
        hint: expect.stringContaining('    shops:\n      shown: { id: … }'),
      },
    ])
    expect(own[0]).not.toHaveProperty('fix')
    expect(own[0]?.hint).not.toContain('ushers')
  })

  it('are refused by tabs of services without the address and the words that a tab has, whatever they are', async () => {
    const all = files('x', '', {
      'page.yaml': pageText('Shop', '  - type: service-tabs\n    title: Shops\n    services: { from: shops }\n'),
      '_data/shops/oost.yaml': 'slug: oost\nname: Oost\nprice: 2\n',
    })
    const { root } = await contentFolder(all)
    const { diagnostics } = await createContent({ root, blocks: { 'service-tabs': serviceTabsSchema } }).load()
    const own = diagnostics.filter(({ file }) => file === 'pages/page.yaml')
    expect(own.length).toBeGreaterThan(0)
    for (const { message, hint, fix } of own) {
      expect(message).toMatch(/^`service` needs `\w+`, which cards of `shops` do not show\./)
      expect(hint).toMatch(/ {4}shops:\n {6}shown: \{ \w+: … \}/)
      expect(`${message} ${hint}`).not.toMatch(/brand-ambassadors|Brand Ambassadors|\/la\//)
      expect(fix).toBeUndefined()
    }
  })

  it('are empty if the reference is omitted', async () => {
    const { block, own } = await load(files('x', '', { 'page.yaml': page('city.shop.rents').replace('ams', 'rtm') }))
    expect(own).toEqual([])
    expect(block).toMatchObject({ prices: [] })
  })

  it('are suggested, and offered by the editor', async () => {
    const { own } = await load(files('x', '', { 'page.yaml': page('city.shop.rent') }))
    expect(own[0]?.message).toContain('Did you mean `city.shop.rents`?')
    const { root } = await contentFolder(files('x'))
    expect((await readNames(root, 'pages')).data).toContain('city.shop.rents')
  })

  it('do not return to a collection', async () => {
    const { own } = await load(files('x', '', { 'page.yaml': page('city.shop.town.shop.rents') }))
    expect(own).toMatchObject([{ code: 'unknown-data' }])
  })
})

it('a fact of a record is shown without its day of review and its source', async () => {
  const { block, own } = await load(
    files('x', '', {
      'page.yaml': pageText('Shop', '  - type: rules\n    rules: [{ from: shop.rule }]\n', 'shop: jordaan\n'),
      '_data/collections.yaml': `${collections}    rule: { kind: fact, description: A rule. }\n`,
      '_data/shops/jordaan.yaml':
        'slug: jordaan\nname: J\nrule: { text: Two locks., reviewBy: 2031-01-01, source: https://example.org }\n',
    }),
  )
  expect(own).toEqual([])
  expect(block).toMatchObject({ rules: [{ text: 'Two locks.' }] })
})

describe('fields that cards of records show', () => {
  it('may have another name on cards', async () => {
    const { block } = await load(
      files('x', '', {
        'page.yaml': pageText('Shop', '  - type: prices\n    prices: { from: shops }\n'),
        '_data/collections.yaml': collections.replace('shown: [price]', 'shown: { price: street }'),
      }),
    )
    expect(block).toMatchObject({ prices: [{ name: 'Jordaan', price: 'Canal 1' }] })
  })
})

describe('amounts, numbers and days of a record', () => {
  const text = 'From {shop.price}, since {shop.since}, open since {shop.opened}, for {shop.town.people} people'
  const more = { '_data/cities/rtm.yaml': 'slug: rtm\nname: R\npeople: 931298.5\ngeo: { lat: 51, lng: 4 }\n' }

  it('are written in the language of the site', async () => {
    expect(await textOf(text, 'shop: jordaan\n', more)).toBe(
      'From $1,234.50, since 2010, open since April\u00a030, 2010, for 931,298.5 people',
    )
    const german = { ...more, '_data/site.yaml': site('locale: de-DE\ncurrency: EUR\n') }
    expect(await textOf(text, 'shop: jordaan\n', german)).toBe(
      'From 1.234,50\u00a0€, since 2010, open since 30.\u00a0April 2010, for 931.298,5 people',
    )
  })

  it('are written like this in lists and cards too', async () => {
    const page = (from: string) =>
      pageText('Shop', `  - type: prices\n    prices: { from: ${from} }\n`, 'shop: jordaan\n')
    const rents = await load(files('x', '', { 'page.yaml': page('shop.rents') }))
    expect(rents.block).toMatchObject({ prices: [{ name: 'Cargo', price: '$18' }] })
    const cards = await load(files('x', '', { 'page.yaml': page('shops') }))
    expect(cards.block).toMatchObject({ prices: [{ name: 'Jordaan', price: '$1,234.50' }] })
  })

  it('stay a day if a field has nothing else, for blocks that need one', async () => {
    const day = "  - type: text\n    text: x\n    day: '{shop.opened}'\n"
    const { block } = await load(files('x', '', { 'page.yaml': pageText('Shop', day, 'shop: jordaan\n') }))
    expect(block).toMatchObject({ day: '2010-04-30' })
  })
})

describe('the source position of a token', () => {
  it.each([
    ['city.name', { address: '/_data/cities/ams', path: 'name' }],
    ['city.shop', { address: '/_data/cities/ams', path: 'shop' }],
    ['city.shop.street', { address: '/_data/shops/jordaan', path: 'street' }],
    ['city.shop.town.geo.lat', undefined],
    ['city.geo.lat', { address: '/_data/cities/ams', path: 'geo.lat' }],
    ['site.phone', { address: '/_data/site', path: 'phone' }],
    ['site.claims.rating', { address: '/_data/site', path: 'claims.rating.value' }],
    ['page.published', { address: '/page', path: 'published' }],
    ['city.unknown', undefined],
  ])('of %s is in the record that has the value', async (name, place) => {
    const { root } = await contentFolder(files('Hi'))
    const content = createContent({ root, blocks })
    await content.list()
    const [page] = content.pageFiles()
    const sources = page && content.sourcesOf(page)
    expect(sources && tokenPlace(sources.scope, '/page', name)).toEqual(place)
  })
})
