import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatPretty } from '../../../../src/content/formats/pretty.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

const hero = '  - type: hero\n    title: Hi\n'
const load = (root: string) => loadSite({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
const codes = ({ diagnostics }: Awaited<ReturnType<typeof load>>) => diagnostics.map(({ code }) => code)

describe('addresses', () => {
  it('follow from the file names', async () => {
    const { root } = await contentFolder({
      'index.yaml': pageText('Home', hero),
      'about.yaml': pageText('About', hero),
      'la/index.yaml': pageText('Los Angeles', hero),
      'la/event-staff.yaml': pageText('Staff', hero),
      'notes.txt': 'not a page',
    })
    const site = await load(root)
    expect(site.pages.map(({ path }) => path).sort()).toEqual(['/', '/about', '/la', '/la/event-staff'])
    expect(codes(site)).toEqual([])
  })
})

describe('blocks', () => {
  it('get an id by type if they have none, and never one that is taken', async () => {
    const { root } = await contentFolder({
      'about.yaml': pageText('About', `${hero}${hero}    id: hero-2\n${hero}`),
    })
    const { pages } = await load(root)
    expect(pages[0]?.blocks.map(({ id }) => id)).toEqual(['hero', 'hero-2', 'hero-3'])
  })

  it('come from fragments, with the fields next to `use`', async () => {
    const { root } = await contentFolder({
      'about.yaml': pageText('About', '  - use: quote-form\n    id: ask\n    tone: paper\n  - use: several\n'),
      '_data/fragments/several.yaml': `- use: quote-form\n- type: hero\n  title: Hi\n`,
    })
    const { pages } = await load(root)
    expect(pages[0]?.blocks).toMatchObject([
      { type: 'call-to-action', id: 'ask', tone: 'paper' },
      { type: 'call-to-action', id: 'call-to-action', tone: 'night' },
      { type: 'hero', id: 'hero' },
    ])
  })

  it('are one object on all pages if they are the same', async () => {
    const blocks = '  - use: quote-form\n  - type: rich-text\n    body: Text.\n'
    const { root } = await contentFolder({ 'a.yaml': pageText('A', blocks), 'b.yaml': pageText('B', blocks) })
    const { pages } = await load(root)
    expect(pages[0]?.blocks[0]).toBe(pages[1]?.blocks[0])
  })
})

describe('shared data', () => {
  it('follows the outline of a map that is corrected while the site is loaded', async () => {
    const { root } = await contentFolder({ 'about.yaml': pageText('About', hero), '_data/island.geojson': '{}' })
    const site = join(root, 'pages/_data/site.yaml')
    await writeFile(site, `${await readFile(site, 'utf8')}\noutline: island.geojson\n`)
    const content = createContent({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
    expect((await content.load()).diagnostics.map(({ path }) => path)).toEqual(['outline'])
    const corners = [
      [4, 52],
      [5, 52],
      [5, 53],
      [4, 52],
    ]
    await writeFile(
      join(root, 'pages/_data/island.geojson'),
      JSON.stringify({ type: 'Polygon', coordinates: [corners] }),
    )
    expect((await content.load()).diagnostics).toEqual([])
  })

  it('replaces `from`, and lists are spliced', async () => {
    const items =
      '  - type: faq\n    items:\n      - question: Own?\n        answer: Yes.\n      - from: faqs/general\n'
    const { root } = await contentFolder({ 'about.yaml': pageText('About', items) })
    const { pages } = await load(root)
    expect(pages[0]?.blocks[0]).toMatchObject({
      items: [{ question: 'Own?' }, { question: 'How many staff do we need?' }],
    })
  })

  it('gives cities as cards, chosen by `only`', async () => {
    const cities = '  - type: locations\n    cities: { from: cities, only: [la] }\n'
    const { root } = await contentFolder({ 'about.yaml': pageText('About', cities) })
    const { pages, diagnostics } = await load(root)
    expect(diagnostics).toEqual([])
    expect(pages[0]?.blocks[0]).toMatchObject({ cities: [{ name: 'Los Angeles', state: 'California' }] })
  })

  it('fills tokens from the city of the page, in the head as well', async () => {
    const { root } = await contentFolder({
      'la/greeters.yaml': pageText('Greeters in {city.name}', '  - use: talk\n', 'city: la\n'),
      '_data/fragments/talk.yaml': 'type: hero\ntitle: Call {site.phone} in {city.name}\n',
    })
    const { pages } = await load(root)
    expect(pages[0]).toMatchObject({
      title: 'Greeters in Los Angeles',
      blocks: [{ title: 'Call (213)\u00a0555-0142 in Los Angeles' }],
    })
  })
})

describe('text from outside', () => {
  it('is plain text in every field, whatever it contains', async () => {
    const evil = '"</script><img src=x onerror=alert(1)>"'
    const { root } = await contentFolder({
      'about.yaml': pageText(
        'About',
        `  - type: hero\n    title: ${evil}\n    intro: ${evil}\n  - type: rich-text\n    body: ${evil}\n`,
      ),
    })
    const { pages, diagnostics } = await load(root)
    expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual(Array(3).fill('html-tag warning'))
    expect(pages[0]?.blocks[0]).toMatchObject({ title: JSON.parse(evil), intro: JSON.parse(evil) })
  })

  it('of a megabyte is refused without being repeated', async () => {
    const { root } = await contentFolder({
      'about.yaml': pageText('About', `  - type: hero\n    title: ${'a'.repeat(1_000_000)}\n`),
    })
    const site = await load(root)
    expect(codes(site)).toEqual(['too-long'])
    expect(formatPretty(site.diagnostics, site.sources, { pages: 1 }).length).toBeLessThan(1_000)
  })

  it('of many megabytes is not read', async () => {
    const { root } = await contentFolder({ 'about.yaml': `title: ${'a'.repeat(5_000_000)}` })
    expect(codes(await load(root))).toEqual(['file-too-large'])
  })

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['closed brackets', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['mappings', `${'{a: '.repeat(2_000)}1${'}'.repeat(2_000)}`],
    ['list marks', '- '.repeat(3_000)],
  ])('nested thousands of levels deep (%s) is an error, not a crash', async (_kind, text) => {
    const { root } = await contentFolder({ 'about.yaml': `blocks: ${text}\n` })
    const site = await load(root)
    expect(site.diagnostics.length).toBeGreaterThan(0)
    expect(site.pages).toEqual([])
  })
})

describe('loading again', () => {
  it('detects pages that were changed, created or deleted', async () => {
    const { root, write, remove } = await contentFolder({
      'a.yaml': pageText('A', hero),
      'b.yaml': pageText('B', hero),
    })
    const content = createContent({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
    const first = await content.load()
    await write('a.yaml', pageText('Another', hero))
    const second = await changed(content, 'pages/a.yaml')
    expect(second.pages.map(({ title }) => title)).toEqual(['Another', 'B'])
    expect(second.pages[1]).toBe(first.pages[1])
    await write('c/d.yaml', pageText('New', '  - type: heros\n'))
    expect(codes(await changed(content, 'pages/c/d.yaml'))).toEqual(['unknown-block'])
    await remove('c/d.yaml')
    const last = await changed(content, 'pages/c/d.yaml')
    expect(last.pageCount).toBe(2)
    expect(last.diagnostics).toEqual([])
  })

  it('checks pages again after a change of shared data', async () => {
    const { root, write } = await contentFolder({ 'a.yaml': pageText('A', '  - use: quote-form\n') })
    const content = createContent({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
    expect((await content.load()).diagnostics).toEqual([])
    await write('_data/fragments/quote-form.yaml', 'type: hero\n')
    const site = await changed(content, 'pages/_data/fragments/quote-form.yaml')
    expect(site.diagnostics).toMatchObject([{ code: 'missing-key', file: 'pages/_data/fragments/quote-form.yaml' }])
    expect(site.pages).toEqual([])
  })
})

describe('warnings', () => {
  it('name sample values and facts that are due', async () => {
    const { root } = await contentFolder({ 'about.yaml': pageText('About', hero) })
    const { diagnostics, pages } = await loadSite({ root, blocks: sampleBlocks, now: new Date('2099-06-01') })
    expect(diagnostics).toMatchObject([{ code: 'review-due', severity: 'warning', file: 'pages/_data/cities/la.yaml' }])
    expect(pages).toHaveLength(1)
  })

  it('name a page whose review day has passed', async () => {
    const post = (day: string) => pageText('Tips', hero).replace('blocks:', `reviewBy: ${day}\nblocks:`)
    const { root } = await contentFolder({ 'old.yaml': post('2026-11-20'), 'new.yaml': post('2026-11-21') })
    const due = (await load(root)).diagnostics.filter(({ code }) => code === 'review-due')
    expect(due).toMatchObject([{ severity: 'warning', file: 'pages/old.yaml', path: 'reviewBy' }])
  })
})

describe('dates of a post', () => {
  it('are in its head, and blocks show them by token', async () => {
    const blocks = '  - type: hero\n    title: Hi\n    intro: "Out on {page.published}."\n'
    const post = pageText('Tips', blocks).replace('blocks:', 'published: 2026-11-02\nblocks:')
    const { root } = await contentFolder({ 'tips.yaml': post })
    const { pages } = await load(root)
    expect(pages).toMatchObject([{ published: '2026-11-02', blocks: [{ intro: 'Out on November\u00a02, 2026.' }] }])
  })

  it('are no token on a page without them', async () => {
    const blocks = '  - type: hero\n    title: Hi\n    intro: "Out on {page.updated}."\n'
    const { root } = await contentFolder({ 'tips.yaml': pageText('Tips', blocks) })
    expect(codes(await load(root))).toEqual(['unknown-token'])
  })
})
