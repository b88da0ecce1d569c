import { describe, expect, it } from 'vitest'
import type { PageList } from '../../../../blocks/page-list/schema.ts'
import { type PageSummary, summaryOf } from '../../../../src/content/derive/page-summary.ts'
import { searchDocuments } from '../../../../src/content/derive/search-documents.ts'
import { createSearchedPage } from '../../../../src/content/derive/search-words.ts'
import { type LoadedSite, loadSite } from '../../../../src/content/load/load.ts'
import { llmsText } from '../../../../src/seo/llms-text.ts'
import { createCardOf, maxOwnCards } from '../../../../src/seo/social-cards/card-of.ts'
import { createGraphs } from '../../../../src/seo/structured-data/graph.ts'
import { contentFolder, pageText } from '../folder.ts'

const collections = `shops:
  one: shop
  type: Place
  description: A workshop.
  area: [street]
  fields:
    street: { kind: text, description: Street and number. }
tours:
  one: tour
  type: Service
  description: A tour.
  names: [nick]
  note: length
  fields:
    nick: { kind: text, description: Its short name. }
    length: { kind: text, description: How far it goes. }
`
const matrix = `template: tour
address: /{shop}/{tour}
records: { shops: [oost, zuid], tours: [dunes, mills] }
`
const title = '  - type: page-title\n    title: A ride\n'
const origin = 'https://www.example.com'
const page = (shop: string, tour: string) => pageText(`${tour} from ${shop}`, title, `shop: ${shop}\ntour: ${tour}\n`)

async function riding() {
  const { root } = await contentFolder({
    '_data/collections.yaml': collections,
    '_data/shops/oost.yaml': 'slug: oost\nname: Oost\nstreet: Park 1\nalsoCalled: [East]\n',
    '_data/shops/zuid.yaml': 'slug: zuid\nname: Zuid\n',
    '_data/tours/dunes.yaml': 'slug: dunes\nname: Dunes\nlength: 20 km\nnick: Sand\n',
    '_data/tours/mills.yaml': 'slug: mills\nname: Mills\n',
    '_data/coverage/tours.yaml': matrix,
    'index.yaml': pageText('Home', title),
    'oost/dunes.yaml': page('oost', 'dunes'),
    'oost/mills.yaml': page('oost', 'mills'),
    'zuid/dunes.yaml': page('zuid', 'dunes'),
    'zuid/mills.yaml': page('zuid', 'mills'),
    'mills.yaml': pageText('Mills', title, 'tour: mills\n'),
    'all.yaml': pageText(
      'All',
      `${title}  - type: page-list\n    title: Tours\n    by: tour\n  - type: page-list\n    title: Others\n    notAbout: tour\n`,
    ),
  })
  const site = await loadSite({ root, now: new Date('2026-11-21') })
  const at = (path: string) => site.pages.find((one) => one.path === path) as LoadedSite['pages'][number]
  return { site, at }
}

describe('records of any collections that have pages together', () => {
  it('have a first page each, if a matrix begins with their collection', async () => {
    const { site, at } = await riding()
    expect([...site.firstPages]).toEqual(['/oost/dunes', '/zuid/dunes'])
    expect(site.recordsOf(at('/oost/mills')).map(({ word, leads }) => ({ word, leads }))).toEqual([
      { word: 'shop', leads: true },
      { word: 'tour', leads: false },
    ])
  })

  it('are found by all their names, with their first page before the others', async () => {
    const { site } = await riding()
    const pages = site.pages.map(createSearchedPage(site))
    const documents = new Map(searchDocuments({ ...site, pages }).map((one) => [one.path, one]))
    const first = documents.get('/oost/dunes')
    expect(first).toMatchObject({ names: 'Oost East Dunes Sand oost dunes', area: 'Park 1', kind: 'Park 1', text: '' })
    expect(documents.get('/zuid/dunes')?.kind).toBe('Zuid')
    expect(documents.get('/mills')?.text).toContain('A ride')
    expect(first?.weight).toBeGreaterThan(documents.get('/oost/mills')?.weight as number)
  })

  it('have cards of their own in link previews, and on a large site those of the leading record', async () => {
    const { site, at } = await riding()
    const pages = site.pages.map((page) => summaryOf(page, site.blocks))
    const oost = { eyebrow: 'Park 1', picture: { name: 'shops/oost' } }
    const cardOf = createCardOf({ ...site, pages })
    expect(cardOf(summaryOf(at('/oost/dunes'), site.blocks))).toMatchObject({ ...oost, title: 'dunes from oost' })
    expect(cardOf(summaryOf(at('/oost/mills'), site.blocks))).toMatchObject({ ...oost, title: 'mills from oost' })
    const many = Array.from({ length: maxOwnCards + 1 }, (_, index) => pages[index % pages.length] as PageSummary)
    const sharedCardOf = createCardOf({ ...site, pages: many })
    for (const path of ['/oost/dunes', '/oost/mills'])
      expect(sharedCardOf(summaryOf(at(path), site.blocks))).toEqual({ brand: site.site.name, ...oost, title: 'Oost' })
    expect(sharedCardOf(summaryOf(at('/mills'), site.blocks)).title).toBe('Mills')
  })

  it('are a service at a place, and steps of breadcrumbs, for search engines', async () => {
    const { site, at } = await riding()
    const graph = createGraphs({ site, origin, today: '2026-11-21' })(at('/oost/mills'))?.['@graph']
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        serviceType: 'Mills',
        areaServed: [{ '@type': 'Place', name: 'Oost' }],
      }),
    )
    const crumbs = graph?.find((node) => (node as { '@type'?: string })['@type'] === 'BreadcrumbList')
    expect((crumbs as unknown as { itemListElement: object[] }).itemListElement).toMatchObject([
      { item: `${origin}/` },
      { name: 'Oost', item: `${origin}/oost/dunes` },
      { item: `${origin}/oost/mills` },
    ])
  })

  it('are one section of llms.txt, with the first page of each', async () => {
    const { site } = await riding()
    const text = llmsText(site, origin)
    expect(text).toMatch(/## Shops\n\n- \[dunes from oost\][^\n]*\n- \[dunes from zuid\]/)
    expect(text).not.toContain('/oost/mills')
  })

  it('are groups of a list of pages', async () => {
    const { at } = await riding()
    const lists = at('/all').blocks.filter(({ type }) => type === 'page-list') as PageList[]
    const titles = lists.map(({ listed }) =>
      listed?.map((group) => [group.title, group.pages.map(({ title, href }) => `${title} ${href}`)]),
    )
    expect(titles).toEqual([
      [
        ['Dunes', ['Oost /oost/dunes', 'Zuid /zuid/dunes']],
        ['Mills', ['Mills /mills', 'Oost /oost/mills', 'Zuid /zuid/mills']],
      ],
      [[undefined, ['Home /']]],
    ])
  })
})

describe('combinations without a page', () => {
  const asking = async (ask: string) => {
    const { root } = await contentFolder({
      '_data/collections.yaml': collections,
      '_data/shops/oost.yaml': 'slug: oost\nname: Oost\nstreet: Park 1\n',
      '_data/shops/zuid.yaml': 'slug: zuid\nname: Zuid\n',
      '_data/tours/dunes.yaml': 'slug: dunes\nname: Dunes\n',
      '_data/tours/mills.yaml': 'slug: mills\nname: Mills\n',
      '_data/templates/tour.yaml': `title: '{tour.name} from {shop.name}'\nquote: { tour: '{tour.name}' }\nblocks: []\n`,
      '_data/coverage/tours.yaml': `template: tour\naddress: /{shop}/{tour}\nrecords: { shops: [oost], tours: [dunes] }\n${ask}`,
      'index.yaml': pageText('Home', title),
    })
    return loadSite({ root, now: new Date('2026-11-21') })
  }

  it('are found with the words of the matrix, and fill in the form as the template says', async () => {
    const site = await asking("ask: 'Ask for {tour.name} from {shop.name}.'\n")
    expect(searchDocuments({ ...site, pages: [] })).toMatchObject([
      { path: '/oost/mills', title: 'Mills from Oost', description: 'Ask for Mills from Oost.', kind: 'Park 1' },
      { path: '/zuid/dunes', title: 'Dunes from Zuid', quote: { tour: 'Dunes' }, names: 'Zuid Dunes zuid dunes' },
      { path: '/zuid/mills', title: 'Mills from Zuid', quote: { tour: 'Mills' } },
    ])
  })

  it('are not found without these words, and a wrong token in them is an error', async () => {
    expect((await asking('')).asks).toEqual([])
    const { diagnostics } = await asking("ask: 'Ask for {tour.nam}.'\n")
    const found = diagnostics.filter(({ file }) => file === 'pages/_data/coverage/tours.yaml')
    expect(found.map(({ code, line }) => [code, line])).toContainEqual(['unknown-token', 4])
  })
})
