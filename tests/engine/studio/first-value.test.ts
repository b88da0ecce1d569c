import { describe, expect, it } from 'vitest'
import { emptyValue, firstValue } from '../../../src/studio/first-value.ts'
import type { FieldSchema } from '../../../src/studio/wire/setup.ts'

describe('the first value of a field', () => {
  it('is an example where only some values are valid, and never one of running text, which nobody has said', () => {
    const address: FieldSchema = { type: 'string', format: 'email', examples: ['hello@example.com'] }
    const answer: FieldSchema = { type: 'string', widget: 'markdown', examples: ['Start with one for 50 guests.'] }
    expect(firstValue(address, 'email')).toBe('hello@example.com')
    expect(firstValue(answer, 'answer')).toBe('New answer')
  })
})

it('an empty value has the required fields, and invents nothing', () => {
  const link: FieldSchema = {
    type: 'object',
    properties: {
      text: { type: 'string', examples: ['About'] },
      day: { enum: ['monday', 'tuesday'] },
      size: { type: 'number', minimum: 5 },
      isOpen: { type: 'boolean', default: true },
      links: { type: 'array', minItems: 1, items: { type: 'string' } },
      note: { type: 'string' },
    },
    required: ['text', 'day', 'size', 'isOpen', 'links'],
  }
  expect(emptyValue(link)).toEqual({ text: '', day: '', links: [''] })
})
