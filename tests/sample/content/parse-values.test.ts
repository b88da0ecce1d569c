// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNodes } from '../../../src/content/parse/parse.ts'
import { parseValues } from '../../../src/content/parse/parse-values.ts'
import { repeats } from '../../support/long.ts'

const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** What both readers say of a text; the quick one may leave it to the nodes, and then says nothing. */
function expectSameValues(text: string, file = 'pages/about.yaml'): boolean {
  const quick = parseValues({ file, text })
  if (quick === undefined) return false
  expect({ text, ...parseNodes({ file, text }, '') }).toEqual({ text, value: quick, diagnostics: [] })
  return true
}

describe('values read without nodes are those of the nodes', () => {
  it('in all content of the sample site, nearly all of which is read without nodes', () => {
    const texts = textsBelow('pages')
    const quick = texts.filter(({ file, text }) => expectSameValues(text, file))
    expect(quick.length).toBeGreaterThan(texts.length * 0.99)
  })

  it('in all content with errors', () => {
    for (const { file, text } of textsBelow('tests/engine/errors')) expectSameValues(text, file)
  })

  it.each([
    ['a: 1\nb: -2.50\nc: 1e3\nd: .5\ne: 0x1F\nf: 0o17\ng: 017\nh: 1_000\ni: +3\nj: -0\nk: 02110\nl: 12:30\n'],
    ['a: true\nb: False\nc: NO\nd: yes\ne: null\nf: ~\ng:\nh: Null\ni: .inf\nj: .NaN\nk: nan\n'],
    ['a: 2026-11-24\nb: 2026-11-24T10:00:00Z\nc: =\nd: <<\n'],
    ['<<: a\nb: [1, x, "2", [true]]\n'],
    ["a: >-\n  one\n  two\n\n  three\nb: |+\n  one\n\nc: \"x\\n\\u263A\"\nd: 'it''s'\ne: one\n  two\n"],
    ['- a: 1\n  b: 2\n-\n  - x\n- - y\n  - z\n- ""\n'],
    ['1: a\ntrue: b\nnull: c\n01: d\n1.0: e\n'],
    ['a: x # a comment\n# another\nb: "y" #comment\n'],
    ['a: x\r\nb: |\r\n  one\r\n  two\r\n'],
    ['toString: a\nhasOwnProperty: b\n'],
    ['- { a: b, c: "{x}, y", d: [e, { f: 1 }] } # a comment\n- {a: it\'s}\n- {}\n- { a: , b }\n'],
    ['a:\n- { b: c }d: { e: f }\n'],
    ['a: {\n  b: c\n}\n'],
    ['- { a: { b: { c: "}" } }, d: { e: f } } # a comment\n- { a: { b: { c: { d: e } } } }\n- { a: { b: c } x }\n'],
    ['# a #comment\na: x\n  # a #comment\nb: |\n  # a #text\nc: "\n  # a #text"\n'],
  ])('in %j', (text) => {
    expectSameValues(text)
  })

  const piece = fc.oneof(
    fc.constantFrom(...'{}[]:,-|>&*!#"\'%@`\t\n\r \\?~=0123456789.+_eExon'),
    fc.constantFrom(
      '- ',
      ': ',
      '---\n',
      '...',
      '? ',
      '<<: ',
      '__proto__: ',
      '\n\n',
      '  ',
      '\u2028',
      '\u0085',
      '\uFEFF',
      '#x',
    ),
    fc.string({ maxLength: 6 }),
  )
  const sample = textsBelow('pages').filter(({ text }) => text.length < 4_000)

  it('in 3,000 texts that were changed at random', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sample),
        fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), remove: fc.nat(8), insert: piece }), {
          minLength: 1,
          maxLength: 3,
        }),
        ({ file, text }, edits) => {
          const edited = edits.reduce((all, { at, remove, insert }) => {
            const from = Math.floor(at * all.length)
            return all.slice(0, from) + insert + all.slice(from + remove)
          }, text)
          expectSameValues(edited, file)
        },
      ),
      { numRuns: repeats(3_000) },
    )
  })
})
