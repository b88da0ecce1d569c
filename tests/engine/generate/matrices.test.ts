import { afterEach, describe, expect, test } from 'vitest'
import { makeSite } from './site-folder.ts'

let site: ReturnType<typeof makeSite>
afterEach(() => site.remove())

const collections = `shops:
  one: shop
  description: A workshop of ours.
  fields:
    street: { kind: text, description: Street and number. }
    bikes: { kind: list, description: What it rents out., of: { kind: text, description: A bike. } }
tours: { one: tour, description: A tour. }
seasons: { one: season, description: A season. }
`
const record = (slug: string, more = '') => `slug: ${slug}\nname: ${slug}\n${more}`
const template = `title: "{tour.name} from {shop.name}"
description: Ride {tour.name} from {shop.name}.
blocks:
  - type: hero
    title: "{tour.name}"
  - type: rich-text
    when: { shop.bikes: true }
    text: "{shop.street}"
`

/** A site without cities and services, and with these matrices. */
const open = (matrices: Record<string, string>, more: Record<string, string> = {}) => {
  site = makeSite({
    '_data/coverage/city-service.yaml': undefined,
    '_data/collections.yaml': collections,
    '_data/cities/la.yaml': undefined,
    '_data/cities/nyc.yaml': undefined,
    ...Object.fromEntries(['greeters', 'hosts', 'ushers'].map((name) => [`_data/services/${name}.yaml`, undefined])),
    '_data/shops/oost.yaml': record('oost', 'street: Oosterpark 1\nbikes: [cargo]\n'),
    '_data/shops/zuid.yaml': record('zuid'),
    '_data/tours/dunes.yaml': record('dunes'),
    '_data/tours/mills.yaml': record('mills'),
    '_data/seasons/winter.yaml': record('winter'),
    '_data/templates/shop-tour.yaml': template,
    ...Object.fromEntries(Object.entries(matrices).map(([name, text]) => [`_data/coverage/${name}.yaml`, text])),
    ...more,
  })
  return site
}
const pages = (all: Record<string, string>) => Object.keys(all).filter((path) => !path.startsWith('_data'))

const tours = `template: shop-tour
address: /{tour}/from/{shop}
records:
  shops: [oost, zuid]
  tours: [dunes, mills]
`

describe('a matrix of any collections', () => {
  test('leaves a column, and a block in one, out of pages whose records do not fit', async () => {
    const section = `  - type: section
    columns:
      - blocks:
          - { type: text, body: Always }
          - { type: text, when: { shop.bikes: true }, body: Bikes }
      - when: { shop.bikes: true }
        blocks:
          - { type: text, body: Beside it }
`
    const { generate, read } = open({ tours }, { '_data/templates/shop-tour.yaml': template + section })
    expect(await generate()).toMatchObject({ code: 0 })
    const bodies = (path: string) => [...read(path).matchAll(/body: (.+)/g)].map(([, body]) => body)
    expect(bodies('dunes/from/oost.yaml')).toEqual(['Always', 'Bikes', 'Beside it'])
    expect(bodies('dunes/from/zuid.yaml')).toEqual(['Always'])
  })

  test('has a page for each combination, at the address of its pattern', async () => {
    const { generate, all, read } = open({ tours })
    expect(await generate()).toMatchObject({ code: 0, text: expect.stringContaining('4 pages: 4 new.') })
    expect(pages(all())).toEqual([
      'dunes/from/oost.yaml',
      'dunes/from/zuid.yaml',
      'mills/from/oost.yaml',
      'mills/from/zuid.yaml',
    ])
    expect(read('dunes/from/oost.yaml')).toContain(
      'template: shop-tour\nshop: oost\ntour: dunes\ntitle: "{tour.name} from {shop.name}"\n',
    )
    expect(read('dunes/from/oost.yaml')).toContain('{shop.street}')
    expect(read('dunes/from/zuid.yaml')).not.toContain('{shop.street}')
  })

  test('has exceptions by the records of its first collections', async () => {
    const { generate, all } = open({ tours: `${tours}only: { oost: [mills] }\nexcept: { zuid: [mills] }\n` })
    await generate()
    expect(pages(all())).toEqual(['dunes/from/zuid.yaml', 'mills/from/oost.yaml'])
  })

  test('may have one collection or three, beside other matrices', async () => {
    const shop = 'title: "{shop.name}"\ndescription: Our shop.\nblocks:\n  - type: hero\n    title: "{shop.name}"\n'
    const { generate, all } = open(
      {
        shops: 'template: shop\naddress: /shops/{shop}\nrecords: { shops: [oost] }\n',
        seasons: `template: shop-tour
address: /{shop}/{tour}/{season}
records: { shops: [oost, zuid], tours: [dunes, mills], seasons: [winter] }
except: { zuid/mills: [winter], oost: [dunes] }
`,
      },
      { '_data/templates/shop.yaml': shop },
    )
    await generate()
    expect(pages(all())).toEqual(['oost/mills/winter.yaml', 'shops/oost.yaml', 'zuid/dunes/winter.yaml'])
  })

  test('reports unknown records, words and collections', async () => {
    const { generate } = open({
      a: tours.replace('zuid]', 'zuit]'),
      b: tours.replace('{tour}', '{shop}'),
      c: tours.replace('tours:', 'rides:'),
      d: `${tours}except: { zuid/mills: [winter] }\n`,
    })
    const { code, text } = await generate()
    expect(code).toBe(1)
    expect(text).toContain('There is no `zuit` in `_data/shops/`. Did you mean `zuid`?')
    expect(text).toContain('`address`: must contain {shop} and {tour}, once, and no other word.')
    expect(text).toContain('`rides`: is not a collection; there are `cities`, `services`, `shops`, `tours`, `seasons`.')
    expect(text).toContain('`zuid/mills` names one record too many: the list is for the last collection')
  })

  test('reports two matrices that have a page at the same address', async () => {
    const { generate } = open({ a: tours, b: tours })
    expect((await generate()).text).toContain(
      'Two pages have the address `/dunes/from/oost`: pages/_data/coverage/a.yaml and pages/_data/coverage/b.yaml',
    )
  })

  test('checks the fields that conditions of its template name', async () => {
    const { generate } = open(
      { tours },
      { '_data/templates/shop-tour.yaml': template.replace('shop.bikes', 'shop.bike') },
    )
    expect((await generate()).text).toContain('`shop.bike` is not a field of its records. Did you mean `shop.bikes`?')
  })
})
