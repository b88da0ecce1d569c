import { describe, expect, it } from 'vitest'
import { blockMark } from '../../../../../src/render/marks/marks.ts'
import { changedBlocks } from '../../../../../src/studio/client/history/changed-blocks.ts'
import type { FrameView } from '../../../../../src/studio/wire/page.ts'

/** The view of a page with these blocks. */
function viewOf(...texts: string[]): FrameView {
  const blocks = texts.map((text, number) => `<section ${blockMark}="${number}">${text}</section>`)
  const body = `<header></header><main>${blocks.join('')}</main><footer></footer>`
  return { revision: 0, title: '', header: '', hasActionBar: false, styles: '', body }
}

/** The numbers of the blocks with a line around them. */
const outlined = ({ styles }: FrameView) => [...styles.matchAll(/="(\d+)"/g)].map(([, number]) => Number(number))

describe('the blocks that differ in two versions of a page', () => {
  it.each([
    ['none', ['a', 'b'], ['a', 'b'], undefined, [[], []]],
    [
      'a text',
      ['a', 'b', 'c'],
      ['a', 'x', 'c'],
      [
        { from: 1, to: 2 },
        { from: 1, to: 2 },
      ],
      [[1], [1]],
    ],
    [
      'an added one',
      ['a', 'c'],
      ['a', 'b', 'c'],
      [
        { from: 1, to: 1 },
        { from: 1, to: 2 },
      ],
      [[], [1]],
    ],
    [
      'a deleted one at the end',
      ['a', 'b'],
      ['a'],
      [
        { from: 1, to: 2 },
        { from: 1, to: 1 },
      ],
      [[1], []],
    ],
    [
      'a second one of the same',
      ['a', 'b'],
      ['a', 'a', 'b'],
      [
        { from: 1, to: 1 },
        { from: 1, to: 2 },
      ],
      [[], []],
    ],
    [
      'a moved one',
      ['a', 'b', 'c', 'd'],
      ['a', 'c', 'b', 'd'],
      [
        { from: 1, to: 3 },
        { from: 1, to: 3 },
      ],
      [[], []],
    ],
    [
      'all of them',
      ['a'],
      ['b', 'c'],
      [
        { from: 0, to: 1 },
        { from: 0, to: 2 },
      ],
      [[0], [0, 1]],
    ],
  ])('%s', (_name, before, after, ranges, lines) => {
    const changed = changedBlocks(viewOf(...before), viewOf(...after))
    expect(changed.ranges).toEqual(ranges)
    expect(changed.views.map(outlined)).toEqual(lines)
  })
})
