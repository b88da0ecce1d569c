import { expect, it } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { littleOf } from '../../../src/gallery/little-example.ts'

const picture = z.strictObject({ name: z.string(), alt: z.string(), focus: z.string().optional() })
const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), body: z.string(), note: z.string().optional() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()).min(2) }),
])
const schema = jsonSchemaOf(
  z.strictObject({
    title: z.string(),
    intro: z.string().optional(),
    look: z.enum(['open', 'framed']).default('open'),
    pictures: z.array(picture).min(2),
    parts: z.array(part),
  }),
)

it('keeps what the schema requires, in lists as many entries as it requires and one at least', () => {
  const image = { name: 'home/hero', alt: 'A stage', focus: 'left' }
  const usual = {
    title: 'A title',
    intro: 'An intro.',
    look: 'framed',
    pictures: [image, image, image],
    parts: [
      { kind: 'text', body: 'A body.', note: 'A note.' },
      { kind: 'text', body: 'Another one.' },
    ],
  }
  const { focus: _, ...little } = image
  expect(littleOf(usual, schema)).toEqual({
    title: 'A title',
    pictures: [little, little],
    parts: [{ kind: 'text', body: 'A body.' }],
  })
})

it('shortens each kind of a value by the schema of its kind', () => {
  const usual = { title: 'A title', pictures: [], parts: [{ kind: 'list', items: ['One', 'Two', 'Three'] }] }
  expect(littleOf(usual, schema)).toEqual({ ...usual, parts: [{ kind: 'list', items: ['One', 'Two'] }] })
})
