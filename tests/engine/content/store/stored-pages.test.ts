import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCache } from '../../../../src/cache/cache.ts'
import { cachedFileHashes } from '../../../../src/cache/file-hash-cache.ts'
import { graphDiagnostics } from '../../../../src/content/graph/graph-checks.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { createPageStore } from '../../../../src/content/store/page-store.ts'
import { repeats } from '../../../support/long.ts'
import { createChance, editedSite } from '../../builder/edited-site.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-stored-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const storeFile = () => join(folder, 'store', 'pages')

/** Everything that a check finds and a build reads, with results of earlier runs or without. */
async function contentOf(pages: string, now: Date, version?: string) {
  const stored =
    version === undefined
      ? undefined
      : {
          store: createPageStore(storeFile(), version),
          hashes: cachedFileHashes(pages, createCache(join(folder, 'hashes')), now.getTime()),
        }
  const site = await loadSite({ root: folder, pages, now, stored })
  const { diagnostics, moments, addresses, redirects } = site
  const found = graphDiagnostics(site.material, { usable: new Map(), unusable: [], fileAt: (name) => name })
  site.save()
  return JSON.stringify({
    ...{ diagnostics, found, redirects, pages: site.pages, everyPage: site.everyPage },
    ...{ moments: [...(moments ?? [])].sort(), addresses: [...addresses] },
  })
}

it('finds and gives the same as without a store, after any edits, at any time, and however the store is damaged', {
  tags: 'exhaustive',
}, async () => {
  const chance = createChance(7)
  const site = editedSite(folder, chance)
  const earlier = join(folder, 'earlier')
  for (let edit = 0; edit < repeats(300); edit++) {
    if (edit > 0) site.edit()
    if (chance(3) === 0) writeBroken(site.folder, chance(4))
    const now = new Date(Date.UTC(2026, chance(12), 1 + chance(28), chance(24)))
    if (chance(6) === 0) damage(chance(3), chance(2))
    // A store of a while ago, as one that a build server has kept.
    if (chance(8) === 0) cpSync(join(folder, 'store'), earlier, { recursive: true, force: true })
    if (chance(8) === 0) restore(earlier)
    const version = chance(20) === 0 ? 'two' : 'one'
    expect(await contentOf(site.folder, now, version), `edit ${edit}`).toBe(await contentOf(site.folder, now))
  }
})

type Step = (write: (name: string, content: string | Uint8Array) => void, pages: string) => void

const page = (blocks: string) =>
  `title: A page of its own\ndescription: ${'What this page says in search results. '.repeat(3)}\nblocks:\n${blocks}`
const note = page('  - use: note\n')

it.each<[name: string, before: Step, after: Step]>([
  [
    'a file that was repaired in an editor',
    (write) => write('zz.yaml', Buffer.from(page('  - type: page-title\n    title: Zo\xeb\n'), 'latin1')),
    (write) => write('zz.yaml', page('  - type: page-title\n    title: Zo\ufffd\n')),
  ],
  [
    'a file that was too large, and is empty',
    (write) => write('zz.yaml', 'a'.repeat(4_000_001)),
    (write) => write('zz.yaml', ''),
  ],
  [
    'a list whose matrix has another name',
    () => undefined,
    (_write, pages) =>
      renameSync(join(pages, '_data/coverage/city-service.yaml'), join(pages, '_data/coverage/main.yaml')),
  ],
  [
    'an error of a fragment that another page had, too',
    (write) => {
      write('_data/fragments/note.yaml', 'type: rich-text\ntitle: A note\nbody: Call {site.phon}.\n')
      for (const name of ['aa', 'bb']) write(`${name}.yaml`, note.replace('of its own', name))
    },
    (_write, pages) => rmSync(join(pages, 'aa.yaml')),
  ],
])('does not take for what it was: %s', async (_name, before, after) => {
  const { folder: pages } = editedSite(folder, createChance(1))
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(pages, name), content)
  const now = new Date(Date.UTC(2026, 10, 28))
  before(write, pages)
  await contentOf(pages, now, 'one')
  after(write, pages)
  expect(await contentOf(pages, now, 'one')).toBe(await contentOf(pages, now))
})

it('computes on another day only the pages that depend on it', async () => {
  const { folder: pages } = editedSite(folder, createChance(1))
  const computedOn = async (now: Date) => {
    const store = createPageStore(storeFile(), 'one')
    const add = vi.spyOn(store, 'add')
    const hashes = cachedFileHashes(pages, createCache(join(folder, 'hashes')), now.getTime())
    ;(await loadSite({ root: folder, pages, now, stored: { store, hashes } })).save()
    return add.mock.calls.map(([name]) => name)
  }
  expect((await computedOn(new Date('2026-11-28T12:00:00Z'))).length).toBeGreaterThan(20)
  expect(await computedOn(new Date('2026-11-29T12:00:00Z'))).toEqual([
    'blog/always.yaml',
    '_languages/es/blog/always.yaml',
  ])
})

it('reads the blocks of stored pages only where they list other pages', async () => {
  const { folder: pages } = editedSite(folder, createChance(1))
  const now = new Date(Date.UTC(2026, 10, 28))
  const readBlocks = async () => {
    const store = createPageStore(storeFile(), 'one')
    const hashes = cachedFileHashes(pages, createCache(join(folder, 'hashes')), now.getTime())
    const site = await loadSite({ root: folder, pages, now, stored: { store, hashes } })
    site.save()
    const isRead = (page: object) => Object.getOwnPropertyDescriptor(page, 'blocks')?.get === undefined
    return { all: site.everyPage.length, read: site.everyPage.filter(isRead).map(({ path }) => path) }
  }
  const { all, read } = await readBlocks()
  expect(read).toHaveLength(all)
  expect((await readBlocks()).read.sort()).toEqual(['/', '/blog'])
})

it('stores a changed page without writing the others again', async () => {
  const { folder: pages } = editedSite(folder, createChance(1))
  const now = new Date(Date.UTC(2026, 10, 28))
  const pack = () => readFileSync(storeFile())
  writeBroken(pages, 0)
  await contentOf(pages, now, 'one')
  const first = pack()
  for (const kind of [1, 2]) {
    writeBroken(pages, kind)
    expect(await contentOf(pages, now, 'one')).toBe(await contentOf(pages, now))
    expect(pack().equals(first)).toBe(true)
  }
  expect(readFileSync(`${storeFile()}.late`).length).toBeLessThan(first.length / 4)
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml') && !file.startsWith('_'))
      writeFileSync(join(pages, file), `${readFileSync(join(pages, file), 'utf8')}\n`)
  await contentOf(pages, now, 'one')
  expect(readdirSync(join(folder, 'store'))).toEqual(['pages'])
})

/** A page that changes its errors. */
function writeBroken(pages: string, kind: number): void {
  const block = [
    'faq\n    items: { from: nothing }',
    'hero',
    'rich-text\n    body: "{city.nothing}"',
    'page-title\n    title: T',
  ]
  const text = `title: Broken or not\ndescription: ${'A page that has errors at times, and none at others. '.repeat(2)}\nblocks:\n  - type: ${block[kind]}\n`
  writeFileSync(join(pages, 'broken.yaml'), text)
}

/** Damages the pack, or what has changed since. */
function damage(kind: number, which: number): void {
  const names = readdirSync(join(folder, 'store'))
  const name = names[which] ?? names[0]
  if (name === undefined) return
  const file = join(folder, 'store', name)
  const bytes = readFileSync(file)
  if (kind === 0) truncateSync(file, Math.floor(bytes.length / 2))
  if (kind === 1)
    writeFileSync(
      file,
      bytes.map((byte, at) => (at % 997 === 0 ? byte ^ 1 : byte)),
    )
  if (kind === 2) rmSync(file)
}

function restore(from: string): void {
  mkdirSync(from, { recursive: true })
  cpSync(from, join(folder, 'store'), { recursive: true, force: true })
}
