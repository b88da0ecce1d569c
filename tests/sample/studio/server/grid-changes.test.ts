// @module-tag exhaustive

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'
import { prepare } from '../../../../src/generate/generate.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { GridModel, GridPlan, RecordForm } from '../../../../src/studio/wire/grid.ts'
import { serveStudio } from '../../../engine/studio/studio-server.ts'
import { copySmallSample } from '../../../support/small-sample.ts'

const spokeAndChain = resolve('tests/sites/spoke-and-chain')

/** The studio over a copy of a site: the small form of the sample site, unless another one is named. */
async function open(site?: string) {
  const root = mkdtempSync(join(tmpdir(), 'marquee-grid-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  if (site === undefined) await copySmallSample(join(root, 'pages'))
  else cpSync(site, join(root, 'pages'), { recursive: true })
  const studio = await serveStudio(root)
  const read = (name: string) => readFileSync(studio.pathOf(name), 'utf8')
  const errors = async () => {
    const { diagnostics } = await loadSite({ root })
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`)
  }
  return {
    ...studio,
    root,
    read,
    errors,
    write: (name: string, text: string) => writeFileSync(studio.pathOf(name), text),
    /** Every file and folder, with the bytes of those that may change. */
    tree: () =>
      Object.fromEntries(
        readdirSync(studio.pathOf(''), { recursive: true, encoding: 'utf8' })
          .sort()
          .map((name) => [name, /\.(?:yaml|json)$/.test(name) ? read(name) : '']),
      ),
    grid: (of?: string) => studio.call<GridModel>('grid', { of }),
    async isOutdated() {
      const prepared = await prepare({ root, pages: 'pages' })
      return prepared.kind === 'ready' ? prepared.outdated : prepared
    },
  }
}

const of = 'city-service'
const cells = (change: object) => ({ of, added: [], removed: [], ...change })

const reno = {
  name: 'Reno',
  slug: 'reno',
  city: 'Reno',
  state: 'Nevada',
  stateCode: 'NV',
  timezone: 'America/Los_Angeles',
  venues: [
    { name: 'Reno-Sparks Convention Center', note: 'One long hall; the doors for crews are on the north side.' },
  ],
  districts: ['Midtown'],
  peakWeeks: [{ what: 'Hot August Nights', months: ['Aug'] }],
  serverCard: {
    rule: 'mandatory',
    name: 'Alcohol awareness card',
    body: 'State of Nevada',
    note: 'Everyone who pours needs the card before the first shift.',
    reviewBy: '2099-06-30',
  },
  lede: 'Crews come by car, and the lots fill up early.',
  headline: 'The lots fill up early',
  faqs: [{ question: 'Do crews need a car?', answer: 'Yes: few buses run at night.' }],
  facts: [{ text: 'The airport is ten minutes from the convention center.' }],
  geo: { lat: 39.53, lng: -119.814 },
}

const valets = {
  name: 'Valets',
  slug: 'valets',
  singular: 'valet',
  plural: 'valets',
  family: 'front-of-house',
  summary: 'Valets who bring each car back within minutes.',
  hiredBy: ['hotels'],
  duties: ['park the cars of guests'],
  brief: ['where cars are parked'],
  skills: ['driving any gearbox'],
  quotePositions: ['Convention Staff'],
  faqs: [{ question: 'Do valets park in a garage?', answer: 'Yes, with a plan of its levels.' }],
}

describe('the table of a matrix', () => {
  it('names its records, also those that have no pages, and says of each cell what its page is', async () => {
    const { grid, write, read } = await open()
    write('la/ushers.yaml', `${read('la/ushers.yaml')}overrides:\n  title: Ushers for the Bowl\n`)
    const { title, rows, columns, cells, address } = await grid()
    expect({ title, address }).toEqual({ title: 'Cities × services', address: '/_data/coverage/city-service' })
    expect(rows.heads.slice(0, 3).map(({ name }) => name)).toEqual(['Los Angeles', 'San Francisco', 'Chicago'])
    expect(rows.heads).toContainEqual({ key: 'hartford', name: 'Hartford' })
    expect(columns.heads.slice(0, 2)).toEqual([
      { key: 'ushers', name: 'Ushers' },
      { key: 'greeters', name: 'Greeters' },
    ])
    expect(cells[0]?.slice(0, 4)).toEqual([
      { address: '/la/ushers', hasOwnWords: true },
      { address: '/la/greeters' },
      { address: '/la/bartenders' },
      null,
    ])
  })
})

describe('a cell', () => {
  it('is added with its page, and undone byte for byte', async () => {
    const { call, tree, read, errors, isOutdated, pathOf } = await open()
    const errorsBefore = await errors()
    const before = tree()
    const change = cells({ added: [['nyc', 'ushers']] })
    const plan = await call<GridPlan>('planCells', change)
    expect(plan.added).toEqual([{ address: '/nyc/ushers', title: 'Ushers in New York' }])
    const result = await call<EditResult>('changeCells', change)
    expect(result).toMatchObject({ kind: 'saved', history: { undo: 'Add 1 page' } })
    expect(read('nyc/ushers.yaml')).toContain('city: nyc\nservice: ushers\n')
    expect(await isOutdated()).toBe(false)
    expect(await errors()).toEqual(errorsBefore)
    expect(await call<EditResult>('undo')).toMatchObject({ kind: 'saved' })
    expect(tree()).toEqual(before)
    expect(existsSync(pathOf('nyc'))).toBe(false)
  })

  it('is held with what its records lack, in words, and where that belongs', async () => {
    const { call, tree } = await open()
    const before = tree()
    const change = cells({ added: [['hartford', 'ushers']] })
    const lede = {
      ...{ file: 'pages/_data/cities/hartford.yaml', path: 'lede' },
      message: 'Hartford has no lede yet, which its pages show, such as /hartford/ushers.',
    }
    const { added, problems } = await call<GridPlan>('planCells', change)
    expect(added).toEqual([{ address: '/hartford/ushers', title: 'Ushers in Hartford' }])
    expect(problems).toEqual([expect.objectContaining(lede)])
    expect(await call('changeCells', change)).toMatchObject({ kind: 'held', diagnostics: [lede] })
    expect(tree()).toEqual(before)
  })

  it('is removed with its own words, leads visitors elsewhere, and comes back without a redirect', async () => {
    const { call, tree, read, write, errors, isOutdated, pathOf } = await open()
    const errorsBefore = await errors()
    write('la/ushers.yaml', `${read('la/ushers.yaml')}overrides:\n  title: Ushers for the Bowl\n`)
    const before = tree()
    const change = cells({ removed: [['la', 'ushers']] })
    const plan = await call<GridPlan>('planCells', change)
    expect(plan.removed).toEqual([{ address: '/la/ushers', title: 'Ushers in Los Angeles', hasOwnWords: true }])
    expect(await call('changeCells', { ...change, leadTo: '/la/ushers' })).toMatchObject({ kind: 'refused' })
    const result = await call<EditResult>('changeCells', { ...change, leadTo: '/locations' })
    expect(result).toMatchObject({ kind: 'saved', history: { undo: 'Remove 1 page' } })
    expect(existsSync(pathOf('la/ushers.yaml'))).toBe(false)
    expect(read('_data/coverage/city-service.yaml')).toContain('except:\n  la:\n    - ushers\n')
    expect(read('_data/redirects.yaml')).toBe('- from: /la/ushers\n  to: /locations\n')
    expect(await isOutdated()).toBe(false)
    expect(await errors()).toEqual(errorsBefore)
    const removed = tree()
    expect(await call('changeCells', cells({ added: [['la', 'ushers']] }))).toMatchObject({ kind: 'saved' })
    expect(await errors()).toEqual(errorsBefore)
    await call('undo')
    expect(tree()).toEqual(removed)
    await call('undo')
    expect(tree()).toEqual(before)
  })

  it('is refused where the file of the matrix was saved elsewhere since it was read', async () => {
    const { call, tree, read, write } = await open()
    const file = '_data/coverage/city-service.yaml'
    await call('grid', { of })
    write(file, `${read(file)}# Saved elsewhere\n`)
    const before = tree()
    expect(await call('changeCells', cells({ added: [['nyc', 'ushers']] }))).toMatchObject({
      kind: 'refused',
      message: `pages/${file} has changed meanwhile. Nothing was written; look at the grid again.`,
    })
    expect(tree()).toEqual(before)
  })

  it('is not written through a link that leads out of the content', async () => {
    const { call, root, pathOf } = await open()
    const outside = mkdtempSync(join(root, 'outside-'))
    symlinkSync(outside, pathOf('nyc'))
    expect(await call('changeCells', cells({ added: [['nyc', 'ushers']] }))).toEqual({
      message: 'pages/nyc/ushers.yaml is a link that leads out of the content.',
    })
    expect(readdirSync(outside)).toEqual([])
  })

  it('is refused where no page of the matrix would be left', async () => {
    const { call, grid, tree } = await open()
    const before = tree()
    const { rows, columns, cells: all } = await grid()
    const removed = rows.heads.flatMap(({ key }, row) =>
      columns.heads.flatMap((column, at) => (all[row]?.[at] ? [[key, column.key]] : [])),
    )
    expect(await call('changeCells', cells({ removed }))).toMatchObject({
      kind: 'refused',
      message: 'These are the last pages of this grid of pages. It needs at least one.',
    })
    expect(tree()).toEqual(before)
  })
})

describe('a new place', () => {
  it('asks only for what has no default', async () => {
    const { call } = await open()
    const { schema, others, own, map } = await call<RecordForm>('recordForm', { of, collection: 'cities', also: [] })
    expect(Object.keys(schema.properties ?? {})).toEqual([
      ...[
        'name',
        'slug',
        'geo',
        'city',
        'state',
        'stateCode',
        'timezone',
        'venues',
        'districts',
        'peakWeeks',
        'serverCard',
      ],
      ...['facts', 'lede', 'headline', 'faqs'],
    ])
    const { items } = schema.properties?.['venues'] ?? {}
    expect(items).toMatchObject({ required: ['name', 'note'] })
    expect(Object.keys((items as { properties: object }).properties)).toEqual(['name', 'note'])
    expect(others).toContainEqual({ key: 'ushers', name: 'Ushers' })
    expect(own).toEqual([{ name: 'each-city', address: '/{slug}' }])
    expect(map?.places).toContainEqual(expect.objectContaining({ name: 'Los Angeles' }))
    const { x = 0, y = 0 } = map?.places.find(({ name }) => name === 'Chicago') ?? {}
    const { lat, lng } = await call<{ lat: number; lng: number }>('positionAt', { x, y })
    expect([Math.round(lat), Math.round(lng)]).toEqual([42, -88])
  })

  it('is written with its pages in one step, passes the checks, and one Undo takes all of it back', async () => {
    const { call, tree, read, errors, isOutdated, grid } = await open()
    const errorsBefore = await errors()
    const before = tree()
    const place = { of, collection: 'cities', values: reno, others: ['ushers', 'greeters'], own: ['each-city'] }
    const plan = await call<GridPlan>('planRecord', place)
    expect(plan).toMatchObject({
      added: [
        { address: '/reno/ushers', title: 'Ushers in Reno' },
        { address: '/reno/greeters', title: 'Greeters in Reno' },
        expect.objectContaining({ address: '/reno' }),
      ],
      problems: [],
    })
    expect(tree()).toEqual(before)
    expect(await call('createRecord', place)).toMatchObject({ kind: 'saved', history: { undo: 'New Reno' } })
    expect(read('_data/cities/reno.yaml')).toContain('slug: reno\nname: Reno\ngeo:\n')
    expect(await isOutdated()).toBe(false)
    expect(await errors()).toEqual(errorsBefore)
    const { rows, cells: all } = await grid()
    const row = rows.heads.findIndex(({ key }) => key === 'reno')
    expect(all[row]?.slice(0, 3)).toEqual([{ address: '/reno/ushers' }, { address: '/reno/greeters' }, null])
    await call('undo')
    expect(tree()).toEqual(before)
  })

  it('is refused with a part of the address that is taken, and held with a field that is wrong or missing', async () => {
    const { call, tree } = await open()
    const before = tree()
    const create = (values: object) =>
      call<EditResult & { message?: string }>('createRecord', {
        ...{ of, collection: 'cities', own: [] },
        values: { ...reno, ...values },
        others: ['ushers'],
      })
    expect(await create({ slug: 'la' })).toMatchObject({
      kind: 'refused',
      message: 'There is a city with the address part la already: Los Angeles. Choose another one.',
    })
    expect((await create({ slug: '../x' })).message).toContain('cannot be a part of an address')
    const held = await create({ stateCode: 'Nevada', districts: [] })
    expect(held).toMatchObject({ kind: 'held' })
    expect(held.kind === 'held' && held.diagnostics.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'pages/_data/cities/reno.yaml stateCode',
      'pages/_data/cities/reno.yaml districts',
    ])
    expect(tree()).toEqual(before)
  })

  it('is held where only some of its pages lack something, with the field of the record', async () => {
    const { call, tree } = await open()
    const before = tree()
    const place = { of, collection: 'cities', values: reno, others: ['ushers', 'bartenders'], own: [] }
    expect(await call('createRecord', place)).toMatchObject({
      kind: 'held',
      diagnostics: [
        {
          ...{ file: 'pages/_data/cities/reno.yaml', path: 'serverCard.validYears' },
          message: 'Reno has no valid years of server card yet, which its pages show, such as /reno/bartenders.',
        },
      ],
    })
    expect(tree()).toEqual(before)
    const { schema } = await call<RecordForm>('recordForm', {
      of,
      collection: 'cities',
      also: ['serverCard.validYears'],
    })
    expect(schema.properties?.['serverCard']?.required).toContain('validYears')
  })

  it('may be one of the columns: a service comes with its questions, in the places that are ticked', async () => {
    const { call, tree, read, errors, isOutdated, grid } = await open()
    const errorsBefore = await errors()
    const before = tree()
    const { schema, others, own } = await call<RecordForm>('recordForm', { of, collection: 'services', also: [] })
    const fields = Object.keys(schema.properties ?? {})
    expect(fields.slice(0, 2)).toEqual(['name', 'slug'])
    expect(fields.at(-1)).toBe('faqs')
    expect(fields).not.toContain('geo')
    expect(others).toContainEqual({ key: 'la', name: 'Los Angeles' })
    expect(own).toEqual([{ name: 'each-service', address: '/{slug}' }])
    const service = {
      ...{ of, collection: 'services', own: ['each-service'] },
      values: valets,
      others: ['la', 'chicago'],
    }
    expect((await call<GridPlan>('planRecord', service)).added.map(({ address }) => address)).toEqual([
      '/la/valets',
      '/chicago/valets',
      '/valets',
    ])
    expect(await call('createRecord', service)).toMatchObject({ kind: 'saved', history: { undo: 'New Valets' } })
    expect(read('_data/faqs/valets.yaml')).toBe(
      '- question: Do valets park in a garage?\n  answer: Yes, with a plan of its levels.\n',
    )
    expect(read('_data/services/valets.yaml')).not.toContain('faqs')
    expect(await isOutdated()).toBe(false)
    expect(await errors()).toEqual(errorsBefore)
    const { columns } = await grid()
    expect(columns.heads.map(({ key }) => key)).toContain('valets')
    await call('undo')
    expect(tree()).toEqual(before)

    const unanswered = { ...service, values: { ...valets, faqs: [{ question: 'Do valets park in a garage?' }] } }
    const held = await call<EditResult>('createRecord', unanswered)
    expect(held.kind === 'held' && held.diagnostics.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'pages/_data/services/valets.yaml faqs[0]',
    ])
    expect(tree()).toEqual(before)
    await call('createFile', { copyOf: 'faqs/ushers', slug: 'valets', title: '' })
    expect(await call('createRecord', service)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('pages/_data/faqs/valets.yaml has questions of another one already.'),
    })
  })

  it('works on any site', async () => {
    const { call, tree, errors } = await open(spokeAndChain)
    const errorsBefore = await errors()
    const before = tree()
    const values = {
      ...{
        name: 'Leiden',
        slug: 'leiden',
        state: 'South Holland',
        lede: 'Beside the weigh house.',
        shop: 'oudegracht',
      },
      notes: [{ text: 'The canals freeze first here.' }],
      rides: [
        { title: 'To the sea', text: '24 km through the dunes.' },
        { title: 'Around the lakes', text: '40 km, flat and windy.' },
      ],
      geo: { lat: 52.16, lng: 4.49 },
    }
    expect(
      await call('createRecord', { of, collection: 'cities', values, others: ['repair', 'rental'], own: [] }),
    ).toMatchObject({ kind: 'saved' })
    expect(await errors()).toEqual(errorsBefore)
    await call('undo')
    expect(tree()).toEqual(before)
  })
})
