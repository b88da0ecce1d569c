import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writePages } from '../../../src/build/page-writer.ts'
import { mainHash } from '../../../src/crawlers/main-content.ts'
import { snapshotOf } from '../../../src/crawlers/snapshot.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bodyOf = (text: string) => `<body><main id="main"><a href="/la">${text}</a></main><script>run()</script></body>`
const documentOf = (text: string) => `<html><head><script>'<main'</script></head>${bodyOf(text)}</html>`

it('writes more pages than it takes at once, with their snapshots, and gives the hash of what each says', async () => {
  const paths = ['/', '/la', ...Array.from({ length: 300 }, (_, index) => `/la/page-${index}`)]
  const written = await writePages(folder, async (write) => {
    for (const path of paths)
      await write({ path, html: documentOf(`Ünder ${path}`), hash: path !== '/la', snapshot: path === '/la' })
  })
  const html = await readFile(join(folder, 'la/page-299.html'), 'utf8')
  expect(html).toBe(documentOf('Ünder /la/page-299'))
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(documentOf('Ünder /'))
  expect(await readFile(join(folder, 'snapshots/la.html'), 'utf8')).toBe(snapshotOf(documentOf('Ünder /la')))
  const hashed = paths.filter((path) => path !== '/la')
  expect(written.hashes).toEqual(hashed.map((path) => [path, mainHash(bodyOf(`Ünder ${path}`))]))
  expect(written.sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(
    paths.reduce((sum, path) => sum + Buffer.byteLength(documentOf(`Ünder ${path}`)), 0),
  )
})

it.each([1, 100])('fails where one of %i pages cannot be written, with what the system says', async (count) => {
  await writeFile(join(folder, 'la'), 'a file where a folder should be')
  const writing = writePages(folder, async (write) => {
    for (let page = 0; page < count; page++)
      await write({ path: `/la/ushers-${page}`, html: documentOf('Ushers'), hash: true, snapshot: false })
  })
  await expect(writing).rejects.toMatchObject({ code: expect.stringMatching(/^(?:EEXIST|ENOTDIR)$/) })
})
