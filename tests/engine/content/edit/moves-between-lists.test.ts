import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { columnsOf } from '../../../../schema/nested-blocks.ts'
import { editText } from '../../../../src/content/edit/edit-text.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { isLong } from '../../../support/long.ts'

const page = `# About this file.
title: Side by side
blocks:
  # The title of all.
  - type: page-title # short
    title: One
  - type: section
    # How wide they are.
    layout: 1/2 1/2
    columns:
      # The left one.
      - blocks:
          # A text of its own.

          # About two.
          - type: text
            body: |
              Two, # no comment

                indented.
          - type: section
            columns:
              - orderOnPhones: 1
                blocks:
                - type: text
                  body: "Three: in quotes" # behind three
                  # below three
              - blocks: []
      - blocks:

          - use: pair

          # About four.
          - type: callout
            text: >-
              Four
              folded.
  - type: text
    body: Five
# The end.
`

/** The lists of blocks of a page. */
function listsOf(value: unknown, list: EditPath): EditPath[] {
  const blocks = valueIn(value, list) as unknown[]
  const inside = blocks.flatMap((block, index) =>
    columnsOf(block).flatMap(({ column }) => listsOf(value, [...list, index, 'columns', column, 'blocks'])),
  )
  return [list, ...inside]
}

const sizeOf = (value: unknown, list: EditPath) => (valueIn(value, list) as unknown[]).length

/** The text of every line that says something, without its position. An empty list is one that had entries. */
const words = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:- )+/, '')
        .replace(/(?<=blocks:) \[\]/, ''),
    )
    .filter((line) => line !== '')
    .sort()

const valuesOf = (text: string) => parse({ file: '', text }).value

describe.each([
  ['', page],
  [' with Windows line breaks', page.replaceAll('\n', '\r\n')],
])('blocks that are moved between lists of a file%s', (_, text) => {
  it('keep all words and comments of the file, whatever is moved where', () => {
    const step = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        let now = text
        for (const [fromList, fromIndex, toList, toIndex] of steps) {
          const from = listsOf(valuesOf(now), ['blocks']).filter((list) => sizeOf(valuesOf(now), list) > 0)
          const list = from[fromList % from.length] as EditPath
          const path = [...list, fromIndex % sizeOf(valuesOf(now), list)]
          // A page keeps one block.
          if (list.length === 1 && sizeOf(valuesOf(now), list) === 1) continue
          const taken = valuesOf(editText(now, [{ kind: 'delete', path }]))
          const to = listsOf(taken, ['blocks'])
          const target = to[toList % to.length] as EditPath
          const moved = editText(now, [{ kind: 'move', path, to: [...target, toIndex % (sizeOf(taken, target) + 1)] }])
          expect(words(moved)).toEqual(words(text))
          expect(moved.includes('\r\n')).toBe(text.includes('\r\n'))
          now = moved
        }
      }),
      { numRuns: isLong ? 300 : 30 },
    )
  })
})

describe('the only block of a column', () => {
  const before = `blocks:\n  - type: section\n    columns:\n      - blocks:\n          # About it.\n          - type: text\n            body: Hi\n  - type: text\n    body: Five\n`

  it('leaves an empty list, and takes its comment along', () => {
    const path = ['blocks', 0, 'columns', 0, 'blocks', 0]
    const after = editText(before, [{ kind: 'move', path, to: ['blocks', 1] }])
    expect(after).toBe(
      `blocks:\n  - type: section\n    columns:\n      - blocks: []\n  # About it.\n  - type: text\n    body: Hi\n  - type: text\n    body: Five\n`,
    )
    expect(editText(after, [{ kind: 'move', path: ['blocks', 1], to: path }])).toBe(before)
  })
})
