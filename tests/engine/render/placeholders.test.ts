// @module-tag exhaustive

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CompiledHtml,
  cutAtPlaceholders,
  joinPlaceholders,
  placeholderIndex,
} from '../../../src/components/prose/placeholder.ts'
import { createBlockStructures, type PlaceholderValue } from '../../../src/render/compiled-blocks/block-structure.ts'
import {
  fillCompiled,
  fillContent,
  withPlaceholderPictures,
} from '../../../src/render/compiled-blocks/fill-placeholders.ts'
import { contentOf, joinContents } from '../../../src/render/main-content.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { repeats } from '../../support/long.ts'
import { blockOf, pictures, renderBlock } from '../../support/render-block.tsx'

const { structureOf, withPlaceholders } = createBlockStructures(blockSchemas, pictures)
const slotted = withPlaceholderPictures(pictures)

const word = fc.constantFrom(
  'plain',
  '&',
  '<b>',
  '"quoted"',
  "it's",
  'é',
  '🎪',
  '{brace}',
  'a: b',
  '*',
  '#',
  '1.',
  'x'.repeat(40),
)
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const markdown = fc.array(text, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n\n'))
const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'))

/** Another value for each placeholder, of any length. */
const otherValues = (values: readonly PlaceholderValue[]): fc.Arbitrary<PlaceholderValue[]> =>
  fc.tuple(
    ...values.map(({ kind, value }) => {
      if (kind === 'image' || typeof value !== 'string') return fc.constant({ kind, value })
      const texts = { text: fc.oneof(text, fc.stringMatching(/^[a-z&<]{1,45}$/)), markdown, path }
      return texts[kind].map((other) => ({ kind, value: other }))
    }),
  )

/** The block with values in place of its placeholders, as it comes from the content. */
function inPlace(value: unknown, values: readonly PlaceholderValue[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inPlace(item, values))
  if (typeof value === 'string') {
    const start = value.startsWith('/') ? '/' : ''
    const index = placeholderIndex(value.slice(start.length))
    return index === undefined ? value : start + String(values[index]?.value)
  }
  if (typeof value !== 'object' || value === null) return value
  const name = (value as { name?: unknown }).name
  const image = typeof name === 'string' ? values[placeholderIndex(name) ?? -1] : undefined
  if (image?.kind === 'image') return image.value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inPlace(item, values)]))
}

/** Returns a function that renders a block of this type with placeholders, and fills them in its HTML and in its content. */
function createCompiled(type: string) {
  const compiled = new Map<string, CompiledHtml>()
  return async (block: { type: string }) => {
    const { key, values } = structureOf(block)
    const html = compiled.get(key) ?? cutAtPlaceholders(await renderBlock(type, withPlaceholders(block), 0, slotted))
    compiled.set(key, html)
    const content = cutAtPlaceholders(contentOf(joinPlaceholders(html)))
    return { html: fillCompiled(html, values, pictures), content: fillContent(content, values, pictures) }
  }
}

describe.each(Object.keys(blockSchemas))('%s', (type) => {
  it('has the same HTML and content with its texts filled in afterwards, whatever they are', async () => {
    const block = blockOf(type) as { type: string }
    const slottedBlock = withPlaceholders(block)
    const compiled = createCompiled(type)
    await fc.assert(
      fc.asyncProperty(otherValues(structureOf(block).values), async (values) => {
        const other = inPlace(slottedBlock, values) as { type: string }
        const { html, content } = await compiled(other)
        expect(html).toBe(await renderBlock(type, other))
        expect(joinContents([content])).toBe(joinContents([contentOf(html)]))
      }),
      { numRuns: repeats(20) },
    )
  })
})

it.each([
  [
    'hero',
    (title: string) => ({ title }),
    ['Ushers', 'Ushers for trade shows in town', 'Ushers for trade shows in every town'],
    2,
  ],
  [
    'stats-strip',
    (value: string) => ({
      figures: [
        { value: '12', label: 'a' },
        { value, label: 'b' },
      ],
    }),
    ['7', '22,186', 'over 2,000'],
    1,
  ],
  [
    'stats-strip',
    (value: string) => ({
      figures: [
        { value, label: 'a' },
        { value: '12', label: 'b' },
      ],
    }),
    ['7', '4.9', '22,186'],
    2,
  ],
  ['local-notes', (text: string) => ({ notes: [{ text }] }), ['One.', 'Another.', 'One. Two.', 'One. Two. Three.'], 2],
])('renders %s once for all lengths that it lays out alike', (type, fieldsOf, texts, count) => {
  const keys = texts.map((text) => structureOf(blockOf(type, fieldsOf(text)) as { type: string }).key)
  expect(new Set(keys).size).toBe(count)
})

it('renders a text by itself that is longer than any that its component lays out', () => {
  const figures = [{ value: 'longer than a figure may be', label: 'a' }]
  const block = { ...(blockOf('stats-strip') as { type: string }), figures }
  expect(withPlaceholders(block)).toMatchObject({ figures: [{ value: 'longer than a figure may be' }] })
})

it('preserves the fields that the content adds to a block, and distinguishes blocks by them', () => {
  const listing = (href: string) => {
    const listed = [{ pages: [{ href, title: 'Tips', description: 'How much.' }] }]
    return { ...(blockOf('page-list') as { type: string }), listed }
  }
  const [tips, dates] = [structureOf(listing('/blog/tips')), structureOf(listing('/blog/dates'))]
  expect(withPlaceholders(listing('/blog/tips'))).toMatchObject({ listed: listing('/blog/tips').listed })
  expect(tips.key).not.toBe(dates.key)
})
