import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillText, tokenRange, tokensIn } from '../../../../src/content/resolve/tokens.ts'

const values = new Map([
  ['site.phone', '(213) 555-0142'],
  ['city.name', 'Los Angeles'],
])
const fill = (text: string) => fillText(text, (name) => values.get(name))

describe('tokens in text', () => {
  it.each([
    ['Call {site.phone}', 'Call (213) 555-0142'],
    ['{city.name}{city.name}', 'Los AngelesLos Angeles'],
    ['{{site.phone}} is a token', '{site.phone} is a token'],
    ['{{}}', '{}'],
    ['{ site.phone }', '{ site.phone }'],
    ['{a, b}', '{a, b}'],
    ['{', '{'],
    ['tel:{site.phone}', 'tel:+12135550142'],
    ['Or [{site.phone}](tel:{site.phone}).', 'Or [(213)\u00a0555-0142](tel:+12135550142).'],
    ['https://example.com/{city.name}', 'https://example.com/Los Angeles'],
  ])('%s → %s', (text, filled) => {
    expect(fill(text)).toEqual({ text: filled, unknown: [] })
  })

  it.each([
    ['(213) 555-0142', '(213)\u00a0555-0142'],
    ['+31 20 555 0142', '+31\u00a020\u00a0555\u00a00142'],
    ['2026-11-25', '2026-11-25'],
    ['8 to 18', '8 to 18'],
  ])('writes %o within a sentence so that a phone number stays on one line', (value, shown) => {
    expect(fillText('Questions? Call {site.phone}.', () => value).text).toBe(`Questions? Call ${shown}.`)
    expect(fillText('Call {site.phone}', () => value).text).toBe(`Call ${value}`)
  })

  it('leaves unknown tokens as they are and counts them without the literals', () => {
    expect(fill('{{x}} {site.phone} {site.fone} {nothing}')).toEqual({
      text: '{x} (213)\u00a0555-0142 {site.fone} {nothing}',
      unknown: [1, 2],
    })
  })

  it('fills a value only once', () => {
    expect(fillText('{a}', () => '{site.phone}').text).toBe('{site.phone}')
  })

  it('does not change text without braces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{'))
        expect(fill(text).text).toBe(text)
      }),
    )
  })
})

describe('the range of a token in its scalar', () => {
  it.each([
    ['plain', 'See {a.b} now'],
    ['double quotes with escapes', '"\\"{{x}}\\" \\u00e4 {a.b} now"'],
    ['single quotes', "'it''s {a.b} now'"],
    ['a block', '|\n    First line.\n    Then {a.b} now.\n'],
    ['a block whose header has a comment', '> # {not.this}\n    First {a.b} now.\n'],
  ])('in %s', (_style, source) => {
    const { start, end } = tokenRange(source, 0, source.length, 0)
    expect(source.slice(start, end)).toBe('{a.b}')
    expect(start).toBeGreaterThan(0)
  })

  it('is the whole scalar if an escape hides the brace', () => {
    const source = '"\\x7ba.b}"'
    expect(tokensIn(source)).toEqual([])
    expect(tokenRange(source, 0, source.length, 0)).toEqual({ start: 0, end: source.length })
  })
})
