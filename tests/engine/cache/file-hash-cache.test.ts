import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Cache, createCache } from '../../../src/cache/cache.ts'
import { cachedFileHashes } from '../../../src/cache/file-hash-cache.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { repeats } from '../../support/long.ts'

let root = ''
let folder = ''
let records = ''
let cache: Cache

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-hashes-'))
  folder = join(root, 'pages')
  records = join(root, 'records/hashes')
  cache = createCache(join(root, 'records'))
  mkdirSync(join(folder, 'la'), { recursive: true })
  writeFileSync(join(folder, 'index.yaml'), 'one')
  writeFileSync(join(folder, 'la/ushers.yaml'), 'two')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Long after the files were written. */
const later = () => Date.now() + 60_000

it('returns the hashes of all files, also after files are added, deleted or renamed', () => {
  expect(cachedFileHashes(folder, cache, later())).toEqual(fileHashes(folder))
  writeFileSync(join(folder, 'about.yaml'), 'three')
  rmSync(join(folder, 'index.yaml'))
  renameSync(join(folder, 'la/ushers.yaml'), join(folder, 'la/greeters.yaml'))
  expect(cachedFileHashes(folder, cache, later())).toEqual(fileHashes(folder))
})

it('detects a change with the same size and an earlier modification time', () => {
  const file = join(folder, 'index.yaml')
  const { atime, mtime } = statSync(file)
  const before = cachedFileHashes(folder, cache, later())
  writeFileSync(file, 'two')
  utimesSync(file, atime, mtime)
  const after = cachedFileHashes(folder, cache, later())
  expect(after.get('index.yaml')).not.toBe(before.get('index.yaml'))
  expect(after).toEqual(fileHashes(folder))
})

/** Puts another hash into every record, which shows whether it is taken. */
function forge(name: string): void {
  const [key] = readKeys()
  const cached = cache.getJson<[string, unknown[]][]>('hashes', key as string) ?? []
  cache.putJson(
    'hashes',
    key as string,
    cached.map(([one, values]) => [one, one === name ? [...values.slice(0, 4), 'forged'] : values]),
  )
}
const readKeys = () => [...fileHashes(records).keys()]

it('reads no file again that was not touched, and reads one again that changed a moment before', () => {
  cachedFileHashes(folder, cache, later())
  forge('index.yaml')
  expect(cachedFileHashes(folder, cache, later()).get('index.yaml')).toBe('forged')
  // Right after a change, the next may have the same time.
  writeFileSync(join(folder, 'index.yaml'), 'six')
  cachedFileHashes(folder, cache, Date.now())
  const [key] = readKeys()
  expect(cache.getJson<[string, unknown[]][]>('hashes', key as string)?.map(([name]) => name)).toEqual([])
})

it('reads everything if the record is damaged or cannot be written', () => {
  cachedFileHashes(folder, cache, later())
  for (const name of fileHashes(records).keys()) writeFileSync(join(records, name), 'damaged')
  expect(cachedFileHashes(folder, cache, later())).toEqual(fileHashes(folder))
  writeFileSync(join(root, 'file'), '')
  expect(cachedFileHashes(folder, createCache(join(root, 'file/records')), later())).toEqual(fileHashes(folder))
})

it('returns what reading all files returns, whatever was done to them', () => {
  const step = fc.record({
    name: fc.constantFrom('index.yaml', 'la/ushers.yaml', 'la/new.yaml'),
    text: fc.option(fc.constantFrom('one', 'two', 'six', 'longer'), { nil: undefined }),
    isSetBack: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      for (const { name, text, isSetBack } of steps) {
        const file = join(folder, name)
        if (text === undefined) rmSync(file, { force: true })
        else writeFileSync(file, text)
        if (text !== undefined && isSetBack) utimesSync(file, 1_000_000, 1_000_000)
        expect(cachedFileHashes(folder, cache)).toEqual(fileHashes(folder))
      }
    }),
    { numRuns: repeats(30) },
  )
})
