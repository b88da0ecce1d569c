import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPackWriter, readPack } from '../../../src/cache/pack.ts'

type Facts = { title: string }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'pages')
const large = 'Größe '.repeat(400_000)

function writeTwo(version = 'one'): void {
  const writer = createPackWriter<Facts>(file(), version)
  writer.add('la', { title: 'Los Angeles' }, { blocks: '[1]', words: 'one two' })
  writer.add('sd', { title: 'San Diego' }, { blocks: large })
  writer.finish()
}

const textsOf = (version = 'one') =>
  [...readPack<Facts>(file(), version)].map(([key, { facts, parts, read }]) => [
    key,
    facts.title,
    ...parts.map((part) => read(part)?.toString()),
  ])

const both = [
  ['la', 'Los Angeles', '[1]', 'one two'],
  ['sd', 'San Diego', large],
]

it('reads facts and parts as they were written', () => {
  writeTwo()
  expect(textsOf()).toEqual(both)
})

it('has no rows where there is no file, and none of another version', () => {
  expect(textsOf()).toEqual([])
  writeTwo()
  expect(textsOf('two')).toEqual([])
})

it.each([1, 100, 1_000])('has no rows if the last %i bytes are missing', (missing) => {
  writeTwo()
  truncateSync(file(), readFileSync(file()).length - missing)
  expect(textsOf()).toEqual([])
})

it('does not read a part that is damaged, and reads the others', () => {
  writeTwo()
  const bytes = readFileSync(file())
  bytes[1] = 0x32
  writeFileSync(file(), bytes)
  expect(textsOf()).toEqual([['la', 'Los Angeles', undefined, 'one two'], both[1]])
})

it('copies rows of another pack, some of their parts replaced, and leaves out what is damaged', () => {
  writeTwo()
  const before = readPack<Facts>(file(), 'one')
  const writer = createPackWriter<Facts>(file(), 'one')
  for (const [key, row] of before) writer.copy(key, row, key === 'la' ? { words: 'three' } : {})
  writer.finish()
  expect(textsOf()).toEqual([['la', 'Los Angeles', '[1]', 'three'], both[1]])
})

it('leaves the file as it is until everything is written', () => {
  writeTwo()
  const writer = createPackWriter<Facts>(file(), 'one')
  writer.add('ny', { title: 'New York' }, {})
  expect(textsOf()).toEqual(both)
  writer.abandon()
  expect(textsOf()).toEqual(both)
})
