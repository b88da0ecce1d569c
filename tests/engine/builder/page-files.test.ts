import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPageWriter } from '../../../src/builder/pages/page-files.ts'
import { mainHash } from '../../../src/seo/main-content.ts'
import { snapshotOf } from '../../../src/seo/snapshot.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bodyOf = (text: string) => `<body><main id="main"><a href="/la">${text}</a></main><script>run()</script></body>`
const partsOf = (text: string) => ["<html><head><script>'<main'</script></head>", bodyOf(text), '</html>']
const documentOf = (text: string) => partsOf(text).join('')

it('writes pages with their snapshots, and returns the hash of the main content of each', async () => {
  const paths = ['/', '/la', '/la/ushers', '/la/greeters']
  const { write, totals } = createPageWriter(folder)
  for (const path of paths) {
    const text = `Ünder ${path}`
    write({ path, html: partsOf(text), main: path === '/la' ? undefined : bodyOf(text), snapshot: path === '/la' })
  }
  expect(await readFile(join(folder, 'la/ushers.html'), 'utf8')).toBe(documentOf('Ünder /la/ushers'))
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(documentOf('Ünder /'))
  expect(await readFile(join(folder, 'snapshots/la.html'), 'utf8')).toBe(snapshotOf(documentOf('Ünder /la')))
  const hashed = paths.filter((path) => path !== '/la')
  expect([...totals().hashes]).toEqual(hashed.map((path) => [path, mainHash(bodyOf(`Ünder ${path}`))]))
  expect(totals().bytes).toBe(paths.reduce((sum, path) => sum + Buffer.byteLength(documentOf(`Ünder ${path}`)), 0))
})

it('fails if a page cannot be written, with the message of the system', async () => {
  await writeFile(join(folder, 'la'), 'a file where a folder should be')
  const { write } = createPageWriter(folder)
  const page = { path: '/la/ushers', html: partsOf('Ushers'), main: bodyOf('Ushers') }
  expect(() => write(page)).toThrow(/EEXIST|ENOTDIR/)
})
