import { columnsOf } from '../../../../schema/nested-blocks.ts'
import { isSame, parentPath } from '../../../content/edit/edit-path.ts'
import type { PageModel } from '../../wire/page.ts'
import {
  canMove,
  fits,
  heightOf,
  holderOf,
  levelOf,
  levelOfList,
  listsOf,
  type Slot,
  sizeOf,
} from '../page-blocks/block-tree.ts'

/** A row of the outline: a block, or a column of one. */
export type OutlineRow = {
  key: string
  /** The block; of a column, the block that holds it. */
  block: number
  column?: number
  /** How deep it stands, from 1. */
  level: number
  /** Its position among its siblings from 1, and how many there are. */
  position: number
  size: number
  /** Whether the rows in it show; `undefined` without any. */
  isOpen?: boolean
}

/** How far the rows of a level stand behind those of the one around it, in pixels. */
export const rowIndent = 12

const keyOf = (block: number, column?: number) => (column === undefined ? `${block}` : `${block}.${column}`)

/** The keys of the rows around a block or a column. */
export function keysAround(page: PageModel, block: number): string[] {
  const holder = holderOf(page, block)
  if (!holder) return []
  const column = Number(page.blocks[block]?.inside?.path.split('.')[1])
  return [...keysAround(page, holder.number), keyOf(holder.number), keyOf(holder.number, column)]
}

/** The blocks of the page itself, or those directly in a block or in one of its columns, by their numbers. */
export const blocksIn = (page: PageModel, row?: Pick<OutlineRow, 'block' | 'column'>): number[] =>
  page.blocks.flatMap(({ inside }, number) => {
    const isIn = row?.column === undefined || inside?.path.startsWith(`columns.${row.column}.`)
    return inside?.block === row?.block && isIn ? [number] : []
  })

/** The rows of a page from top to bottom, without those in closed ones. */
export function rowsOf(page: PageModel, closed: ReadonlySet<string>): OutlineRow[] {
  const children = Map.groupBy(page.blocks.keys(), (block) => {
    const { inside } = page.blocks[block] ?? {}
    return inside ? keyOf(inside.block, Number(inside.path.split('.')[1])) : ''
  })
  const rowsIn = (parent: string, level: number): OutlineRow[] =>
    (children.get(parent) ?? []).flatMap((block, index, { length: size }) => {
      const columns = columnsOf(page.blocks[block]?.values)
      const isOpen = !closed.has(keyOf(block))
      const row = { key: keyOf(block), block, level, position: index + 1, size }
      if (columns.length === 0) return [row]
      const inside = columns.flatMap(({ column }, at): OutlineRow[] => {
        const key = keyOf(block, column)
        const rows = rowsIn(key, level + 2)
        const isColumnOpen = !closed.has(key)
        const own = { key, block, column, level: level + 1, position: at + 1, size: columns.length }
        return [{ ...own, ...(rows.length > 0 && { isOpen: isColumnOpen }) }, ...(isColumnOpen ? rows : [])]
      })
      return [{ ...row, isOpen }, ...(isOpen ? inside : [])]
    })
  return rowsIn('', 1)
}

/** The list of a column. */
function listOfColumn(page: PageModel, { block, column }: OutlineRow) {
  const holder = page.blocks[block]
  const at = columnsOf(holder?.values).findIndex((one) => one.column === column)
  return holder && listsOf(page, holder)[at]
}

/** The positions right behind a row, from the innermost outwards, if `next` comes after it. */
function slotsBehind(page: PageModel, row: OutlineRow | undefined, next: OutlineRow | undefined): Slot[] {
  if (!row) return page.list ? [{ list: page.list, index: 0 }] : []
  const slots: Slot[] = []
  const list = row.column === undefined ? undefined : listOfColumn(page, row)
  if (list) slots.push({ list, index: row.isOpen ? 0 : sizeOf(page, list) })
  if (row.column === undefined && row.isOpen) {
    const [first] = listsOf(page, page.blocks[row.block] as PageModel['blocks'][number])
    return first ? [{ list: first, index: 0 }] : []
  }
  // What follows a block follows the blocks around it as well, if it is the last one there.
  for (let block: number | undefined = row.block; block !== undefined; block = holderOf(page, block)?.number) {
    const entry = page.blocks[block]?.entry
    const level = 2 * levelOf(page, block) + 1
    if (next && next.level > level) break
    if (entry && canMove(page, block)) slots.push({ list: parentPath(entry), index: Number(entry.at(-1)) + 1 })
  }
  return slots
}

/**
 * Where a row goes that is dropped at the position of another one, moved aside by some levels: to the left it leaves the
 * column at whose end it is. `undefined` if it may not stand there.
 */
export function slotOfDrop(
  page: PageModel,
  rows: readonly OutlineRow[],
  { from, to, aside }: { from: number; to: number; aside: number },
): Slot | undefined {
  const [moved, over] = [rows[from], rows[to]]
  if (!moved || !over || moved.column !== undefined) return undefined
  const { entry } = page.blocks[moved.block] as PageModel['blocks'][number]
  const others = rows.filter((row) => row !== moved)
  const height = heightOf(page, entry)
  const possible = slotsBehind(page, others[to - 1], others[to]).filter(({ list }) => fits(list, height))
  const column = over.column === undefined ? undefined : listOfColumn(page, over)
  const isOwnColumn = column !== undefined && isSame(column, parentPath(entry))
  // A row that comes from below is dropped into the column on which it is.
  if (column && !isOwnColumn && to < from && aside === 0 && fits(column, height)) return { list: column, index: 0 }
  const wanted = (over.column === undefined ? (over.level - 1) / 2 : over.level / 2) + aside
  return possible.sort(
    (one, other) => Math.abs(levelOfList(one.list) - wanted) - Math.abs(levelOfList(other.list) - wanted),
  )[0]
}
