import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedLine, decode, lineCount, lineText, positionAt } from '../../../../src/content/parse/source.ts'

const source = (text: string) => ({ file: 'pages/about.yaml', text })

describe('places in a file', () => {
  it('counts lines and columns from 1, with either line break', () => {
    const text = source('a: 1\r\nb: 2\nc: 3')
    expect(positionAt(text, 0)).toEqual({ line: 1, column: 1 })
    expect(positionAt(text, text.text.indexOf('2'))).toEqual({ line: 2, column: 4 })
    expect(positionAt(text, text.text.indexOf('3'))).toEqual({ line: 3, column: 4 })
    expect(lineText(text, 1)).toBe('a: 1')
    expect(lineCount(text)).toBe(3)
  })

  it('stays inside the file for every offset', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', ':') }), fc.integer(), (text, offset) => {
        const { line, column } = positionAt(source(text), offset)
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(text.split('\n').length)
        expect(column).toBeLessThanOrEqual((text.split('\n')[line - 1] ?? '').length + 1)
      }),
    )
  })
})

describe('the corrected line', () => {
  it('replaces the range and drops the indentation', () => {
    expect(correctedLine(source('  - type: heros\n'), 10, 15, 'hero')).toBe('- type: hero')
  })

  it('is omitted if the range covers several lines or the line is long', () => {
    expect(correctedLine(source('a: b\nc: d'), 0, 7, 'x')).toBeUndefined()
    expect(correctedLine(source(`a: ${'b'.repeat(500)}`), 0, 1, 'c')).toBeUndefined()
  })
})

describe('bytes to text', () => {
  it('drops a byte order mark', () => {
    expect(decode(new TextEncoder().encode('\uFEFFa: 1'))).toEqual({ text: 'a: 1' })
  })

  it('finds the first byte that is not UTF-8', () => {
    expect(decode(Uint8Array.of(0x61, 0xe9, 0x20)).badAt).toBe(1)
  })
})
