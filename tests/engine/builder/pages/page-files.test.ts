import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPageWriter } from '../../../../src/builder/pages/page-files.ts'
import { joinHtml } from '../../../../src/render/html-parts.ts'
import { snapshotOf } from '../../../../src/seo/snapshot.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = { shared: '<html><body><h1>Größe</h1><script>run()</script>' }
const end = { shared: '</body></html>' }
const partsOf = (text: string) => [start, `<a href="/la">${text}</a>`, '<script>run()</script>', end]
const documentOf = (text: string) => joinHtml(partsOf(text))

it('writes pages with their snapshots, and counts their bytes', async () => {
  const paths = ['/', '/la', '/la/ushers', '/la/greeters']
  const { write } = createPageWriter(folder)
  const written = paths.map((path) => write({ path, html: partsOf(`Ünder ${path}`), snapshot: path === '/la' }))
  expect(await readFile(join(folder, 'la/ushers.html'), 'utf8')).toBe(documentOf('Ünder /la/ushers'))
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(documentOf('Ünder /'))
  expect(await readFile(join(folder, 'snapshots/la.html'), 'utf8')).toBe(snapshotOf(documentOf('Ünder /la')))
  expect(written.map(({ bytes }) => bytes)).toEqual(paths.map((path) => Buffer.byteLength(documentOf(`Ünder ${path}`))))
  expect(written.map(({ files }) => files.map(({ path }) => path))).toEqual([
    ['index.html'],
    ['la.html', 'snapshots/la.html'],
    ['la/ushers.html'],
    ['la/greeters.html'],
  ])
})

it('writes pages of any size', async () => {
  const { write } = createPageWriter(folder)
  const texts = ['a', 'é', '🎪'].map((letter) => letter.repeat(1 << 20))
  for (const text of texts) write({ path: '/la', html: partsOf(text) })
  expect(await readFile(join(folder, 'la.html'), 'utf8')).toBe(documentOf(texts.at(-1) as string))
})

it('fails if a page cannot be written, with the message of the system', async () => {
  await writeFile(join(folder, 'la'), 'a file where a folder should be')
  const { write } = createPageWriter(folder)
  const page = { path: '/la/ushers', html: partsOf('Ushers') }
  expect(() => write(page)).toThrow(/EEXIST|ENOTDIR/)
})
