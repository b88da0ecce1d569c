import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { setLanguage } from '../../../../schema/language/language.ts'
import type { Page } from '../../../../schema/page.ts'
import { writeDownloads } from '../../../../src/builder/assets/downloads.ts'
import { createCache } from '../../../../src/cache/cache.ts'
import { filesOn } from '../../../../src/content/derive/block-files.ts'
import { blockOf, schemaOf } from '../../../support/render-block.tsx'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-downloads-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pages = [{ blocks: [blockOf('downloads')] }] as unknown as Page[]
const write = (out: string) =>
  writeDownloads({
    files: pages.flatMap((page) => filesOn(page, { downloads: schemaOf('downloads') })),
    outDir: join(folder, out),
    cache: createCache(join(folder, 'cache')),
  })
const files = async (out: string) => {
  const names = (await readdir(join(folder, out, 'downloads'))).sort()
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, out, 'downloads', name))] as const))
}

it('writes every file of a document, blank and sample, and returns its size', async () => {
  const sizes = await write('one')
  const written = await files('one')
  expect(written.map(([name]) => name)).toEqual([
    'bar-count-sample.csv',
    'bar-count-sample.xlsx',
    'bar-count.csv',
    'bar-count.xlsx',
  ])
  expect(sizes).toEqual(Object.fromEntries(written.map(([name, bytes]) => [`/downloads/${name}`, bytes.length])))
})

it('reads what did not change from the cache', async () => {
  await write('one')
  const cached = await readdir(join(folder, 'cache/downloads'))
  const times = await Promise.all(
    cached.map(async (name) => (await stat(join(folder, 'cache/downloads', name))).mtimeMs),
  )
  await write('two')
  expect(await readdir(join(folder, 'cache/downloads'))).toEqual(cached)
  expect(
    await Promise.all(cached.map(async (name) => (await stat(join(folder, 'cache/downloads', name))).mtimeMs)),
  ).toEqual(times)
  expect(await files('two')).toEqual(await files('one'))
})

it('writes workbooks again in another language', async () => {
  onTestFinished(() => setLanguage(undefined))
  const sizes = await write('one')
  setLanguage({ words: { document: { enterNumber: 'Only digits count in this column, with or without a point.' } } })
  expect((await write('two'))['/downloads/bar-count.xlsx']).not.toBe(sizes['/downloads/bar-count.xlsx'])
})

it('writes a file again if its cached copy is cut, empty or that of another file', async () => {
  await write('one')
  const cache = join(folder, 'cache/downloads')
  const [first, second, third] = (await readdir(cache)).map((name) => join(cache, name)) as [string, string, string]
  await truncate(first, (await stat(first)).size - 1)
  await writeFile(second, '')
  await copyFile(join(cache, (await readdir(cache))[3] as string), third)
  await write('two')
  expect(await files('two')).toEqual(await files('one'))
})
