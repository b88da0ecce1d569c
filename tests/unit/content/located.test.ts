import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { packLocated, unpackLocated } from '../../../src/content/located.ts'
import { type Parsed, parse } from '../../../src/content/parse.ts'
import { childPlaces, type Place, pathOf, placeOf } from '../../../src/content/place.ts'

const folder = join(import.meta.dirname, '../../../pages/_data')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))

const rangeOf = ({ start, end, key }: Place) => ({ start, end, key })

/** Every place that a value has, by its path. */
function placesIn({ value, place }: Parsed): [string, unknown][] {
  const found: [string, unknown][] = [['', rangeOf(place)]]
  const look = (container: object) => {
    expect(placeOf(container)).toBeDefined()
    for (const [name, child] of childPlaces(container)) {
      found.push([pathOf(child), rangeOf(child)])
      const entry = (container as Record<string, unknown>)[name]
      if (typeof entry === 'object' && entry !== null) {
        expect(placeOf(entry)).toBe(child)
        look(entry)
      }
    }
  }
  if (typeof value === 'object' && value !== null) look(value)
  return found.sort(([one], [other]) => (one < other ? -1 : 1))
}

/** What comes back of a text after it was written down as JSON. */
function compare(text: string): void {
  const source = { file: 'some.yaml', text }
  const parsed = parse(source, '')
  const packed = packLocated(parsed)
  if (!packed) throw new Error('JSON cannot say what this holds.')
  const back = unpackLocated(source, JSON.parse(JSON.stringify(packed)))
  expect(back.value).toEqual(parsed.value)
  expect(placesIn(back)).toEqual(placesIn(parsed))
}

it.each(files)('%s comes back with every place', (name) => compare(readFileSync(join(folder, name), 'utf8')))

it('any value comes back with every place', () => {
  const key = fc.stringMatching(/^[a-z0-9][a-zA-Z0-9 -]{0,8}$/)
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  }))
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (list) => {
      const text = stringify(list)
      if (parse({ file: 'some.yaml', text }, '').diagnostics.length === 0) compare(text)
    }),
  )
})

it.each(['.inf', '-.inf', '.nan', '-0.0'])('what JSON cannot say is not written down: %s', (text) => {
  expect(packLocated(parse({ file: 'some.yaml', text: `- a: ${text}\n` }, ''))).toBeUndefined()
})
