// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isPair, isScalar, type Pair, parseDocument, type Scalar, visit } from 'yaml'
import { checkPage } from '../../../src/content/load/check-page.ts'
import { checkSharedContent } from '../../../src/content/load/shared/check-shared-content.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { lineCount, lineText, positionAt } from '../../../src/content/parse/source.ts'
import { createBlockCheck } from '../../../src/content/validate/block/check-block.ts'
import { readData } from '../../../src/generate/material.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { repeats } from '../../support/long.ts'

const { files } = await readData('.', 'pages')
const shared = checkSharedContent(files, 'pages/_data/site.yaml', new Date('2026-11-21'), { blocks: blockSchemas })
const checkBlock = createBlockCheck(blockSchemas)
const names = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((name) => /^(?!_).*\.yaml$/.test(name))
const isGenerated = (text: string) => /^template: /m.test(text)
const all = names.sort().map((name) => readFileSync(`pages/${name}`, 'utf8'))
/** Every page that was written by hand, and some of those that a template gave. */
const pages = all.filter((text, index) => !isGenerated(text) || index % 25 === 0)

const read = (text: string) => {
  const source = { file: 'pages/page.yaml', text }
  return { source, ...checkPage(parse(source), '/page', { shared, checkBlock }) }
}

const garbage = fc.oneof(
  fc.constantFrom(
    ...'{}[]:,-|>&*!#"\'%@`\t\n\r \\',
    '- ',
    ': ',
    '---\n',
    '{site.x}',
    '__proto__: 1',
    '\u0000',
    '\uFEFF',
    '<<: *a',
    '? ',
  ),
  fc.constantFrom(
    '\u202E',
    '\u200F\u0627\u0644',
    '👩‍👩‍👧',
    '\uD83D',
    '[['.repeat(60),
    'x'.repeat(5_000),
    '  '.repeat(100),
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

/** A page after one rough change: a piece cut out, put in, doubled, or all that follows cut off. */
const mutated = fc
  .record({
    page: fc.nat(pages.length - 1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    kind: fc.constantFrom('cut', 'put', 'double', 'end', 'move'),
    piece: garbage,
  })
  .map(({ page, at, length, kind, piece }) => {
    const text = pages[page] as string
    const start = Math.floor(at * text.length)
    const part = text.slice(start, start + length)
    const rest = text.slice(start + length)
    if (kind === 'cut') return text.slice(0, start) + rest
    if (kind === 'put') return text.slice(0, start) + piece + text.slice(start)
    if (kind === 'double') return text.slice(0, start) + part + part + rest
    return kind === 'end' ? text.slice(0, start) : text.slice(0, start) + rest + part
  })

describe('a page of the site that was changed at random', () => {
  it('is a page or gives errors at places inside the file, and never throws', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const { source, page, diagnostics } = read(text)
        expect(page !== undefined || diagnostics.length > 0).toBe(true)
        for (const { file, line, column, message, hint } of diagnostics) {
          expect(`${message}${hint}`).not.toMatch(/undefined|\[object|NaN| {4}at .*:\d+:\d+/)
          if (file !== source.file) continue
          expect(line).toBeLessThanOrEqual(Math.max(1, lineCount(source) + 1))
          expect(column).toBeLessThanOrEqual(lineText(source, line).length + 2)
        }
      }),
      { numRuns: repeats(1_500) },
    )
  })
})

type Field = Pair<Scalar, Scalar>

/** The fields of the blocks of a page that hold one text, number or choice, written in one line. */
function fieldsOf(text: string): Field[] {
  const found: Field[] = []
  const blocks = parseDocument(text).get('blocks', true)
  visit(blocks as Parameters<typeof visit>[0], {
    Pair(_key, pair) {
      const isField = isPair(pair) && isScalar(pair.key) && isScalar(pair.value) && pair.value.range != null
      if (isField && !isMap(pair.value) && !['from', 'use', 'only'].includes(String((pair.key as Scalar).value)))
        found.push(pair as Field)
    },
  })
  return found.filter(({ value }) => value?.range && !text.slice(value.range[0], value.range[1]).includes('\n'))
}

/** One field with another name, or with a value that no field takes. */
function changedField(text: string, { key, value }: Field, kind: string): string {
  const [start = 0, end = 0] = (kind === 'rename' ? key.range : value?.range) ?? []
  const words = { rename: `${String(key.value)}zz`, list: '[1, [2]]', mapping: '{ zz: 1 }', nothing: 'null' }[kind]
  return text.slice(0, start) + words + text.slice(end)
}

describe('a field that was changed', () => {
  it('is reported at its line', () => {
    fc.assert(
      fc.property(
        fc.nat(pages.length - 1),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.constantFrom('rename', 'list', 'mapping', 'nothing'),
        (page, which, kind) => {
          const text = pages[page] as string
          const fields = fieldsOf(text)
          const field = fields[Math.floor(which * fields.length)]
          if (field === undefined) return
          const { source, diagnostics } = read(changedField(text, field, kind))
          const { line } = positionAt(source, field.key.range?.[0] ?? 0)
          expect(diagnostics.map((one) => `${one.file}:${one.line}`)).toContain(`${source.file}:${line}`)
        },
      ),
      { numRuns: repeats(1_000) },
    )
  })
})
