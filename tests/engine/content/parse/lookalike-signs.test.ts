// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { spliced } from '../../../../src/content/edit/splice.ts'
import { lookalikeMistakes } from '../../../../src/content/parse/lookalike-mistakes.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const page = `title: About us
description: >-
  Who we are – and what we do.
  – We came in 2010.
blocks:
  - type: hero
    title: "Hiring: a guide"
    action: { text: "Ask, please", href: "#quote" }
  - type: faq
    items:
      - question: How many?
        answer: |
          One for fifty:
          – at the door,
          – at the bar.
      - question: When?
        answer: At 8 – or later.
    tags: [one, two]
`
const file = 'pages/about.yaml'
const read = (text: string) => parse({ file, text })
const lines = page.split('\n')
const withLine = (index: number, line: string) => lines.with(index, line).join('\n')
const nameOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
const signs = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code))

/** The text with all changes that the diagnostics offer. */
function fixed(text: string, diagnostics: readonly Diagnostic[]): string {
  const splices = diagnostics.flatMap(({ fix }) => (fix?.change.kind === 'text' ? fix.change.splices : []))
  return spliced(text, splices)
}

/** The text is refused, for this sign on its line alone, and as good as the page with the fix. */
function expectNamed(text: string, line: number, sign: string) {
  const { diagnostics } = read(text)
  expect(diagnostics, text).toMatchObject([{ code: 'lookalike-sign', line }])
  expect(diagnostics[0]?.message).toContain(nameOf(sign))
  expect(read(fixed(text, diagnostics)).value, text).toEqual(read(page).value)
}

const dashes = signs(
  ...[0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0xfe58, 0xfe63, 0xff0d],
  ...[0x2022, 0x2023, 0x2043, 0x25e6, 0xb7],
)
const colons = signs(0xff1a, 0xfe55, 0xfe13, 0xa789, 0x2236)
const commas = signs(0xff0c, 0xfe50, 0x3001, 0x60c)
const quotes = ['“”', '„“', '””', '‘’', '‚‘', '«»', '»«', '‹›', '「」', '″″', '“"', '"”', "'’"]
  .concat(signs(0xff02, 0xff07).map((sign) => sign + sign))
  .map((both) => [...both] as [string, string])

it.each(dashes)('%s is named in place of the dash of any entry', (sign) => {
  for (const [index, line] of lines.entries()) {
    if (!/^ *- /.test(line)) continue
    for (const entry of [`${sign} `, sign]) expectNamed(withLine(index, line.replace('- ', entry)), index + 1, sign)
  }
})

it.each(dashes)('%s is named in each line if all entries begin with it', (sign) => {
  const text = page.replaceAll(/^( *)- /gm, `$1${sign} `)
  const { diagnostics } = read(text)
  const entries = lines.flatMap((line, index) => (/^ *- /.test(line) ? [index + 1] : []))
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual(entries.map((line) => ['lookalike-sign', line]))
  expect(read(fixed(text, diagnostics)).value).toEqual(read(page).value)
})

it.each(colons)('%s is named behind the name of any field', (sign) => {
  for (const [index, line] of lines.entries()) {
    const [, start, name] = /^( *(?:- )*)([a-z]+):/.exec(line) ?? []
    if (name === undefined) continue
    for (const mark of [sign, `${sign} `, ` ${sign} `]) {
      const text = withLine(index, line.replace(/: ?/, line.endsWith(':') ? mark.trimEnd() : mark))
      expectNamed(text, index + 1, sign)
    }
    expect(start).toBeDefined()
  }
})

it.each(colons)('%s is named behind a name between braces', (sign) => {
  const index = lines.findIndex((line) => line.includes('{'))
  for (const name of ['text', 'href'])
    expectNamed(withLine(index, (lines[index] ?? '').replace(`${name}: `, `${name}${sign}`)), index + 1, sign)
})

it.each(commas)('%s is named between the fields in braces', (sign) => {
  const index = lines.findIndex((line) => line.includes('{'))
  expectNamed(withLine(index, (lines[index] ?? '').replace('", ', `"${sign}`)), index + 1, sign)
})

describe.each(quotes)('the quotes %s%s', (open, close) => {
  it('are named around a value that needs quotes', () => {
    for (const [index, line] of lines.entries()) {
      const sign = /["']/.test(open) ? close : open
      for (const text of ['Hiring: a guide', 'Ask, please'])
        if (line.includes(`"${text}"`))
          expectNamed(withLine(index, line.replace(`"${text}"`, open + text + close)), index + 1, sign)
    }
  })
})

describe('a text', () => {
  const anySign = fc.constantFrom(...dashes, ...colons, ...commas, ...quotes.flat(), 'a', ' ', '\n')
  const text = fc.string({ unit: anySign, maxLength: 40 })

  it('holds any of these signs in a block text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const body = `x\n${written}`.split('\n').map((line) => `      ${line}`)
        const source = ['blocks:', '  - type: rich-text', '    body: |', ...body, '    title: One', ''].join('\n')
        expect(read(source).diagnostics).toEqual([])
      }),
    )
  })

  it('holds any of these signs behind its first letter and in quotes', () => {
    fc.assert(
      fc.property(text, (written) => {
        const line = written.replaceAll(/["'\n]/g, '')
        for (const value of [`x${line}`, `"${line}"`, `“x${line}”`])
          expect(read(`title: ${value}\nitems: { a: ${JSON.stringify(line)} }\n`).diagnostics, value).toEqual([])
      }),
    )
  })

  it('is not blamed for the error of another line', () => {
    fc.assert(
      fc.property(text, (written) => {
        const body = `x\n${written}`.split('\n').map((line) => `  ${line}`)
        for (const broken of ['title: [one', 'title: "one', 'title: a: b', ' title: one'])
          for (const source of [
            `body: |\n${body.join('\n')}\n${broken}\n`,
            `${broken}\nbody: |\n${body.join('\n')}\n`,
          ]) {
            const codes = read(source).diagnostics.map(({ code }) => code)
            expect(codes, source).not.toContain('lookalike-sign')
          }
      }),
    )
  })
})

it.each(['pages', 'tests/sites/spoke-and-chain'])('no file of %s is suspected', (folder) => {
  const root = join(import.meta.dirname, '../../../..', folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  expect(files.length).toBeGreaterThan(20)
  for (const name of files)
    expect(parse({ file: name, text: readFileSync(join(root, name), 'utf8') }).diagnostics, name).toEqual([])
})

it.each([10, 200, 5_000])('%i wrong lines are searched without parsing the file again and again', (lines) => {
  const text = `title: A\nblocks:\n${'  – type： “heading: x”\n    title： T\n'.repeat(lines)}`
  let parsed = 0
  const firstError = ({ text }: { text: string }) => {
    parsed += text.length
    return text.split('\n').findIndex((line) => line.includes('–')) + 1 || Number.POSITIVE_INFINITY
  }
  lookalikeMistakes({ file: 'a.yaml', text }, firstError)
  expect(parsed).toBeLessThanOrEqual(Math.max(400_000, text.length))
})
