import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockSchemas } from '../../../blocks/registry.ts'
import { cutAtPlaceholders, placeholderIndex } from '../../../src/components/prose/placeholder.ts'
import { createBlockStructures, type PlaceholderValue } from '../../../src/render/compiled-blocks/block-structure.ts'
import { fillCompiled, withPlaceholderPictures } from '../../../src/render/compiled-blocks/fill-placeholders.ts'
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

/** Another value for each placeholder. What is laid out by its length keeps it: another length is another shape. */
const otherValues = (values: readonly PlaceholderValue[]): fc.Arbitrary<PlaceholderValue[]> =>
  fc.tuple(
    ...values.map(({ kind, value }) => {
      if (kind === 'image' || typeof value !== 'string') return fc.constant({ kind, value })
      const texts = { text, markdown, path, sized: fc.stringMatching(new RegExp(`^[a-z&<]{${value.length}}$`)) }
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

describe.each(Object.keys(blockSchemas))('%s', (type) => {
  it('has the same HTML with its texts filled in afterwards, whatever they are', async () => {
    const block = blockOf(type) as { type: string }
    const { values } = structureOf(block)
    const slottedBlock = withPlaceholders(block)
    const compiled = cutAtPlaceholders(await renderBlock(type, slottedBlock, 0, slotted))
    await fc.assert(
      fc.asyncProperty(otherValues(values), async (values) => {
        expect(fillCompiled(compiled, values, pictures)).toBe(await renderBlock(type, inPlace(slottedBlock, values)))
      }),
      { numRuns: repeats(20) },
    )
  })
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
