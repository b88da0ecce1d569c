import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isScalar, parseDocument, stringify } from 'yaml'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import { EditRefused } from '../../../src/content/edit/edit-refused.ts'
import { editText } from '../../../src/content/edit/edit-text.ts'
import { editedValue } from '../../../src/content/edit/edited-value.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { isLong, repeats } from '../../support/long.ts'
import { anyValue, editOf } from './every-edit.ts'

const valuesOf = (text: string) => parse({ file: '', text }).value
const linesOf = (text: string) => text.split('\n')

/** Whether the lines of one text stand in the other, in their order, with others between them. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const line of whole) if (line === part[at]) at += 1
  return at === part.length
}

/** Where a text, number or the like stands that is written in one line. */
function scalarAt(text: string, path: EditPath): { start: number; end: number } | undefined {
  const node = parseDocument(text).getIn(path, true)
  const [start = 0, end = 0] = (isScalar(node) && node.range) || []
  return end > start && !text.slice(start, end).includes('\n') ? { start, end } : undefined
}

/** The values after the edit, or `undefined` where it asks for what is not there. */
function meantBy(before: unknown, edit: Edit): unknown {
  try {
    return editedValue(before, edit)
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

const text = (path: string) => readFileSync(path, 'utf8')
const isGenerated = (name: string) => /^template: /m.test(text(`pages/${name}`))
/** All files that are written by hand, and some of those that a template gave; a part of them by default. */
const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .filter((name, index) => !isGenerated(name) || index % 10 === 0)
  .filter((_name, index) => isLong || index % 10 === 0)

describe('the files of the site', () => {
  it('have the edited value after any edit, and all their other lines', () => {
    const edits = fc.gen()
    for (const [index, name] of files.entries()) {
      const before = text(`pages/${name}`)
      const values = valuesOf(before)
      fc.assert(
        fc.property(edits, (draw) => {
          const edit = draw(() => editOf(values))
          const meant = meantBy(values, edit)
          if (meant === undefined) return
          const after = editText(before, [edit])
          expect(valuesOf(after)).toEqual(meant)
          const old = scalarAt(before, edit.path)
          if (edit.kind !== 'set' || old === undefined || typeof edit.value === 'object') return
          expect(after.startsWith(before.slice(0, old.start))).toBe(true)
          expect(after.endsWith(before.slice(old.end))).toBe(true)
        }),
        { numRuns: 2, seed: index },
      )
    }
  })

  it('have every line if blocks are moved, and all others if one is deleted or inserted', () => {
    for (const name of files) {
      const before = text(`pages/${name}`)
      const blocks = (valuesOf(before) as { blocks?: unknown[] }).blocks
      if (blocks === undefined || blocks.length < 2) continue
      const last = blocks.length - 1
      const moved = editText(before, [{ kind: 'move', path: ['blocks', last], to: ['blocks', 0] }])
      expect(linesOf(moved).sort()).toEqual(linesOf(before).sort())
      expect(editText(moved, [{ kind: 'move', path: ['blocks', 0], to: ['blocks', last] }])).toBe(before)
      const deleted = editText(before, [{ kind: 'delete', path: ['blocks', 0] }])
      expect(isPartOf(linesOf(deleted), linesOf(before))).toBe(true)
      const inserted = editText(before, [
        { kind: 'insert', path: ['blocks', 1], value: { use: 'quote-form', tone: 'paper' } },
      ])
      expect(isPartOf(linesOf(before), linesOf(inserted))).toBe(true)
      expect(editText(inserted, [{ kind: 'delete', path: ['blocks', 1] }])).toBe(before)
    }
  })
})

const comments = fc.constantFrom('', '', '# note', '\n# apart\n', '\n')
const style = fc.record({
  indentSeq: fc.boolean(),
  indent: fc.constantFrom(2, 4),
  lineWidth: fc.constantFrom(0, 40),
  collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
})
const written = fc
  .tuple(
    fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), anyValue, { minKeys: 2, maxKeys: 5 }),
    style,
    fc.array(comments),
    fc.boolean(),
  )
  .map(([value, options, notes, isCrLf]) => {
    const fields = Object.entries(value).map(([name, field]) => stringify({ [name]: field }, options))
    const lines = fields
      .map((field, index) => `${notes[index] === undefined ? '' : `${notes[index]}\n`}${field}`)
      .join('')
    return isCrLf ? lines.replaceAll('\n', '\r\n') : lines
  })
  .filter((text) => valuesOf(text) !== undefined)

describe('any file', () => {
  it('has the edited values after any edits', () => {
    let refused = 0
    let edits = 0
    fc.assert(
      fc.property(written, fc.gen(), (before, draw) => {
        let after = before
        for (let count = 0; count < 3; count += 1) {
          const values = valuesOf(after)
          const edit = draw(() => editOf(values))
          const meant = meantBy(values, edit)
          if (meant === undefined) continue
          edits += 1
          try {
            after = editText(after, [edit])
            expect(valuesOf(after)).toEqual(meant)
          } catch (error) {
            if (!(error instanceof EditRefused)) throw error
            refused += 1
          }
        }
      }),
      { numRuns: repeats(300), seed: 7 },
    )
    // Empty lines at the end of a `|+` text belong to it, and cannot always go elsewhere.
    expect(refused).toBeLessThanOrEqual(Math.max(1, edits / 100))
  })
})
