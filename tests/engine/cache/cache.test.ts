import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createCache } from '../../../src/cache/cache.ts'
import { hashOf } from '../../../src/cache/hash.ts'
import { createPackWriter, readPack } from '../../../src/cache/pack.ts'
import { dayMs } from '../../../src/cache/time-span.ts'

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
  const seconds = (Date.now() - days * dayMs) / 1000
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

it('links what has another time but the same content, as after a copy of the folder', async () => {
  const cache = createCache(folder)
  await cache.getOrCompute('compressed', one, () => text('copy'))
  daysAgo(file('compressed', one), 1)
  expect(cache.link('compressed', one, (hash) => join(folder, hash))).toBe(hashOf('copy'))
  expect(readFileSync(join(folder, hashOf('copy')), 'utf8')).toBe('copy')
  expect(cache.link('compressed', two, () => join(folder, 'none'))).toBeUndefined()
})

it('finds what another process has cached meanwhile, and what it has cached anew', async () => {
  const [mine, other] = [createCache(folder), createCache(folder)]
  expect(mine.getJson('releases', one)).toBeUndefined()
  other.putJson('releases', one, 'first')
  expect(mine.getJson('releases', one)).toBe('first')
  other.putJson('releases', one, 'second')
  expect(mine.getJson('releases', one)).toBe('second')
})

it('computes again what a broken index does not tell', async () => {
  const cache = createCache(folder)
  for (const key of [one, two]) await cache.getOrCompute('cards', key, () => text(key))
  const index = file('indexes', 'cards')
  const [first = '', second = ''] = readFileSync(index, 'utf8').split('\n').filter(Boolean)
  // Two processes have written at once, and one was killed.
  writeFileSync(index, `${first.slice(0, 90)}${first}\n${second.slice(0, -3)}`)
  for (const key of [one, two]) await expect(createCache(folder).getOrCompute('cards', key, refuse)).rejects.toThrow()
  await createCache(folder).getOrCompute('cards', one, () => text('again'))
  expect(await createCache(folder).getOrCompute('cards', one, refuse)).toEqual(Buffer.from('again'))
})

it('removes what was not used for a week, and drafts of killed runs, at most once a day', async () => {
  const cache = createCache(folder)
  const put = (key: string) => cache.getOrCompute('cards', key, () => text(key))
  const names = () => readdirSync(join(folder, 'cards'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * dayMs })
  for (const key of [one, two]) await put(key)
  vi.useRealTimers()
  writeFileSync(file('cards', '.draft'), '')
  for (const name of [one, two, '.draft']) daysAgo(file('cards', name), 8)
  // To read it is to use it.
  await put(one)
  cache.evict()
  expect(names()).toEqual([one])
  expect(await createCache(folder).getOrCompute('cards', one, refuse)).toEqual(Buffer.from(one))

  cache.evict()
  expect(names()).toContain(one)
  // Later in the alphabet than the file in which the day of the eviction is recorded.
  await cache.getOrCompute('pictures', one, () => text(one))
  daysAgo(file('pictures', one), 8)
  cache.evict(Date.now() + 8 * dayMs)
  expect([...names(), ...readdirSync(join(folder, 'pictures'))]).toEqual([])
})

it('keeps a pack that builds have only read for a week', () => {
  const pack = join(folder, 'documents/site/documents.pack')
  const writer = createPackWriter(pack, 'one')
  writer.add('/', {}, {})
  writer.finish()
  daysAgo(pack, 8)
  readPack(pack, 'one')
  createCache(folder).evict()
  expect(existsSync(pack)).toBe(true)
})

it('serves somebody who may not write it, on later days too', async () => {
  await createCache(folder).getOrCompute('cards', one, () => text('a card'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const path of [folder, ...names]) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * dayMs })
  // Nothing is closed to root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  onTestFinished(() => {
    if (isRoot) process.seteuid?.('root')
    for (const path of [folder, ...names]) chmodSync(path, 0o755)
    vi.useRealTimers()
  })
  const cache = createCache(folder)
  expect(await cache.getOrCompute('cards', one, refuse)).toEqual(Buffer.from('a card'))
})

it('keeps what lies beside a pack as long as the pack', () => {
  const cache = createCache(folder)
  const [pack, part, leftOver] = [
    'documents/site/documents.pack',
    'documents/site/files/old',
    'documents/other/files/old',
  ]
  for (const name of [pack, part, leftOver]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  for (const name of [part, leftOver]) daysAgo(join(folder, name), 8)
  cache.evict()
  expect([pack, part, leftOver].filter((name) => existsSync(join(folder, name)))).toEqual([pack, part])
})
