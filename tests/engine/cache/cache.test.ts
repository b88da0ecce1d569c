import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { createCache } from '../../../src/cache/cache.ts'
import { hashOf } from '../../../src/cache/hash.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-cache-'))
})
beforeEach(() => onTestFinished(() => rmSync(folder, { recursive: true, force: true })))

const [one, two] = [hashOf('one'), hashOf('two')]
const text = async (words: string) => Buffer.from(words)
const refuse = () => Promise.reject(new Error('computed again'))
const file = (kind: string, key: string) => join(folder, kind, key)
const daysAgo = (path: string, days: number) => {
  const seconds = Date.now() / 1000 - days * 24 * 60 * 60
  utimesSync(path, seconds, seconds)
}

it('computes a value once for each bucket and key', async () => {
  const cache = createCache(folder)
  expect(await cache.getOrCompute('cards', one, () => text('a card'))).toEqual(Buffer.from('a card'))
  expect(await createCache(folder).getOrCompute('cards', one, refuse)).toEqual(Buffer.from('a card'))
  await expect(cache.getOrCompute('cards', two, refuse)).rejects.toThrow('computed again')
  await expect(cache.getOrCompute('fonts', one, refuse)).rejects.toThrow('computed again')
  cache.putJson('checks', one, { pages: ['à', '/'] })
  expect(cache.getJson('checks', one)).toEqual({ pages: ['à', '/'] })
  expect(cache.getJson('checks', two)).toBeUndefined()
})

it('computes a value again if its file is cut, empty, changed, or a copy of another one', async () => {
  const cache = createCache(folder)
  await cache.getOrCompute('cards', two, () => text('the second'))
  await cache.getOrCompute('cards', one, () => text('the first'))
  const whole = readFileSync(file('cards', one))
  const damages = [
    () => writeFileSync(file('cards', one), whole.subarray(0, -1)),
    () => writeFileSync(file('cards', one), ''),
    () => writeFileSync(file('cards', one), 'the other'),
    () => copyFileSync(file('cards', two), file('cards', one)),
  ]
  for (const damage of damages) {
    damage()
    await expect(cache.getOrCompute('cards', one, refuse)).rejects.toThrow('computed again')
    await cache.getOrCompute('cards', one, () => text('the first'))
    expect(readFileSync(file('cards', one))).toEqual(whole)
  }
})

it('reads nothing if it is not used, and stores what was computed', async () => {
  await createCache(folder).getOrCompute('cards', one, () => text('stale'))
  const cache = createCache(folder, { isUsed: false })
  expect(await cache.getOrCompute('cards', one, () => text('fresh'))).toEqual(Buffer.from('fresh'))
  expect(cache.getJson('cards', one)).toBeUndefined()
  expect(await createCache(folder).getOrCompute('cards', one, refuse)).toEqual(Buffer.from('fresh'))
})

it('works without files if none can be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const cache = createCache(join(folder, 'file'))
  expect(await cache.getOrCompute('cards', one, () => text('a card'))).toEqual(Buffer.from('a card'))
  await expect(cache.getOrCompute('cards', one, refuse)).rejects.toThrow('computed again')
  cache.evict()
})

it('links a value to a file instead of writing it again, and never an old one', async () => {
  const cache = createCache(folder)
  const target = (name: string) => join(folder, name)
  await cache.writeTo(target('first'), 'compressed', one, () => text('copy'))
  await cache.writeTo(target('second'), 'compressed', one, refuse)
  expect(readFileSync(target('second'), 'utf8')).toBe('copy')
  expect(statSync(target('second')).ino).toBe(statSync(file('compressed', one)).ino)
  // Somebody writes to a file of a release: the next build notices.
  writeFileSync(target('second'), 'touched')
  await cache.writeTo(target('third'), 'compressed', one, () => text('copy'))
  expect(readFileSync(target('third'), 'utf8')).toBe('copy')
  await createCache(folder, { isUsed: false }).writeTo(target('fourth'), 'compressed', one, () => text('fresh'))
  expect([target('third'), target('fourth')].map((path) => readFileSync(path, 'utf8'))).toEqual(['copy', 'fresh'])
})

it('removes values that were not used for a week, and drafts of killed runs, at most once a day', async () => {
  const cache = createCache(folder)
  const put = (key: string) => cache.getOrCompute('cards', key, () => text(key))
  const checksum = (key: string) => join(folder, 'checksums', `cards-${key}`)
  for (const key of [one, two]) await put(key)
  for (const key of [one, two]) daysAgo(checksum(key), 8)
  writeFileSync(file('cards', '.draft'), '')
  daysAgo(file('cards', '.draft'), 8)
  // To read it is to use it.
  await put(one)
  expect(Date.now() - statSync(checksum(one)).mtimeMs).toBeLessThan(60_000)
  cache.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([one])
  expect(readdirSync(join(folder, 'checksums'))).toEqual([`cards-${one}`])

  daysAgo(checksum(one), 8)
  cache.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([one])
  daysAgo(join(folder, 'evicted'), 2)
  cache.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([])
})
