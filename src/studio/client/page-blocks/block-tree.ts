import type { EditPath } from '../../../../schema/edit.ts'
import { columnsOf, maxLevel } from '../../../../schema/nested-blocks.ts'
import { isSame, isWithin, parentPath } from '../../../content/edit/edit-path.ts'
import type { BlockModel, PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'

/** A position among the blocks of a page: before the entry with this index of a list, or at its end. */
export type Slot = { list: EditPath; index: number }

/** The value at a path in a block, by the number of the block. */
export type BlockValue = { block: number; path?: string | undefined }

const joinedPath = (outer: string, inner: string): string => (inner === '' ? outer : `${outer}.${inner}`)

/** The block that holds a block, with its number. */
export function holderOf({ blocks }: Pick<PageModel, 'blocks'>, block: number) {
  const number = blocks[block]?.inside?.block
  const holder = number === undefined ? undefined : blocks[number]
  return holder && number !== undefined ? { number, holder } : undefined
}

/** How many blocks stand around a block. */
export function levelOf(page: Pick<PageModel, 'blocks'>, block: number): number {
  const holder = holderOf(page, block)
  return holder ? levelOf(page, holder.number) + 1 : 0
}

/** The same value in the block of the page itself that holds the block. */
export function inOutermost(page: Pick<PageModel, 'blocks'>, { block, path }: BlockValue): BlockValue {
  const { inside } = page.blocks[block] ?? {}
  return inside
    ? inOutermost(page, { block: inside.block, path: joinedPath(inside.path, path ?? '') })
    : { block, path }
}

/** The same value in the innermost block that has it. */
export function inInnermost(page: Pick<PageModel, 'blocks'>, { block, path }: BlockValue): BlockValue {
  const inner = page.blocks.findIndex(
    ({ inside }) => inside?.block === block && (path === inside.path || path?.startsWith(`${inside.path}.`)),
  )
  if (inner === -1) return { block, path }
  const rest = path?.slice((page.blocks[inner]?.inside?.path.length ?? 0) + 1)
  return inInnermost(page, { block: inner, path: rest || undefined })
}

/** The block that has an entry in the file of the page, around a block that may come from a fragment. */
export function ownerOf(
  page: Pick<PageModel, 'blocks'>,
  { block, path = '' }: BlockValue,
): { block: number; path: string } {
  const own = page.blocks[block]
  const holder = holderOf(page, block)
  if (!own?.inside || !holder || !isSame(holder.holder.entry, own.entry)) return { block, path }
  return ownerOf(page, { block: holder.number, path: joinedPath(own.inside.path, path) })
}

/** Whether a block is an entry of a list that can be edited: not inside a fragment, nor on a page with a template. */
export function canMove(page: PageModel, block: number): boolean {
  const own = page.blocks[block]
  if (!own || page.template || page.unreadable !== undefined) return false
  return own.inside ? ownerOf(page, { block }).block === block : page.list !== undefined
}

/** The lists of the columns of a block, if they are written in the file of the page. */
export function listsOf(page: PageModel, { entry, origins, composed, values }: BlockModel): EditPath[] {
  const { file, path } = origins[''] ?? {}
  const isOwn = file === page.file && path !== undefined && isSame(path, entry) && !page.template
  if (!isOwn || composed.includes('columns') || origins['columns']) return []
  return columnsOf(values).map(({ column }) => [...entry, 'columns', column, 'blocks'])
}

/** How many entries a list of the file has. */
export const sizeOf = ({ blocks }: PageModel, list: EditPath): number =>
  Math.max(0, ...blocks.flatMap(({ entry }) => (isSame(parentPath(entry), list) ? [Number(entry.at(-1)) + 1] : [])))

/** How many levels of blocks an entry has. */
export const heightOf = (page: PageModel, entry: EditPath): number =>
  Math.max(
    0,
    ...page.blocks.flatMap((block, number) =>
      isWithin(block.entry, entry) ? [levelOf(page, number) + (columnsOf(block.values).length > 0 ? 1 : 0)] : [],
    ),
  ) - levelOfList(parentPath(entry))

/** How many levels of blocks stand around those of a list. */
export const levelOfList = (list: EditPath): number => list.filter((key) => key === 'columns').length

/** How many levels of blocks a written block has in it. */
export const heightOfValue = (value: unknown): number => {
  const columns = columnsOf(value)
  return columns.length === 0 ? 0 : 1 + Math.max(0, ...columns.flatMap(({ blocks }) => blocks.map(heightOfValue)))
}

/** Whether blocks of this height may stand in a list. */
export const fits = (list: EditPath, height: number): boolean => levelOfList(list) + height <= maxLevel

/** Compares paths of entries by their order in the file. */
export function compareEntries(one: EditPath, other: EditPath): number {
  const at = one.findIndex((key, index) => key !== other[index])
  if (at === -1) return one.length - other.length
  return at >= other.length ? 1 : Number(one[at]) - Number(other[at])
}

/** The path that an entry has after one was moved. */
export function movedEntry(entry: EditPath, { path, to }: { path: EditPath; to: EditPath }): EditPath {
  if (isWithin(entry, path)) return [...to, ...entry.slice(path.length)]
  return afterInsert(afterDelete(entry, path), to)
}

/** The path that an entry has after another one was deleted. */
export const afterDelete = (entry: EditPath, deleted: EditPath): EditPath => shifted(entry, deleted, -1)
/** The path that an entry has after another one was added. */
export const afterInsert = (entry: EditPath, added: EditPath): EditPath => shifted(entry, added, 1)

function shifted(entry: EditPath, changed: EditPath, by: 1 | -1): EditPath {
  const [list, index] = [parentPath(changed), Number(changed.at(-1))]
  const own = entry[list.length]
  if (typeof own !== 'number' || !isWithin(entry, list) || (by === 1 ? own < index : own <= index)) return entry
  return [...list, own + by, ...entry.slice(list.length + 1)]
}

/** The column of a block in its section: `columns.0`; empty for a block of the page itself. */
const columnOf = ({ inside }: BlockModel): string => inside?.path.split('.').slice(0, 2).join('.') ?? ''

/** The blocks of the same column, or of the page itself, by their numbers. */
function siblingsOf({ blocks }: Pick<PageModel, 'blocks'>, block: number): number[] {
  const own = blocks[block]
  return blocks.flatMap((one, number) =>
    own && one.inside?.block === own.inside?.block && columnOf(one) === columnOf(own) ? [number] : [],
  )
}

/** Where a block is, in words: `3 of 6`, or `Column 2 of 3, 1 of 4`. */
export function placeWords(page: Pick<PageModel, 'blocks'>, block: number): string {
  const siblings = siblingsOf(page, block)
  const { inside } = page.blocks[block] ?? {}
  const columns = columnsOf(holderOf(page, block)?.holder.values).length
  const column = inside && { number: Number(inside.path.split('.')[1]) + 1, columns }
  return inWords(column, siblings.indexOf(block) + 1, siblings.length)
}

const inWords = (column: { number: number; columns: number } | undefined, position: number, size: number) =>
  column ? say().outline.placeInColumn(column, position, size) : say().outline.place(position, size)

/** Where a block will be, in words. */
export function slotWords(page: PageModel, block: number, { list, index }: Slot): string {
  const { entry = [] } = page.blocks[block] ?? {}
  const others = page.blocks.filter(
    (one, number) =>
      !isSame(one.entry, entry) &&
      isSame(parentPath(one.entry), list) &&
      ownerOf(page, { block: number }).block === number,
  )
  const before = others.filter((one) => Number(one.entry.at(-1)) < index).length
  const holder = page.blocks.find((one) => isSame(one.entry, list.slice(0, -3)))
  const columns = list.at(-3) === 'columns' ? columnsOf(holder?.values).length : 0
  const own = page.blocks.filter(
    (one, number) => isSame(one.entry, entry) && ownerOf(page, { block: number }).block === number,
  )
  return inWords(
    columns > 0 ? { number: Number(list.at(-2)) + 1, columns } : undefined,
    before + 1,
    others.length + own.length,
  )
}
