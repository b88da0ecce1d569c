import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import { linkSchema } from '../../../../schema/links/link.ts'
import { imageField } from '../../../../schema/pictures/image.ts'
import { line, markdown, slug } from '../../../../schema/text.ts'
import { createTextReader, createTextsReader } from '../../../../src/content/derive/shown-text.ts'
import { blockSchemas } from '../../../support/block-schemas.ts'

const sample = defineBlock('sample', 'One of everything.', {
  title: line(),
  intro: line().optional(),
  more: markdown().default('More.'),
  city: slug(),
  image: imageField('card'),
  links: z.array(linkSchema).default([]),
  facts: z.record(z.string(), z.union([line(), z.number(), z.strictObject({ note: line() })])),
  size: z.enum(['large', 'small']).default('small'),
})

describe('the text of a block', () => {
  it('is what visitors read, in the order of the schema, without addresses, pictures or settings', () => {
    const block = sample.parse({
      type: 'sample',
      id: 'one',
      facts: { a: 'A fact', b: 7, c: { note: 'A note' } },
      links: [{ text: 'To the map', href: '/locations' }],
      city: 'los-angeles',
      image: { name: 'a/picture', alt: 'A lit stage' },
      title: 'A title',
    })
    expect(createTextReader({ sample })(block).split('\n\n')).toEqual([
      'A title',
      'More.',
      'To the map',
      'A fact',
      'A note',
    ])
  })

  it('is read once if several kinds of an entry have a field of the same name, whatever type it has', () => {
    const entries = defineBlock('entries', 'Entries of several kinds.', {
      entries: z.array(
        z.union([
          z.strictObject({ sample: line() }),
          z.strictObject({ sample: z.array(line()) }),
          z.strictObject({ sample: z.strictObject({ note: line() }), title: line() }),
        ]),
      ),
    })
    const block = entries.parse({
      type: 'entries',
      entries: [{ sample: 'One' }, { sample: ['Two', 'Three'] }, { sample: { note: 'Four' }, title: 'Five' }],
    })
    expect(createTextsReader({ entries })(block)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
    expect(createTextsReader({ entries }, new Set(['title', 'sample']))(block)).toEqual(['One', 'Two', 'Three', 'Five'])
  })

  it('is empty for an unknown type', () => {
    expect(createTextReader({ sample })({ type: 'other' })).toBe('')
  })

  it('is read from every block of the engine that has a title', () => {
    const read = createTextReader(blockSchemas)
    for (const [type, schema] of Object.entries(blockSchemas))
      if ('title' in (schema as z.ZodObject).shape)
        expect(read({ type, ...{ title: 'A title' } } as { type: string }), type).toContain('A title')
  })
})
