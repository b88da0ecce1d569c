import { describe, expect, it } from 'vitest'
import { moveBlock, moveBlockTo } from '../../../src/studio/client/block-commands.ts'
import type { PageModel } from '../../../src/studio/model.ts'

/** A page whose blocks come from these entries of its file: the second one is a fragment of two blocks. */
const page = {
  file: 'pages/about.yaml',
  list: ['blocks'],
  blocks: [0, 1, 1, 2, 3].map((entry) => ({ entry })),
} as unknown as PageModel

const moved = (command: ReturnType<typeof moveBlockTo>) => {
  if (command?.edit.edit.kind !== 'move') return undefined
  const { path, to } = command.edit.edit
  return { from: path.at(-1), to: to.at(-1), selected: command.selected }
}

describe('a block', () => {
  it('is moved to the position of another one, over all blocks of a fragment', () => {
    expect(moved(moveBlockTo(page, 0, 3))).toEqual({ from: 0, to: 2, selected: 3 })
    expect(moved(moveBlockTo(page, 4, 1))).toEqual({ from: 3, to: 1, selected: 1 })
  })

  it('of a fragment is moved with the other blocks of it', () => {
    expect(moved(moveBlockTo(page, 2, 3))).toEqual({ from: 1, to: 2, selected: 3 })
    expect(moved(moveBlockTo(page, 1, 0))).toEqual({ from: 1, to: 0, selected: 0 })
    expect(moveBlockTo(page, 1, 2)).toBeUndefined()
  })

  it('is moved by one entry, but not past the ends of the page', () => {
    expect(moved(moveBlock(page, 3, -1))).toEqual({ from: 2, to: 1, selected: 1 })
    expect(moveBlock(page, 0, -1)).toBeUndefined()
    expect(moveBlock(page, 4, 1)).toBeUndefined()
    expect(moveBlockTo(page, 3, 3)).toBeUndefined()
  })
})
