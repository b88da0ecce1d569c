import { describe, expect, it } from 'vitest'
import { firstValue } from '../../../src/studio/first-value.ts'
import type { FieldSchema } from '../../../src/studio/wire/setup.ts'

describe('the first value of a field', () => {
  it('is an example where only some values are valid, and never one of running text, which nobody has said', () => {
    const address: FieldSchema = { type: 'string', format: 'email', examples: ['hello@example.com'] }
    const answer: FieldSchema = { type: 'string', widget: 'markdown', examples: ['Start with one for 50 guests.'] }
    expect(firstValue(address, 'email')).toBe('hello@example.com')
    expect(firstValue(answer, 'answer')).toBe('New answer')
  })
})
