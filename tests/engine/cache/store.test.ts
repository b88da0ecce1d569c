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
import { hashOf } from '../../../src/cache/hash.ts'
import { createStore } from '../../../src/cache/store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-store-'))
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

it('computes a value once for each kind and key', async () => {
  const store = createStore(folder)
  expect(await store.cached('cards', one, () => text('a card'))).toEqual(Buffer.from('a card'))
  expect(await createStore(folder).cached('cards', one, refuse)).toEqual(Buffer.from('a card'))
  await expect(store.cached('cards', two, refuse)).rejects.toThrow('computed again')
  await expect(store.cached('fonts', one, refuse)).rejects.toThrow('computed again')
  store.putJson('checks', one, { pages: ['à', '/'] })
  expect(store.getJson('checks', one)).toEqual({ pages: ['à', '/'] })
  expect(store.getJson('checks', two)).toBeUndefined()
})

it('computes a value again whose file is cut, empty, changed, or a copy of another one', async () => {
  const store = createStore(folder)
  await store.cached('cards', two, () => text('the second'))
  await store.cached('cards', one, () => text('the first'))
  const whole = readFileSync(file('cards', one))
  const damages = [
    () => writeFileSync(file('cards', one), whole.subarray(0, -1)),
    () => writeFileSync(file('cards', one), ''),
    () => writeFileSync(file('cards', one), 'the other'),
    () => copyFileSync(file('cards', two), file('cards', one)),
  ]
  for (const damage of damages) {
    damage()
    await expect(store.cached('cards', one, refuse)).rejects.toThrow('computed again')
    await store.cached('cards', one, () => text('the first'))
    expect(readFileSync(file('cards', one))).toEqual(whole)
  }
})

it('reads nothing where it is reported not to, and stores what it computed', async () => {
  await createStore(folder).cached('cards', one, () => text('stale'))
  const store = createStore(folder, { isRead: false })
  expect(await store.cached('cards', one, () => text('fresh'))).toEqual(Buffer.from('fresh'))
  expect(store.getJson('cards', one)).toBeUndefined()
  expect(await createStore(folder).cached('cards', one, refuse)).toEqual(Buffer.from('fresh'))
})

it('does without files where none can be written', async () => {
  writeFileSync(join(folder, 'file'), '')
  const store = createStore(join(folder, 'file'))
  expect(await store.cached('cards', one, () => text('a card'))).toEqual(Buffer.from('a card'))
  await expect(store.cached('cards', one, refuse)).rejects.toThrow('computed again')
  store.evict()
})

it('writes a value to a file without writing it again, and never an old one', async () => {
  const store = createStore(folder)
  const target = (name: string) => join(folder, name)
  await store.writeTo(target('first'), 'compressed', one, () => text('copy'))
  await store.writeTo(target('second'), 'compressed', one, refuse)
  expect(readFileSync(target('second'), 'utf8')).toBe('copy')
  expect(statSync(target('second')).ino).toBe(statSync(file('compressed', one)).ino)
  // Somebody writes to a file of a release: the next build notices.
  writeFileSync(target('second'), 'touched')
  await store.writeTo(target('third'), 'compressed', one, () => text('copy'))
  expect(readFileSync(target('third'), 'utf8')).toBe('copy')
  await createStore(folder, { isRead: false }).writeTo(target('fourth'), 'compressed', one, () => text('fresh'))
  expect([target('third'), target('fourth')].map((path) => readFileSync(path, 'utf8'))).toEqual(['copy', 'fresh'])
})

it('removes what nobody has used for a week, and drafts of killed runs, at most once a day', async () => {
  const store = createStore(folder)
  const put = (key: string) => store.cached('cards', key, () => text(key))
  const checksum = (key: string) => join(folder, 'checksums', `cards-${key}`)
  for (const key of [one, two]) await put(key)
  for (const key of [one, two]) daysAgo(checksum(key), 8)
  writeFileSync(file('cards', '.draft'), '')
  daysAgo(file('cards', '.draft'), 8)
  // To read it is to use it.
  await put(one)
  expect(Date.now() - statSync(checksum(one)).mtimeMs).toBeLessThan(60_000)
  store.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([one])
  expect(readdirSync(join(folder, 'checksums'))).toEqual([`cards-${one}`])

  daysAgo(checksum(one), 8)
  store.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([one])
  daysAgo(join(folder, 'evicted'), 2)
  store.evict()
  expect(readdirSync(join(folder, 'cards'))).toEqual([])
})
