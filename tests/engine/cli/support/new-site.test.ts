import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'
import { run } from '../../../support/run.ts'
import { sampleWords } from '../../../support/texts/sample-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-new-site-'))
const site = join(folder, 'acme')
afterAll(() => rmSync(folder, { recursive: true }))

/** The page of a place, or of all services, with a page for each service below it. */
const withServices = (path: string) => [
  path,
  ...['consultation', 'installation', 'maintenance', 'repair'].map((service) => `${path}/${service}`),
]

it('is complete, with the pages of its matrices, and has no error', async () => {
  const { status, stdout } = await run('new', ['site', site])
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${site}/ is a site of its own. Begin with ${site}/_data/site.yaml: npm run dev -- --site ${site}\n`,
  })
  const { pages, diagnostics } = await loadSite({ root: folder, pages: 'acme' })
  // Sample values are marked; there are no other warnings.
  expect(diagnostics.filter(({ code }) => code !== 'sample-value')).toEqual([])
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/',
    '/404',
    '/about',
    '/contact',
    '/how-it-goes',
    '/news',
    '/news/four-jobs-before-winter',
    '/news/now-in-riverside',
    ...withServices('/northfield'),
    '/prices',
    '/privacy',
    '/questions',
    ...withServices('/riverside'),
    ...withServices('/services'),
  ])
})

it('is begun in other languages, which are no part of the site until somebody has translated them', async () => {
  const name = join(folder, 'both')
  expect(await run('new', ['site', name, '--language', 'de', '--languages', 'es,pt-BR'])).toMatchObject({ status: 0 })
  expect(readFileSync(join(name, '_languages/pt-BR/index.yaml'), 'utf8')).toBe('texts: {}\n')
  const begun = await loadSite({ root: folder, pages: 'both' })
  expect(begun.site.languages.map(({ tag, draft }) => [tag, draft])).toEqual([
    ['de', false],
    ['es', true],
    ['pt-BR', true],
  ])
  expect(begun.site.header.languages).toBe(true)
  expect(begun.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

it.each([
  [
    'product',
    [
      '/',
      '/404',
      '/about',
      '/changelog',
      '/changelog/plans-on-the-phone',
      '/changelog/tasks-that-repeat',
      '/compare',
      '/contact',
      '/features',
      '/features/guests',
      '/features/inbox',
      '/features/plan',
      '/features/reports',
      '/help',
      '/help/bring-your-data',
      '/help/first-hour',
      '/prices',
      '/privacy',
      '/security',
    ],
  ],
  [
    'studio',
    [
      '/',
      '/404',
      '/about',
      '/contact',
      '/courses',
      '/groups',
      '/journal',
      '/journal/a-bowl-for-soup',
      '/journal/the-garden-in-winter',
      '/menu',
      '/pictures',
      '/privacy',
      '/questions',
      '/visit',
      '/vouchers',
    ],
  ],
])('begins as another site where it is a %s, and has no error', async (start, paths) => {
  expect(await run('new', ['site', join(folder, start), '--start', start])).toMatchObject({ status: 0 })
  const { pages, diagnostics } = await loadSite({ root: folder, pages: start })
  expect(diagnostics.filter(({ code }) => code !== 'sample-value')).toEqual([])
  expect(pages.map(({ path }) => path).sort()).toEqual(paths)
  expect(await run('generate', ['--check', '--site', join(folder, start)])).toMatchObject({ status: 0 })
})

it('names no trade, whatever it begins as', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => sampleWords.test(text))).toEqual([])
})

describe('takes what is known of the company', () => {
  let count = 0
  const created = async (...options: string[]) => {
    const folderName = `known-${++count}`
    const { status, stderr } = await run('new', ['site', join(folder, folderName), ...options])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return loadSite({ root: folder, pages: folderName })
  }

  it('in its titles, its language and its home page', async () => {
    const words = ['--name', 'Ada & Söhne: "Räder"', '--trade', "Bicycle repair: that's it", '--language', 'de-AT']
    const { pages, site, diagnostics } = await created(...words)
    expect(diagnostics.filter(({ code }) => !['sample-value', 'english-words'].includes(code))).toEqual([])
    expect(diagnostics.map(({ path }) => path)).not.toContain('name')
    expect(site).toMatchObject({ name: 'Ada & Söhne: „Räder“', locale: 'de-AT' })
    const home = pages.find(({ path }) => path === '/')
    expect(home).toMatchObject({ title: 'Ada & Söhne: „Räder“, Bicycle repair: that’s it' })
    expect(home?.blocks[0]).toMatchObject({ type: 'hero', eyebrow: 'Bicycle repair: that’s it' })
  })

  it('in its time zone, else in that of the computer', async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect((await created('--time-zone', 'Europe/Vienna')).site).toMatchObject({ timeZone: 'Europe/Vienna' })
    expect((await created()).site).toMatchObject({ timeZone })
  })

  it.each([
    ['de-AT', 1],
    ['en-GB', 1],
    ['en-US', 0],
    ['en', 0],
  ])('with a currency to be written where the language is %s', async (language, count) => {
    const { diagnostics } = await created('--language', language)
    const found = diagnostics.filter(({ code, path }) => code === 'sample-value' && path === 'currency')
    expect(found).toHaveLength(count)
  })

  it.each([
    ...['#ffe600', '#ffffff', '#000000', '#7a1f5c', '#C0C0C0', '#00ff00'].map((colour) => ({ colour, start: 'local' })),
    ...['#ffe600', '#000000'].flatMap((colour) => ['product', 'studio'].map((start) => ({ colour, start }))),
  ])('whatever its colour: $colour ($start)', async ({ colour, start }) => {
    const { diagnostics, pages } = await created('--start', start, '--colour', colour, '--trade', 'Pottery')
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pages.find(({ path }) => path === '/')?.blocks[0]).toMatchObject({ type: 'hero', eyebrow: 'Pottery' })
  })

  it('with the longest name', async () => {
    const { diagnostics } = await created(
      '--name',
      'Long '.repeat(12).trim(),
      '--trade',
      'Everything '.repeat(3).trim(),
    )
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each([
    ['--name', ' ', 'The name is empty.'],
    ['--name', '{site.name}', 'The name is one line without braces.'],
    ['--trade', 'a'.repeat(41), 'The trade has at most 40 characters.'],
    ['--start', 'shop', 'The starting point is local, product or studio.'],
    ['--language', 'german', 'The language is a code, such as en-US, de or pt-PT.'],
    ['--colour', 'red', 'The colour has six digits, such as #1f5fa8.'],
    ['--time-zone', 'Berlin', 'The time zone is a name, such as Europe/Berlin.'],
  ])('but not %s %j', async (option, value, error) => {
    const { status, stderr } = await run('new', ['site', join(folder, 'refused'), option, value])
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${error}\n` })
    expect(existsSync(join(folder, 'refused'))).toBe(false)
  })
})

it('does not change a folder that is not empty', async () => {
  writeFileSync(join(site, 'about.yaml'), 'mine')
  const { status, stderr } = await run('new', ['site', site])
  expect({ status, stderr }).toEqual({ status: 1, stderr: `\`${site}\` holds files already. Name a new folder.\n` })
  expect(readFileSync(join(site, 'about.yaml'), 'utf8')).toBe('mine')
})

it('needs a name', async () => {
  expect(await run('new', ['site', ''])).toMatchObject({
    status: 1,
    stderr: 'The folder needs a name: npm run new -- site spoke\n',
  })
})
