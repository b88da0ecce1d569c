import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse as parseYaml, stringify } from 'yaml'
import { blockSchemas } from '../../../blocks/registry.ts'
import { recipeOf } from '../../../src/content/load/field-memo.ts'
import { startReading } from '../../../src/content/load/page-reading.ts'
import type { Blocks } from '../../../src/content/load/read-blocks.ts'
import { createMemory, readItems } from '../../../src/content/load/read-items.ts'
import { readShared } from '../../../src/content/load/shared-content.ts'
import { compareReadings } from '../../../src/content/load/verify-field-memo.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { childPlace } from '../../../src/content/parse/source-position.ts'
import { createBlockCheck } from '../../../src/content/validate/block-check.ts'
import { readData } from '../../../src/generate/material.ts'

const { files } = await readData('.', 'pages')
const shared = readShared(files, 'pages/_data/site.yaml', new Date('2026-11-21'))
const checkBlock = createBlockCheck(blockSchemas)
const types = Object.keys(blockSchemas)
const examples = types.map((type) => readFileSync(`blocks/${type}/example.yaml`, 'utf8'))
const fragments = [...files.keys()].flatMap((name) => (name.startsWith('fragments/') ? [name.slice(10)] : []))

type Pair = { city: string | undefined; service: string | undefined }
type Change = { at: number; kind: 'text' | 'list' | 'leave'; token: string; from: string }

const token = fc.constantFrom(
  ...['{city.name}', '{city.state}', '{service.name}', '{service.plural}', '{site.phone}', '{page.published}'],
  ...['{city.nowhere}', '{{city}}', 'tel:{site.phone}', '/{service.slug}', '[a link](/{city.slug}/{service.slug})'],
)
const from = fc.constantFrom(
  ...['city.related', 'city.services', 'city.nearby', 'city.faqs', 'city.venues', 'city.skyline', 'city.districts'],
  ...[
    'service.faqs',
    'service.duties',
    'service.calculator',
    'city.calculatorInputs',
    'faqs/general',
    'cities',
    'none',
  ],
)
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  kind: fc.constantFrom('text', 'text', 'text', 'list', 'leave'),
  token,
  from,
})
const page: fc.Arbitrary<Pair> = fc.record({
  city: fc.constantFrom('la', 'chicago', 'dc', 'la', undefined),
  service: fc.constantFrom('bartenders', 'ushers', 'booth-staff', 'street-team', undefined),
})

type Holder = { holder: Record<string, unknown>; key: string }

/** Every field and entry below a value. */
const holdersIn = (value: unknown): Holder[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => {
        const holder = value as Record<string, unknown>
        return [{ holder, key }, ...holdersIn(holder[key])]
      })
    : []

function apply(block: Record<string, unknown>, { at, kind, token, from }: Change): void {
  const all = holdersIn(block).filter(({ holder, key }) => {
    if (holder === block && key === 'type') return false
    if (kind === 'leave') return holder === block
    return kind === 'text' ? typeof holder[key] === 'string' : typeof holder[key] === 'object'
  })
  const { holder, key } = all[Math.floor(at * all.length)] ?? {}
  if (holder === undefined || key === undefined) return
  const before = holder[key]
  if (kind === 'leave') delete holder[key]
  else if (kind === 'text') holder[key] = at * 10 - Math.floor(at * 10) < 0.5 ? token : `${before} ${token}`
  else holder[key] = Array.isArray(before) && before.length > 1 ? [{ from }, ...before] : { from }
}

/** An item of `blocks:` as it is parsed: an example with changes, or a fragment with one of them as override. */
const item = fc.record({
  which: fc.nat(types.length + fragments.length - 1),
  changes: fc.array(change, { maxLength: 3 }),
})

function itemOf({ which, changes }: { which: number; changes: readonly Change[] }) {
  const name = fragments[which - types.length]
  const title = changes.length % 2 === 0 ? undefined : changes[0]?.token
  const value = name === undefined ? parseYaml(examples[which] as string) : { use: name, ...(title && { title }) }
  if (name === undefined) for (const one of changes) apply(value, one)
  return parse({ file: 'pages/page.yaml', text: stringify(value) }, '')
}

function read(parsed: ReturnType<typeof parse>, pair: Pair, memory = createMemory()) {
  const reading = startReading({ file: 'pages/page.yaml', ...pair, head: {} }, { shared, checkBlock, memory })
  const blocks = readItems([parsed.value], parsed.place, reading)
  return { reading, blocks, resolving: reading.resolving }
}

/** What is asked of blocks as they are written, with its places. */
const outlines = ({ filled }: Blocks) =>
  filled.map((block) =>
    ['type', 'id', 'publishAt', 'unpublishAt'].map((key) => [
      (block as Record<string, unknown>)[key],
      childPlace(block as object, key),
    ]),
  )

it('gives by what is known of other pages what reading each page by itself gives', () => {
  fc.assert(
    fc.property(item, fc.array(page, { minLength: 5, maxLength: 8 }), (given, pages) => {
      const parsed = itemOf(given)
      const memory = createMemory()
      for (const pair of pages) {
        const known = read(parsed, pair, memory)
        const alone = read(parsed, pair)
        if (alone.blocks.broken || alone.resolving.broken)
          expect(isDeepStrictEqual(known.blocks, alone.blocks)).toBe(true)
        else compareReadings(known.blocks, alone.blocks)
        expect(isDeepStrictEqual(outlines(known.blocks), outlines(alone.blocks))).toBe(true)
        expect(known.resolving.diagnostics).toStrictEqual(alone.resolving.diagnostics)
        expect(known.resolving.broken).toBe(alone.resolving.broken)
        expect(known.resolving.used).toStrictEqual(alone.resolving.used)
      }
    }),
    { numRuns: 600 },
  )
})

it('has a recipe for every type but those that are read as they are written', () => {
  const pairs = [
    { city: 'la', service: 'ushers' },
    { city: 'chicago', service: 'bartenders' },
  ] as const
  const without = types.filter((_, which) => {
    const parsed = itemOf({ which, changes: [] })
    const { blocks, reading } = read(parsed, pairs[0])
    const recipe = recipeOf(parsed.value as Record<string, unknown>, parsed.place, blocks, reading)
    const plain = read(parsed, pairs[1])
    const quick = recipe?.(plain.reading)
    if (quick) compareReadings(quick, plain.blocks)
    return quick === undefined
  })
  expect(without.sort()).toStrictEqual(['case-studies', 'form', 'page-list'])
})

it('gives by a recipe what reading in full gives, or nothing', () => {
  fc.assert(
    fc.property(item, page, fc.array(page, { minLength: 2, maxLength: 4 }), (given, first, pages) => {
      const parsed = itemOf(given)
      const { blocks, reading, resolving } = read(parsed, first)
      if (blocks.broken || resolving.broken || blocks.diagnostics.length > 0) return
      const recipe = recipeOf(parsed.value as Record<string, unknown>, parsed.place, blocks, reading)
      for (const pair of pages) {
        const plain = read(parsed, pair)
        const quick = recipe?.(plain.reading)
        if (quick === undefined) continue
        expect(plain.resolving.diagnostics).toStrictEqual([])
        compareReadings(quick, plain.blocks)
      }
    }),
    { numRuns: 600 },
  )
})

it('has the order of the fields of a block from its schema', () => {
  const parsed = itemOf({
    which: types.indexOf('hero'),
    changes: [{ at: 0, kind: 'text', token: '{city.name}', from: '' }],
  })
  const memory = createMemory()
  const texts = ['la', 'chicago', 'dc'].map((city) => {
    const pair = { city, service: 'ushers' }
    expect(JSON.stringify(read(parsed, pair, memory).blocks.parsed)).toBe(
      JSON.stringify(read(parsed, pair).blocks.parsed),
    )
    return JSON.stringify(read(parsed, pair).blocks.parsed)
  })
  expect(new Set(texts).size).toBe(3)
})
