import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import { changed, removed, renamed } from '../../../../schema/migration.ts'
import { line } from '../../../../schema/text.ts'
import { migrate } from '../../../../src/cli/commands/migrate.ts'
import { runCommand } from '../../../../src/cli/run-command.ts'
import { contentFolder } from '../folder.ts'

const schemas = {
  banner: defineBlock(
    'banner',
    'A line of text.',
    { title: line(), size: z.number().optional(), items: z.array(z.strictObject({ question: line() })).optional() },
    {
      migrations: [
        renamed('heading', 'headline'),
        removed('autoplay'),
        renamed('headline', 'title'),
        renamed('items[].q', 'question'),
        changed('size', '`size` is a number', (old) =>
          typeof old === 'string' ? Number.parseInt(old, 10) : undefined,
        ),
      ],
    },
  ),
}

const old = `title: Old # ours
description: A page.
blocks:
  # first
  - type: banner
    heading: 'Hi'   # short
    autoplay: true
    size: 12px
    items: [{ q: Why? }, { question: Who? }]

  - use: shout
    headline: Loud
  - type: other
    heading: stays
`
const now = old
  .replace('heading:', 'title:')
  .replace('    autoplay: true\n', '')
  .replace('12px', '12')
  .replace('q:', 'question:')
  .replace('headline:', 'title:')

const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((words) => void said.push(words))
})
afterEach(() => vi.restoreAllMocks())

async function oldFolder() {
  const { root } = await contentFolder({
    'about.yaml': old,
    '_data/fragments/shout.yaml': '# loud\ntype: banner\nheadline: Hey\n',
    '_data/templates/page.yaml': 'title: x\nblocks:\n  - type: banner\n    headline: T\n    when: { city.slug: la }\n',
  })
  return { pages: join(root, 'pages'), text: (name: string) => readFile(join(root, 'pages', name), 'utf8') }
}

describe('blocks of an older version', () => {
  it('are migrated in pages, fragments and templates, and nothing else changes', async () => {
    const { pages, text } = await oldFolder()
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(await text('about.yaml')).toBe(now)
    expect(await text('_data/fragments/shout.yaml')).toBe('# loud\ntype: banner\ntitle: Hey\n')
    expect(await text('_data/templates/page.yaml')).toContain('    title: T\n    when: { city.slug: la }\n')
    said.length = 0
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(said).toEqual(['Everything is up to date.'])
  })

  it('are reported with the change, and fail with --check', async () => {
    const { pages, text } = await oldFolder()
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(1)
    expect(said).toContain('about.yaml  banner: `heading` is called `headline`')
    expect(said.at(-1)).toContain(`3 files of older versions. Run: npm run migrate -- --site ${pages} --write`)
    expect(await text('about.yaml')).toBe(old)
  })

  it('are searched for in readable files, and the others are named', async () => {
    const { root } = await contentFolder({ 'a.yaml': 'title: [', 'b.yaml': 'title: x\nblocks: []\n' })
    expect(await migrate(['--check', '--pages', join(root, 'pages')], schemas)).toBe(1)
    expect(said.join('\n')).toMatch(/npm run validate -- --site \S+ says why\): a.yaml/)
  })

  it.each(['cities: { fields: { a: { kind: txt } } }\n', 'cities: [\n', '- cities\n'])(
    'cannot be said of records while their collections have an error: %j',
    async (collections) => {
      const { root } = await contentFolder({
        'a.yaml': 'title: x\nblocks: []\n',
        '_data/collections.yaml': collections,
      })
      expect(await migrate(['--check', '--pages', join(root, 'pages')], schemas)).toBe(1)
      expect(said.at(-1)).toContain('_data/collections.yaml has an error, so nobody can say of which version')
      expect(said).not.toContain('Everything is up to date.')
    },
  )

  it('require --check or --write', async () => {
    expect(await runCommand((argv) => migrate(argv, schemas), [])).toBe(2)
    expect(await runCommand((argv) => migrate(argv, schemas), ['--check', '--write'])).toBe(2)
  })
})

describe('the matrix of an older version', () => {
  const coverage = `# Which city has which service.
cities: [la, nyc]
# What each has.
services: [greeters, hosts, ushers]
only: { nyc: [greeters] } # so far
reuses:
  hosts: greeters
cityAliases:
  los-angeles: la
serviceAliases:
  usher: { service: ushers }
  doormen: { service: greeters, cities: [nyc] }
`
  const matrix = `# Which city has which service.
template: city-service
address: /{city}/{service}
records:
  cities: [la, nyc]
  # What each has.
  services: [greeters, hosts, ushers]
only: {nyc: [greeters]} # so far
reuses:
  services:
    hosts: greeters
aliases:
  cities:
    los-angeles: la
  services:
    usher: ushers
    doormen: {record: greeters, with: {cities: [nyc]}}
`

  it('is moved to a file of its folder, with its comments', async () => {
    const { root } = await contentFolder({ '_data/coverage.yaml': coverage })
    const pages = join(root, 'pages')
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(1)
    expect(said[0]).toBe('_data/coverage.yaml  the matrix is _data/coverage/city-service.yaml, with its collections')
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(await readFile(join(pages, '_data/coverage/city-service.yaml'), 'utf8')).toBe(matrix)
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(0)
  })

  it('does not replace an existing file', async () => {
    const { root } = await contentFolder({
      '_data/coverage.yaml': coverage,
      '_data/coverage/city-service.yaml': matrix,
    })
    const pages = join(root, 'pages')
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(1)
    expect(said).toContain(
      '_data/coverage.yaml is of an older version, and _data/coverage/city-service.yaml exists already: delete one of them.',
    )
  })
})

describe('records of an older version', () => {
  const text = (root: string, name: string) => readFile(join(root, 'pages', name), 'utf8')
  const records = {
    '_data/cities/la.yaml':
      'slug: la\nname: LA\nnicknames: [Hollywood] # ours\ngeo: { lat: 34, lng: -118 }\nskyline: [palms]\n',
    '_data/services/tours.yaml': 'slug: tours\nname: Tours\ncalculatorInputs: { guests: 3 }\n',
  }
  const cities =
    'cities:\n  description: A city. # short\n  fields:\n    state: { kind: text, description: Its state. }\n'

  it('have their fields defined in the file of the collections, if they use them', async () => {
    const { root } = await contentFolder({ ...records, '_data/collections.yaml': cities })
    const pages = join(root, 'pages')
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(1)
    expect(said.slice(0, 5)).toEqual([
      '_data/collections.yaml  services: `calculator` is defined here',
      '_data/collections.yaml  services: `calculatorInputs` is defined here',
      '_data/cities/la.yaml  city: `nicknames` is called `alsoCalled`',
      '_data/cities/la.yaml  `skyline` is gone: it was drawn from',
      expect.stringContaining('2 files of older versions'),
    ])
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(await text(root, '_data/cities/la.yaml')).toBe(
      'slug: la\nname: LA\nalsoCalled: [Hollywood] # ours\ngeo: { lat: 34, lng: -118 }\n',
    )
    expect(await text(root, '_data/collections.yaml')).toBe(`${cities}services:
  description: A service.
  fields:
    calculator:
      kind: calculator
      description: The calculator that sizes it.
    calculatorInputs:
      kind: inputs
      of: calculator
      description: What this calculator begins with on the pages of the service.
`)
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(0)
  })

  it('lose what pictures were drawn from, at any depth', async () => {
    const drawing = '    skyline: { kind: drawing, scene: skyline, description: Its skyline. }\n'
    const scene = '{ kind: face, seed: ana }'
    const { root } = await contentFolder({
      '_data/collections.yaml': `${cities}${drawing}`,
      '_data/cities/la.yaml': 'slug: la\nname: LA\nstate: California\nskyline: [palms]\n',
      '_data/clients.yaml': `- name: Ana\n  image: { name: ana, alt: '', scene: ${scene} } # hers\n`,
      'about.yaml': `title: About\nblocks:\n  - type: hero\n    image:\n      name: hall\n      scene:\n        kind: stage\n        seed: hall\n      alt: A hall\n`,
    })
    const pages = join(root, 'pages')
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(await text(root, '_data/collections.yaml')).toBe(cities)
    expect(await text(root, '_data/cities/la.yaml')).toBe('slug: la\nname: LA\nstate: California\n')
    expect(await text(root, '_data/clients.yaml')).toBe("- name: Ana\n  image: { name: ana, alt: '' } # hers\n")
    expect(await text(root, 'about.yaml')).toBe(
      'title: About\nblocks:\n  - type: hero\n    image:\n      name: hall\n      alt: A hall\n',
    )
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(0)
  })

  it('create this file if there is none', async () => {
    const { root, remove } = await contentFolder(records)
    await remove('_data/collections.yaml')
    const pages = join(root, 'pages')
    expect(await migrate(['--write', '--pages', pages], schemas)).toBe(0)
    expect(await text(root, '_data/collections.yaml')).toMatch(/^services:\n {2}description: A service\.\n/)
    expect(await migrate(['--check', '--pages', pages], schemas)).toBe(0)
  })
})

describe('a renamed field', () => {
  it('stays an error if the new name is used as well', () => {
    const step = renamed('heading', 'title')
    expect(step.changes({ heading: 'a', title: 'b' })).toEqual([])
    expect(step.changes({ title: 'b' })).toEqual([])
  })
})
