import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine } from '../../../schema/writing/one-line.ts'

describe('one line', () => {
  it.each([
    ['Ben\r\nBcc: eve@example.com', 'Ben Bcc: eve@example.com'],
    ['Ben\u2028Eve\u0000\u001b[31m', 'Ben Eve [31m'],
    ['\u202eBen', 'Ben'],
    ['\u2067Ben\u2069', 'Ben'],
    ['علی‌رضا', 'علی‌رضا'],
    ['क्‍षमा', 'क्‍षमा'],
    ['Ana 👩🏽‍🍳', 'Ana 👩🏽‍🍳'],
    ['Ben\ud83d', 'Ben'],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  it.each([
    ['👩🏽‍🍳👩🏽‍🍳👩🏽‍🍳', 2, '👩🏽‍🍳👩🏽‍🍳'],
    ['Ana Maria', 4, 'Ana'],
    ['u\u0308ber', 2, 'u\u0308b'],
    ['Ana', 3, 'Ana'],
  ])('%j has at most %i characters: %j', (text, max, line) => {
    expect(oneLine(text, max)).toBe(line)
  })

  it('has no sign that is longer than any in writing', () => {
    expect(oneLine(`Ana${'\u0301'.repeat(1_000)}`, 3)).toBe('An')
  })

  it('never has a second line or half of a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const line = oneLine(text, max)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u)
        expect(oneLine(line, max)).toBe(line)
      }),
    )
  })
})
