import { describe, expect, it } from 'vitest'
import type { EditPath } from '../../../../schema/edit.ts'
import { rowsOf, slotOfDrop } from '../../../../src/studio/client/outline/outline-rows.ts'
import {
  addBlock,
  type BlockCommand,
  deleteBlock,
  moveAside,
  moveBlock,
  moveToSlot,
  newSlot,
} from '../../../../src/studio/client/page-blocks/block-commands.ts'
import { placeWords } from '../../../../src/studio/client/page-blocks/block-tree.ts'
import type { BlockModel, PageModel } from '../../../../src/studio/wire/page.ts'
import type { BlockTypeModel } from '../../../../src/studio/wire/setup.ts'

const file = 'pages/about.yaml'
const blocks = ['blocks']

/** A page whose blocks come from these entries of its file: the second one is a fragment of two blocks. */
const page = {
  file,
  list: blocks,
  blocks: [0, 1, 1, 2, 3].map((entry) => ({ entry: ['blocks', entry], values: {} })),
} as unknown as PageModel

const moved = (command: BlockCommand | undefined) => {
  if (command?.edit.edit.kind !== 'move') return undefined
  const { path, to } = command.edit.edit
  return { from: path.join('.'), to: to.join('.'), selected: command.selected }
}
const onPage = (from: number, to: number, selected: number) => ({
  from: `blocks.${from}`,
  to: `blocks.${to}`,
  selected,
})

describe('a block', () => {
  it('is moved before another one, over all blocks of a fragment', () => {
    expect(moved(moveToSlot(page, 0, { list: blocks, index: 3 }))).toEqual(onPage(0, 2, 3))
    expect(moved(moveToSlot(page, 4, { list: blocks, index: 1 }))).toEqual(onPage(3, 1, 1))
  })

  it('of a fragment is moved with the other blocks of it', () => {
    expect(moved(moveToSlot(page, 2, { list: blocks, index: 3 }))).toEqual(onPage(1, 2, 3))
    expect(moved(moveToSlot(page, 1, { list: blocks, index: 0 }))).toEqual(onPage(1, 0, 0))
    expect(moveToSlot(page, 1, { list: blocks, index: 2 })).toBeUndefined()
  })

  it('is moved by one entry, but not past the ends of the page', () => {
    expect(moved(moveBlock(page, 3, -1))).toEqual(onPage(2, 1, 1))
    expect(moveBlock(page, 0, -1)).toBeUndefined()
    expect(moveBlock(page, 4, 1)).toBeUndefined()
    expect(moveToSlot(page, 3, { list: blocks, index: 2 })).toBeUndefined()
  })
})

type Written = string | Written[][]

/** A page of these blocks: a text by its name, a section by its columns. */
function pageOf(written: readonly Written[]): PageModel {
  const all: BlockModel[] = []
  const values = (one: Written): Record<string, unknown> =>
    typeof one === 'string'
      ? { type: one }
      : { type: 'section', columns: one.map((inside) => ({ blocks: inside.map(values) })) }
  function add(one: Written, entry: EditPath, inside?: BlockModel['inside']): void {
    const shared = { composed: [], references: {}, replaced: {}, origins: { '': { file, path: entry } } }
    const own = values(one)
    const number = all.push({ type: String(own['type']), entry, values: own, ...(inside && { inside }), ...shared }) - 1
    if (typeof one === 'string') return
    one.forEach((column, at) => {
      column.forEach((block, index) => {
        const path = ['columns', at, 'blocks', index]
        add(block, [...entry, ...path], { block: number, path: path.join('.') })
      })
    })
  }
  written.forEach((one, index) => {
    add(one, ['blocks', index])
  })
  return { file, list: blocks, blocks: all } as unknown as PageModel
}

/** a, a section of [b, c], [] and [a section of [d]], e; by their numbers 0 to 6. */
const nested = pageOf(['a', [['b', 'c'], [], [[['d']]]], 'e'])
const [a, section, b, c, inner, d, e] = [0, 1, 2, 3, 4, 5, 6] as const
const column = (at: number) => ['blocks', 1, 'columns', at, 'blocks']

describe('a block in a column', () => {
  it('is moved within its column, on into the next one, and out of the section', () => {
    expect(moved(moveBlock(nested, b, 1))).toMatchObject({ to: 'blocks.1.columns.0.blocks.1', selected: 3 })
    expect(moved(moveBlock(nested, c, 1))).toMatchObject({ to: 'blocks.1.columns.1.blocks.0', selected: 3 })
    expect(moved(moveBlock(nested, b, -1))).toMatchObject({ to: 'blocks.1', selected: 1 })
    expect(moved(moveBlock(nested, d, 1))).toMatchObject({ to: 'blocks.1.columns.2.blocks.1', selected: 5 })
    expect(moved(moveBlock(nested, inner, 1))).toMatchObject({ to: 'blocks.2', selected: 4 })
    expect(moved(moveBlock(nested, inner, -1))).toMatchObject({ to: 'blocks.1.columns.1.blocks.0', selected: 4 })
  })

  it('is moved to the column beside, and one beside a section into it', () => {
    expect(moved(moveAside(nested, c, 1))).toMatchObject({ to: 'blocks.1.columns.1.blocks.0' })
    expect(moved(moveAside(nested, b, -1))).toMatchObject({ to: 'blocks.1' })
    expect(moved(moveAside(nested, inner, -1))).toMatchObject({ to: 'blocks.1.columns.1.blocks.0' })
    // Without the block, the section is the first one.
    expect(moved(moveAside(nested, a, 1))).toMatchObject({ to: 'blocks.0.columns.0.blocks.0', selected: 1 })
    expect(moved(moveAside(nested, e, 1))).toMatchObject({ to: 'blocks.1.columns.0.blocks.2', selected: 4 })
    expect(moveAside(nested, a, -1)).toBeUndefined()
  })

  it('stands two levels deep at most, and never in itself', () => {
    const two = pageOf([[[[['b']]]], [['c']]])
    expect(
      moveToSlot(two, 3, { list: ['blocks', 0, 'columns', 0, 'blocks', 0, 'columns', 0, 'blocks'], index: 0 }),
    ).toBe(undefined)
    expect(moveToSlot(two, 3, { list: ['blocks', 0, 'columns', 0, 'blocks'], index: 0 })).toBeDefined()
    expect(moveToSlot(two, 0, { list: ['blocks', 1, 'columns', 0, 'blocks'], index: 0 })).toBeUndefined()
    expect(moveToSlot(two, 0, { list: ['blocks', 0, 'columns', 0, 'blocks'], index: 0 })).toBeUndefined()
  })

  it('is added behind the selected one or to the selected column, and deleted, also as the last of its column', () => {
    const type = { type: 'text', name: 'Text', example: { type: 'text' } } as unknown as BlockTypeModel
    const added = (at: Parameters<typeof newSlot>[1]) => {
      const slot = newSlot(nested, at)
      const { edit, selected } = addBlock(nested, type, slot ?? { list: [], index: 0 })
      return [edit.edit.path.join('.'), selected]
    }
    expect(added({ block: b })).toEqual(['blocks.1.columns.0.blocks.1', 3])
    expect(added({ block: section, path: 'columns.1' })).toEqual(['blocks.1.columns.1.blocks.0', 4])
    expect(added({ block: section })).toEqual(['blocks.2', 6])
    expect(added(undefined)).toEqual(['blocks.3', 7])
    expect(deleteBlock(nested, d)?.edit.edit.path.join('.')).toBe('blocks.1.columns.2.blocks.0.columns.0.blocks.0')
    expect(deleteBlock(pageOf([[['b']]]), 0)).toBeUndefined()
  })

  it('says where it is', () => {
    expect([a, c, inner, d, e].map((block) => placeWords(nested, block))).toEqual([
      '1 of 3',
      'Column 1 of 3, 2 of 2',
      'Column 3 of 3, 1 of 1',
      'Column 1 of 1, 1 of 1',
      '3 of 3',
    ])
  })
})

describe('a row of the outline that is dropped', () => {
  const rows = rowsOf(nested, new Set())
  const at = (block: number, own?: number) => rows.findIndex((row) => row.block === block && row.column === own)
  const drop = (from: number, to: number, aside = 0) => {
    const slot = slotOfDrop(nested, rows, { from, to, aside })
    return slot && [...slot.list, slot.index].join('.')
  }

  it('has the level of its block, and its number among its siblings', () => {
    expect(rows.map(({ level, position, size }) => `${level}: ${position} of ${size}`)).toEqual([
      ...['1: 1 of 3', '1: 2 of 3', '2: 1 of 3', '3: 1 of 2', '3: 2 of 2', '2: 2 of 3', '2: 3 of 3', '3: 1 of 1'],
      ...['4: 1 of 1', '5: 1 of 1', '1: 3 of 3'],
    ])
    expect(rowsOf(nested, new Set(['1'])).map(({ block }) => block)).toEqual([a, section, e])
  })

  it('goes into the column of the row on which it is', () => {
    expect(drop(at(a), at(b))).toBe(`${column(0).join('.')}.1`)
    expect(drop(at(e), at(b))).toBe(`${column(0).join('.')}.0`)
    expect(drop(at(e), at(section, 1))).toBe(`${column(1).join('.')}.0`)
    expect(drop(at(a), at(section, 1))).toBe(`${column(1).join('.')}.0`)
    expect(drop(at(e), at(d))).toBe(`${column(2).join('.')}.0.columns.0.blocks.0`)
  })

  it('leaves a column to the left at its end', () => {
    const innermost = `${column(2).join('.')}.0.columns.0.blocks`
    expect(drop(at(a), at(d))).toBe(`${innermost}.1`)
    expect(drop(at(a), at(d), -1)).toBe(`${column(2).join('.')}.1`)
    expect(drop(at(a), at(d), -2)).toBe('blocks.2')
    expect(drop(at(d), at(d), -2)).toBe('blocks.2')
  })

  it('goes nowhere where it would stand too deep', () => {
    const two = pageOf([[[[['b']]]], [['c']]])
    const own = rowsOf(two, new Set(['3']))
    const from = own.findIndex(({ block }) => block === 3)
    const to = own.findIndex(({ block }) => block === 2)
    expect(slotOfDrop(two, own, { from, to, aside: 0 })).toBeUndefined()
  })
})
