import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { hashOf } from '../../../src/cache/hash.ts'
import { applyOverrides } from '../../../src/content/overrides/apply-overrides.ts'
import { overrideKey } from '../../../src/content/overrides/override-path.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { splitOverrides } from '../../../src/generate/generated-text.ts'
import { plan } from '../../../src/generate/plan.ts'
import { toOverrides } from '../../../src/generate/to-overrides.ts'

type Block = { type: string; title: string; text?: string; items: { name: string }[] }
type Page = { title: string; description: string; blocks: Block[] }

const text = fc.string({ maxLength: 12 })
const blockOf = (type: string) =>
  fc.record(
    {
      type: fc.constant(type),
      title: text,
      text,
      items: fc.array(fc.record({ name: text }), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['type', 'title', 'items'] },
  )
const types = ['hero', 'faq', 'rich-text', 'map', 'steps']
/** Templates without two blocks of a type, in any order. */
const pages: fc.Arbitrary<Page> = fc
  .shuffledSubarray(types, { minLength: 1 })
  .chain((some) => fc.record({ title: text, description: text, blocks: fc.tuple(...some.map(blockOf)) }))

const file = (page: Page) => `# Generated.\n${stringify({ template: 'city-service', ...page }, { lineWidth: 0 })}`

/** Paths of a page that an override may have: by the type of a block. */
const keys = ({ blocks }: Page) => [
  'title',
  'description',
  ...blocks.flatMap(({ type }) => [`blocks[${type}].title`, `blocks[${type}].text`, `blocks[${type}].items[0].name`]),
]
const chosen = (page: Page) =>
  fc.subarray(keys(page)).chain((some) => fc.tuple(...some.map((key) => fc.tuple(fc.constant(key), text))))

/** The value of an override in a page; `undefined` if its block is not there. */
function valueAt(page: Page, key: string): unknown {
  const [, type, rest = key] = key.match(/^blocks\[([\w-]+)\]\.(.*)$/) ?? []
  const holder = type === undefined ? page : page.blocks.find((block) => block.type === type)
  return rest.split(/[.[\]]+/).reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], holder)
}

const effective = (source: string) => applyOverrides(parse({ file: 'pages/la/ushers.yaml', text: source }))
const path = 'la/ushers.yaml'

test('overrides stay whatever the template becomes, and every other value is that of the template', () => {
  const cases = pages.chain((before) =>
    fc.record({ before: fc.constant(before), after: pages, overrides: chosen(before) }),
  )
  fc.assert(
    fc.property(cases, ({ before, after, overrides }) => {
      const section = overrides.length === 0 ? '' : stringify({ overrides: Object.fromEntries(overrides) })
      const [step] = plan({
        expected: new Map([[path, file(after)]]),
        rows: new Map([[path, '']]),
        present: new Map([[path, file(before) + section]]),
        lock: new Map([[path, [hashOf(file(before))]]]),
        discarded: new Set(),
      })
      const { value, diagnostics } = effective(step?.text ?? '')
      const page = value as Page
      const there = overrides.filter(([key]) => keys(after).includes(key))
      expect(diagnostics.map(({ path }) => path).sort()).toEqual(
        overrides
          .filter((one) => !there.includes(one))
          .map(([key]) => `overrides.${key}`)
          .sort(),
      )
      for (const [key, value] of there) expect(valueAt(page, key)).toBe(value)
      for (const key of keys(after))
        if (!there.some(([name]) => name === key)) expect(valueAt(page, key)).toEqual(valueAt(after, key))
    }),
  )
})

test('edited values become overrides that say the same, over the text of the template', () => {
  const cases = pages.chain((before) => fc.record({ before: fc.constant(before), changes: chosen(before) }))
  fc.assert(
    fc.property(cases, ({ before, changes }) => {
      const edited = structuredClone(before)
      for (const [key, value] of changes) {
        const parts = key
          .replace(
            /^blocks\[([\w-]+)\]/,
            (_, type) => `blocks.${before.blocks.findIndex((block) => block.type === type)}`,
          )
          .split(/[.[\]]+/)
          .filter(Boolean)
        const holder = parts.slice(0, -1).reduce<object>((at, part) => Reflect.get(at, part), edited)
        Reflect.set(holder, parts.at(-1) as string, value)
      }
      const converted = toOverrides(file(edited), file(before)) ?? ''
      expect(splitOverrides(converted).generated).toBe(file(before))
      expect(effective(converted).value).toEqual({ template: 'city-service', ...edited })
    }),
  )
})

test('the key of an override names the block, and leads to the same value', () => {
  expect(overrideKey({ blocks: [{ type: 'faq' }, { type: 'hero', id: 'top' }] }, ['blocks', 1, 'title'])).toBe(
    'blocks[top].title',
  )
})
