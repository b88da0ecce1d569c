import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { type LoadedSite, loadSite } from '../../../../src/content/load/load.ts'

const now = new Date('2026-11-29')
let site: LoadedSite
beforeAll(async () => {
  site = await loadSite({ root: '.', pages: 'tests/sites/barges', now })
})
const inLanguage = (tag: string, of = site) => of.translated?.find(({ language }) => language.tag === tag)
const pageAt = (tag: string, path: string) => inLanguage(tag)?.site.pages.find((page) => page.path === path)

/** The site with some files of the content folder changed, or begun. */
async function changed(files: Record<string, (text: string) => string>) {
  const root = await mkdtemp(join(tmpdir(), 'marquee-matrix-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp('tests/sites/barges', join(root, 'pages'), { recursive: true })
  for (const [name, change] of Object.entries(files)) {
    const path = join(root, 'pages', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')))
  }
  return loadSite({ root, now })
}
const found = ({ diagnostics }: LoadedSite, code: string) =>
  diagnostics.filter((one) => one.code === code).map(({ file, message, severity }) => [file, message, severity])

it('a page of a matrix is in a language if its template and its records are, at the words that these have in addresses', () => {
  expect([...(inLanguage('fr')?.addresses ?? [])]).toEqual([
    ['/', '/fr'],
    ['/le-havre/day-trip', '/fr/le-havre/balade'],
    ['/le-havre/night-ride', '/fr/le-havre/nocturne'],
    ['/paris/day-trip', '/fr/paris/balade'],
    ['/paris/night-ride', '/fr/paris/nocturne'],
  ])
})

it('the mirror of a matrix has its own address and its own choice of rows', () => {
  expect([...(inLanguage('es')?.addresses ?? [])]).toEqual([
    ['/', '/es'],
    ['/paris/day-trip', '/es/paseo/paris'],
    ['/paris/night-ride', '/es/paseo-nocturno/paris'],
  ])
})

it('the template is translated once, and records say their names in the language', () => {
  expect(pageAt('es', '/paris/day-trip')).toMatchObject({
    title: 'Paseo de un día en París',
    blocks: [{ title: 'Paseo de un día en París' }, { title: 'Qué traer' }, { title: 'También en París' }],
  })
  expect(site.pages.find(({ path }) => path === '/paris/day-trip')?.title).toBe('Day trip in Paris')
})

it('a translation takes a field that only its language has, in place of the name in another grammar', () => {
  expect(pageAt('fr', '/paris/day-trip')?.title).toBe('Balade à Paris')
  expect(pageAt('fr', '/le-havre/day-trip')?.title).toBe('Balade au Havre')
  expect(found(site, 'lost-token')).toEqual([])
})

it('has the same blocks as the source on each page: conditions read the records of the source', () => {
  for (const tag of ['fr', 'es'])
    for (const page of inLanguage(tag)?.site.pages ?? []) {
      const source = site.pages.find(({ path }) => path === page.path)
      expect(page.blocks.map(({ type, id }) => [type, id])).toEqual(source?.blocks.map(({ type, id }) => [type, id]))
    }
})

it('lists name what exists in the language', () => {
  expect(pageAt('es', '/')?.blocks).toMatchObject([
    {},
    { services: [{ name: 'París', href: '/paris/day-trip' }, { name: 'Lyon' }] },
    { services: [{ name: 'Paseo de un día' }, { name: 'Paseo nocturno', href: '/paris/night-ride' }] },
  ])
  expect(JSON.stringify(inLanguage('fr')?.site.pages)).not.toContain('Lyon')
})

it('a list of chosen records takes those that the language has, and one that is left without any is an error', async () => {
  const chosen = (only: string) =>
    changed({ 'index.yaml': (text) => text.replace('{ from: cities }', `{ from: cities, only: ${only} }`) })
  const both = await chosen('[lyon, paris]')
  expect(inLanguage('fr', both)?.site.pages.find(({ path }) => path === '/')?.blocks[1]).toMatchObject({
    services: [{ name: 'Paris' }],
  })
  expect(both.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(found(await chosen('[lyon]'), 'too-few').map(([file]) => file)).toEqual(['pages/index.yaml'])
})

it('shared data that no page of the language shows needs no translation', async () => {
  const fragment = () => 'type: rich-text\nbody: Ask for the stove.\n'
  const spare = await changed({ '_data/fragments/stove.yaml': fragment })
  expect(found(spare, 'untranslated')).toEqual([])
  const shown = await changed({
    '_data/fragments/stove.yaml': fragment,
    'index.yaml': (text) => `${text}  - use: stove\n`,
  })
  expect(found(shown, 'untranslated').map(([file]) => file)).toEqual([
    'pages/_data/fragments/stove.yaml',
    'pages/_data/fragments/stove.yaml',
  ])
})

it('aliases are those of the language alone', () => {
  expect(pageAt('fr', '/paris/night-ride')?.aliases).toEqual(['/fr/paris/nuit'])
  expect(pageAt('es', '/paris/night-ride')?.aliases).toEqual([])
  expect(site.pages.find(({ path }) => path === '/paris/night-ride')?.aliases).toEqual(['/paris/evening'])
})

it('shows what a page says in place of its template, translated by a unit of its own, and never the translation of the template', () => {
  expect(pageAt('es', '/paris/night-ride')?.blocks[0]).toMatchObject({
    intro: 'El barco de París lleva solo a ocho pasajeros.',
  })
  expect(pageAt('fr', '/paris/night-ride')?.blocks[0]).toMatchObject({
    intro: 'The Paris boat takes eight guests only.',
  })
  expect(found(site, 'untranslated-override')).toEqual([
    [
      'tests/sites/barges/paris/night-ride.yaml',
      '`blocks[page-title].intro` of this page is not translated into `fr`.',
      'warning',
    ],
  ])
})

it('finds nothing else to say', () => {
  expect(site.diagnostics.filter(({ code }) => code !== 'sample-value')).toHaveLength(1)
})

it('what is missing in a strict language is an error', async () => {
  const without = await changed({
    '_languages/es/paris/night-ride.yaml': () => 'texts: {}\n',
    '_languages/es/_data/templates/city-service.yaml': (text) => text.replace(/ {2}blocks\[rich-text\]\.title.*\n/, ''),
  })
  expect(found(without, 'untranslated-override').map(([file, , severity]) => [file, severity])).toEqual([
    ['pages/paris/night-ride.yaml', 'warning'],
    ['pages/paris/night-ride.yaml', 'error'],
  ])
  expect(found(without, 'untranslated').map(([, , severity]) => severity)).toEqual(['error'])
})

it('a stale price of a template is shown in the source language on every page', async () => {
  const dearer = await changed({
    '_data/cities/paris.yaml': (text) => text.replace('Nine locks', '10 locks'),
  })
  expect(inLanguage('fr', dearer)?.site.pages.find(({ path }) => path === '/paris/day-trip')?.blocks[0]).toMatchObject({
    intro: expect.stringContaining('10 locks and two swing bridges'),
  })
  expect(found(dearer, 'stale-fact').map(([file]) => file)).toEqual([
    'pages/_languages/es/_data/cities/paris.yaml',
    'pages/_languages/fr/_data/cities/paris.yaml',
  ])
})

it('a record without a field that the language needs is an error in its mirror, and no page is lost in silence', async () => {
  const without = await changed({
    '_languages/fr/_data/cities/paris.yaml': (text) => text.replace('in: à Paris\n', ''),
  })
  expect(found(without, 'missing-key').map(([file, message]) => [file, message])).toEqual([
    ['pages/_languages/fr/_data/cities/paris.yaml', '`translation` needs `in`. The name behind its preposition.'],
  ])
})
