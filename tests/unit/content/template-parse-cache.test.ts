import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/content/load/load.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { contentFolder } from './folder.ts'

const sample = (path: string) => readFileSync(new URL(`../../../pages/_data/${path}.yaml`, import.meta.url), 'utf8')
const records = [
  'cities/la',
  'cities/sd',
  'cities/new-orleans',
  'calculators/crowd-control',
  'services/servers',
  'services/greeters',
]
const rows = ['la/servers', 'la/greeters', 'sd/servers', 'new-orleans/servers', 'new-orleans/greeters']

const title = 'title: "{service.name} in {city.name}"\n'
const description =
  'description: "{service.name} in {city.name}, for conferences, trade shows and openings that need more hands."\n'
const blocks = `blocks:
  - type: hero
    title: "{service.name} in {city.name}"
  - type: call-to-action
    title: What {city.name} asks for
    action: { text: More, href: "#hero" }
  - use: quote-form
`

/** Loads a page for each row. `before` comes first in the file of a row, and so moves every place in it. */
async function load({ head = title + description, body = blocks, before = (_row: string): string => '' } = {}) {
  const page = (row: string) => {
    const [city, service] = row.split('/')
    return `${before(row)}city: ${city}\nservice: ${service}\n${head}${body}`
  }
  const { root } = await contentFolder({
    ...Object.fromEntries(records.map((name) => [`_data/${name}.yaml`, sample(name)])),
    '_data/site.yaml': `${readFileSync(new URL('../../errors/_shared/site.yaml', import.meta.url), 'utf8')}\nduplicates: { warn: 1, error: 1 }\n`,
    ...Object.fromEntries(rows.map((row) => [`${row}.yaml`, page(row)])),
  })
  const site = await loadSite({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
  return { ...site, errors: site.diagnostics.filter(({ file }) => !file.includes('_data')) }
}
const placeOf = ({ file, line, column, code }: { file: string; line: number; column: number; code: string }) =>
  `${file}:${line}:${column} ${code}`

describe('pages that differ in their city and service alone', () => {
  it('are what they would be if each were read by itself', async () => {
    const alike = await load()
    const apart = await load({ before: (row) => `# ${row}\n` })
    expect(alike.pages).toHaveLength(rows.length)
    expect(alike.pages).toEqual(apart.pages)
    expect(alike.errors.map(placeOf)).toEqual([])
  })

  it('share the blocks that do not tell them apart', async () => {
    const { pages } = await load()
    const blocksOf = (path: string) => pages.find((page) => page.path === path)?.blocks ?? []
    const [servers, greeters] = [blocksOf('/la/servers'), blocksOf('/la/greeters')]
    expect(servers[0]).not.toEqual(greeters[0])
    expect(servers[1]).toBe(greeters[1])
    expect(servers[1]).not.toEqual(blocksOf('/sd/servers')[1])
    expect(servers[2]).toBe(blocksOf('/sd/servers')[2])
  })

  it('have their errors told at their own places', async () => {
    const { errors } = await load({ head: title.replace('{city.name}', 'town') + description })
    expect(errors.filter(({ code }) => code === 'duplicate-title').map(placeOf)).toEqual([
      'pages/new-orleans/greeters.yaml:3:8 duplicate-title',
      'pages/new-orleans/servers.yaml:3:8 duplicate-title',
      'pages/sd/servers.yaml:3:8 duplicate-title',
    ])
  })

  it('have an error that only one of them has told in that one', async () => {
    const link = blocks.replace('"#hero"', '"/{city.slug}/greeters"')
    const { errors } = await load({ body: link })
    expect(errors.map(placeOf)).toEqual(['pages/sd/servers.yaml:10:33 broken-link'])
  })
})
