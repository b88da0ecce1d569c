import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { contentFolder } from '../folder.ts'

const blocks = { list: defineBlock('list', 'Whatever stands in it.', { items: z.array(z.unknown()) }) }

const collections = `shops:
  one: shop
  description: A workshop.
  shown: [street]
  area: [street]
  fields:
    street: { kind: text, description: Street and number. }
    near: { kind: list, description: Shops near it., of: { kind: reference, to: shops, description: A shop. } }
    best: { kind: list, description: Its best tours., of: { kind: reference, to: tours, description: A tour. } }
tours:
  one: tour
  description: A tour.
  shown: [length]
  fields:
    length: { kind: text, description: How far it goes. }
    similar: { kind: list, description: Tours like it., of: { kind: reference, to: tours, description: A tour. } }
seasons: { one: season, description: A season. }
`
const record = (slug: string, more = '') => `slug: ${slug}\nname: ${slug.toUpperCase()}\n${more}`
const tours = `template: tour
address: /{shop}/{tour}
records: { shops: [oost, zuid], tours: [dunes, mills, lakes] }
except: { zuid: [dunes] }
reuses: { tours: { lakes: mills } }
aliases: { shops: { east: oost } }
`

/** What `from:` gives on a page of the shop `oost` and the tour `dunes`. */
async function listed(from: string, more: Record<string, string> = {}, head = '') {
  const { root } = await contentFolder({
    '_data/collections.yaml': collections,
    '_data/shops/oost.yaml': record(
      'oost',
      'street: Park 1\nnear: [zuid, west]\nbest: [mills]\ngeo: { lat: 52, lng: 4 }\n',
    ),
    '_data/shops/zuid.yaml': record('zuid', 'street: Quay 2\ngeo: { lat: 51, lng: 4 }\n'),
    '_data/shops/west.yaml': record('west'),
    '_data/tours/dunes.yaml': record('dunes', 'length: 20 km\nsimilar: [mills]\n'),
    '_data/tours/mills.yaml': record('mills', 'length: 30 km\n'),
    '_data/tours/lakes.yaml': record('lakes'),
    '_data/tours/hills.yaml': record('hills'),
    '_data/seasons/winter.yaml': record('winter'),
    '_data/seasons/summer.yaml': record('summer'),
    '_data/coverage/tours.yaml': tours,
    'oost/dunes.yaml': `title: Dunes\ndescription: A ride through the dunes in one or two plain sentences, long enough for those who read it.\nshop: oost\ntour: dunes\n${head}blocks:\n  - type: list\n    items: { from: ${from} }\n`,
    ...more,
  })
  const { pages, diagnostics } = await loadSite({ root, blocks, now: new Date('2026-11-21') })
  const page = pages.find(({ path }) => path === '/oost/dunes') as { blocks: unknown[] } | undefined
  const own = diagnostics.filter(({ file, severity }) => file.endsWith('dunes.yaml') && severity === 'error')
  return { items: (page?.blocks[0] as { items?: unknown[] } | undefined)?.items, own }
}

describe('the lists of a page, by its records and the matrices', () => {
  it('are the records of another collection that have a page with its own, without those that it refers to', async () => {
    expect((await listed('shop.tours')).items).toEqual([{ name: 'LAKES', href: '/oost/mills' }])
    expect((await listed('tour.shops')).items).toEqual([])
    const lonely = { '_data/tours/dunes.yaml': record('dunes') }
    expect((await listed('shop.tours', lonely)).items).toEqual([
      { name: 'MILLS', href: '/oost/mills' },
      { name: 'LAKES', href: '/oost/mills' },
    ])
  })

  it('are those that a record of the page refers to and that have a page with the other one', async () => {
    expect((await listed('shop.similar')).items).toEqual([{ name: 'MILLS', length: '30 km', href: '/oost/mills' }])
    const elsewhere = { '_data/tours/dunes.yaml': record('dunes', 'similar: [hills]\n') }
    expect((await listed('shop.similar', elsewhere)).items).toEqual([])
  })

  it('are the records of a list of references, each with its page with the other record, else its first', async () => {
    expect((await listed('shop.near')).items).toEqual([
      { name: 'ZUID', street: 'Quay 2', href: '/zuid/mills' },
      { name: 'WEST' },
    ])
    expect((await listed('shop.best')).items).toEqual([{ name: 'MILLS', length: '30 km', href: '/oost/mills' }])
    const everywhere = { '_data/coverage/tours.yaml': tours.replace('except: { zuid: [dunes] }\n', '') }
    expect((await listed('shop.near', everywhere)).items?.[0]).toMatchObject({ href: '/zuid/dunes' })
    expect((await listed('tour.near', everywhere)).items).toEqual([
      { name: 'ZUID', street: 'Quay 2', href: '/zuid/dunes' },
    ])
  })

  it('are a record with those near it, each with its position', async () => {
    expect((await listed('shop.map')).items).toEqual([
      { name: 'OOST', street: 'Park 1', geo: { lat: 52, lng: 4 } },
      { name: 'ZUID', street: 'Quay 2', geo: { lat: 51, lng: 4 }, href: '/zuid/mills' },
      { name: 'WEST' },
    ])
  })

  it('lead to the page with the most records in common', async () => {
    const seasons = `template: tour
address: /{shop}/{tour}/{season}
records: { shops: [oost, zuid], tours: [dunes, mills], seasons: [winter, summer] }
`
    const more = { '_data/coverage/tours.yaml': seasons }
    const first = [expect.objectContaining({ href: '/zuid/dunes/winter' }), { name: 'WEST' }]
    expect((await listed('shop.near', more)).items).toEqual(first)
    const summer = await listed('shop.near', more, 'season: summer\n')
    expect(summer.items).toEqual([expect.objectContaining({ href: '/zuid/dunes/summer' }), { name: 'WEST' }])
    expect((await listed('season.tours', more, 'season: summer\n')).items).toEqual([])
    const lonely = { ...more, '_data/shops/oost.yaml': record('oost') }
    expect((await listed('season.shops', lonely, 'season: summer\n')).items).toEqual([
      { name: 'ZUID', href: '/zuid/dunes/summer' },
    ])
    expect((await listed('shop.similar', more, 'season: summer\n')).items).toEqual([
      expect.objectContaining({ href: '/oost/mills/summer' }),
    ])
  })

  it('have every record of a collection with the others that have a page with it', async () => {
    expect((await listed('shops-with-tours')).items).toEqual([
      {
        slug: 'oost',
        name: 'OOST',
        geo: { lat: 52, lng: 4 },
        areas: ['Park 1'],
        names: ['east'],
        href: '/oost/dunes',
        tours: [
          { name: 'DUNES', href: '/oost/dunes' },
          { name: 'MILLS', href: '/oost/mills' },
          { name: 'LAKES', href: '/oost/mills' },
        ],
      },
      expect.objectContaining({ slug: 'zuid', href: '/zuid/mills', areas: ['Quay 2'], names: [] }),
      { slug: 'west', name: 'WEST', areas: [], names: [] },
    ])
  })

  it('are omitted without a message if a matrix has an error of its own', async () => {
    const broken = { '_data/coverage/tours.yaml': tours.replace('oost, zuid', 'oost, oost') }
    for (const name of ['shop.tours', 'shops-with-tours']) expect(await listed(name, broken)).toEqual({ own: [] })
  })
})

describe('a link to a record that several matrices have', () => {
  const ofTours = 'template: tour\naddress: /tours/{tour}\nrecords: { tours: [dunes, mills, lakes] }\n'
  const withSeasons =
    'template: tour\naddress: /a/{season}/{tour}\nrecords: { seasons: [winter, summer], tours: [dunes, mills] }\n'

  it('leads to the page that is about the record alone, whatever the names of the files', async () => {
    for (const name of ['a', 'z']) {
      const { items } = await listed('tours', { [`_data/coverage/${name}.yaml`]: ofTours })
      expect(items?.map((item) => (item as { href?: string }).href)).toEqual([
        '/tours/dunes',
        '/tours/mills',
        '/tours/lakes',
        undefined,
      ])
    }
  })

  it('leads to the page with most of the records of its own page, else to the first matrix with as few', async () => {
    const more = { '_data/coverage/a.yaml': withSeasons, '_data/coverage/z.yaml': ofTours }
    const related = await listed('tour.similar', more)
    expect(related.items).toMatchObject([{ href: '/oost/mills' }])
    const without = await listed('tours', { '_data/coverage/a.yaml': withSeasons })
    expect(without.items?.slice(0, 2)).toMatchObject([{ href: '/a/winter/dunes' }, { href: '/a/winter/mills' }])
  })
})
