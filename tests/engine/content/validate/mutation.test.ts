import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeFrame } from '../../../../src/content/formats/pretty.ts'
import { checkPage } from '../../../../src/content/load/check-page.ts'
import { checkSharedContent } from '../../../../src/content/load/shared/check-shared-content.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { lineCount, lineText } from '../../../../src/content/parse/source.ts'
import { createBlockCheck } from '../../../../src/content/validate/block/check-block.ts'
import { repeats } from '../../../support/long.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'

const valid = `title: About us
description: Who we are, how we choose the people we send, and what you can expect on the day.
blocks:
  - type: hero
    title: "Staff for {{events}}"
    intro: |
      First line.
      Second line.
  - type: faq
    items: [{ question: Why?, answer: Because. }]
  - type: call-to-action
    title: Hi
    action: { text: Press, href: /about }
`
const shared = checkSharedContent(new Map(), 'pages/_data/site.yaml', new Date('2026-11-21'))
const checkBlock = createBlockCheck(sampleBlocks)
const read = (text: string) => {
  const source = { file: 'pages/about.yaml', text }
  return { source, ...checkPage(parse(source), '/about', { shared, checkBlock }) }
}

const piece = fc.oneof(
  fc.constantFrom(...'{}[]:,-|>&*!#"\'%@`\t\n\r \\'),
  fc.constantFrom(
    '- ',
    ': ',
    '---\n',
    '{site.x}',
    'use: a',
    'from: b',
    '__proto__: 1',
    '\u0000',
    '\uFEFF',
    '<<: *a',
    '...',
    '? ',
  ),
  fc.string({ maxLength: 6 }),
)
const edit = fc.record({ at: fc.nat(valid.length), remove: fc.nat(12), insert: piece })

describe('a page that was changed at random', () => {
  it('is valid before the change', () => {
    expect(read(valid)).toMatchObject({ diagnostics: [], page: { path: '/about' } })
  })

  it('is a page or gives errors at places inside the file, and never throws', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = edits.reduce(
          (all, { at, remove, insert }) => all.slice(0, at) + insert + all.slice(at + remove),
          valid,
        )
        const { source, page, diagnostics } = read(text)
        expect(page !== undefined || diagnostics.length > 0).toBe(true)
        for (const diagnostic of diagnostics) {
          const { line, column, message, hint } = diagnostic
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(Math.max(1, lineCount(source) + 1))
          expect(column).toBeGreaterThanOrEqual(1)
          expect(column).toBeLessThanOrEqual(lineText(source, line).length + 2)
          expect(`${message}${hint}`).not.toMatch(/undefined|\[object|NaN/)
          codeFrame(diagnostic, source.text)
        }
      }),
      { numRuns: repeats(1_000) },
    )
  })
})

it('refuses a page without blocks', () => {
  const { page, diagnostics } = read(`title: About\ndescription: ${'x'.repeat(80)}\nblocks: []\n`)
  expect(page).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'too-few', path: 'blocks' }])
})
