import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCache } from '../../../../src/cache/cache.ts'
import { cachedFileHashes } from '../../../../src/cache/file-hash-cache.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { createPageStore } from '../../../../src/content/store/page-store.ts'

let folder = ''
let pages = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-stored-translations-'))
  pages = join(folder, 'pages')
  cpSync(join(import.meta.dirname, '../../../sites/barges'), pages, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-29T12:00:00Z')

function change(name: string, from: string, to: string): void {
  const before = readFileSync(join(pages, name), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(pages, name), before.replace(from, to))
}

/** What is found on the site in all languages, and the pages that were checked for it. */
async function load(isStored = true) {
  const store = createPageStore(join(folder, 'store'), 'one')
  const add = vi.spyOn(store, 'add')
  const hashes = cachedFileHashes(pages, createCache(join(folder, 'hashes')), now.getTime())
  const site = await loadSite({ root: folder, pages, now, ...(isStored && { stored: { store, hashes } }) })
  site.save()
  const languages = (site.translated ?? []).map(({ site: there, untranslated, addresses }) => ({
    ...{ pages: there.pages, untranslated: [...untranslated], addresses: [...addresses] },
  }))
  return {
    found: JSON.stringify({ diagnostics: site.diagnostics, pages: site.pages, languages }),
    checked: add.mock.calls.map(([name]) => name),
  }
}

it('checks a page of a language again only if something that it was read from is another', async () => {
  expect((await load()).checked).toHaveLength(15)
  expect((await load()).checked).toEqual([])

  change('_languages/fr/index.yaml', 'Nos sorties', 'Nos balades')
  expect((await load()).checked).toEqual(['_languages/fr/index.yaml'])
  change('_languages/fr/_data/cities/le-havre.yaml', 'in: au Havre', 'in: près du Havre')
  expect((await load()).checked).toEqual([
    '_languages/fr/index.yaml',
    '_languages/fr/le-havre/day-trip.yaml',
    '_languages/fr/le-havre/night-ride.yaml',
  ])
  change('_languages/es/_data/templates/city-service.yaml', 'texts:', '# Nuestras palabras\ntexts:')
  expect((await load()).checked).toEqual(['_languages/es/paris/day-trip.yaml', '_languages/es/paris/night-ride.yaml'])
})

it.each<[what: string, edit: () => void]>([
  [
    'a translation that became stale',
    () => change('_languages/fr/index.yaml', 'source: Where we cast off', 'source: Where we sail'),
  ],
  [
    'a template of which a text is no longer translated',
    () => change('_languages/fr/_data/templates/city-service.yaml', 'texts:', 'unused:'),
  ],
  [
    'a record of which nothing is',
    () => writeFileSync(join(pages, '_languages/fr/_data/cities/paris.yaml'), 'in: à Paris\n'),
  ],
  ['a record that a language no longer has', () => rmSync(join(pages, '_languages/fr/_data/cities/le-havre.yaml'))],
  [
    'another word in addresses',
    () => change('_languages/fr/_data/services/night-ride.yaml', 'path: nocturne', 'path: soir'),
  ],
  ['another locale', () => change('_data/site.yaml', 'locale: fr-FR', 'locale: fr-CA')],
  ['a source that says something else', () => change('index.yaml', 'Where we cast off', 'Where we sail')],
])('finds the same as without a store after %s', async (_what, edit) => {
  await load()
  edit()
  expect((await load()).found).toBe((await load(false)).found)
})
