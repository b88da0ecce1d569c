import { expect, it } from 'vitest'
import { z } from 'zod'
import { linkSchema } from '../../../schema/links/link.ts'
import { jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { findBlocks, statusOf } from '../../../src/gallery/client/find.ts'
import { fieldsOf } from '../../../src/gallery/fields.ts'
import { typeWords } from '../../../src/gallery/type-words.ts'

it.each([
  [z.string().max(2000), 'text, up to 2,000 characters'],
  [z.enum(['night', 'dusk', 'paper']), 'night, dusk or paper'],
  [z.boolean(), 'true or false'],
  [z.int(), 'whole number'],
  [z.int().min(1).max(12), 'whole number, 1 to 12'],
  [z.number().positive(), 'number, over 0'],
  [z.iso.date(), 'day, such as 2026-11-21'],
  [linkSchema, 'link'],
  [linkSchema.shape.href, 'address'],
  [z.array(linkSchema).max(4), 'list of up to 4: link'],
  [z.array(z.string()).min(1).max(6), 'list of 1 to 6: text'],
  [z.array(z.string()), 'list: text'],
  [z.array(z.number()).length(2), 'list of 2: number'],
  [z.union([z.string(), z.number()]), 'text or number'],
  [z.literal('hero'), 'always hero'],
])('says in words what may be written (%#)', (schema, words) => {
  expect(typeWords(jsonSchemaOf(schema as z.ZodType))).toBe(words)
})

it('lists required fields first, and default values', () => {
  const schema = z.strictObject({
    look: z.enum(['cards', 'links']).default('cards').meta({ description: 'How it looks.' }),
    items: z.array(z.string()).default([]),
    title: z.string(),
  })
  expect(fieldsOf(jsonSchemaOf(schema))).toMatchObject([
    { name: 'title', required: true },
    { name: 'look', required: false, defaultText: 'cards', description: 'How it looks.' },
    { name: 'items', required: false, defaultText: 'an empty list' },
  ])
})

it('distinguishes the kinds of a value by the key in which they differ', () => {
  const schema = z.strictObject({
    part: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), body: z.string() }),
      z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
    ]),
  })
  const [part] = fieldsOf(jsonSchemaOf(schema))
  expect(part?.kinds.map(({ name }) => name)).toEqual(['kind: text', 'kind: list'])
})

const blocks = [
  { name: 'faq Questions that open to their answers. accordion', all: 'faq eyebrow answer columns' },
  { name: 'city-map Find a city.', all: 'city-map zip questions' },
]

it.each([
  ['', 2],
  ['questions', 1],
  ['ANSWERS open', 1],
  ['city map', 1],
  ['zip', 1],
  ['zip answers', 0],
  ['accordion', 1],
])('finds blocks by name and purpose, else by descriptions of fields: `%s`', (query, count) => {
  expect(findBlocks(query, blocks, []).blocks).toHaveLength(count)
})

const kinds = [{ names: 'columns, column, two columns' }, { names: 'video, film' }]

it.each([
  ['', 0],
  ['vi', 0],
  ['vid', 1],
  ['Two-Columns', 1],
  ['questions', 0],
])('finds missing block types by their usual names: `%s`', (query, count) => {
  expect(findBlocks(query, blocks, kinds).missing).toHaveLength(count)
})

it('shows no block for a word of its fields if it names a missing block type', () => {
  expect(findBlocks('columns', blocks, kinds).blocks).toEqual([])
})

it('says how many blocks were found', () => {
  expect(statusOf(3, 42)).toBe('3 of 42 blocks')
  expect(statusOf(42, 42)).toBe('42 blocks')
})
