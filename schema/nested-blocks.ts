import { z } from 'zod'
import type { Block } from './block.ts'

/**
 * A page is a tree of blocks. A block holds others in `columns:`, a list of mappings that have `blocks:` each, whatever its
 * type: written, parsed and rendered blocks are walked alike. A flat page is a tree of one level.
 */
type Column = { blocks: readonly unknown[] }

/** A block inside another. Its own schema validates it, by its type: this one only says where it stands. */
export const nestedBlock = z.custom<Block & { id: string }>()

/** The field `blocks` of a column. */
export const nestedBlocks = () =>
  z
    .array(nestedBlock)
    .max(20)
    .meta({
      description: 'The blocks in it, from top to bottom, written as those of a page.',
      examples: [[{ type: 'rich-text', body: 'What we do.' }]],
    })

/** How many levels of blocks may stand inside a block of a page. */
export const maxLevel = 2

const isColumn = (value: unknown): value is Column =>
  typeof value === 'object' && value !== null && 'blocks' in value && Array.isArray(value.blocks)

/** The entries of `columns:` of a block; none of other blocks, whose columns hold no blocks. */
function entriesOf(block: unknown): readonly unknown[] {
  if (typeof block !== 'object' || block === null || !('columns' in block)) return []
  return Array.isArray(block.columns) && block.columns.some(isColumn) ? block.columns : []
}

/** The lists of blocks that a block holds, with the index of their column. */
export const columnsOf = (block: unknown): { column: number; blocks: readonly unknown[] }[] =>
  entriesOf(block).flatMap((entry, column) => (isColumn(entry) ? [{ column, blocks: entry.blocks }] : []))

/** All blocks of a tree, each before those in it. */
export const everyBlock = <B extends object>(blocks: readonly B[]): readonly B[] =>
  blocks.some((block) => entriesOf(block).length > 0)
    ? blocks.flatMap((block) => [block, ...columnsOf(block).flatMap((one) => everyBlock(one.blocks as B[]))])
    : blocks

type Change = (blocks: readonly unknown[], column: number) => readonly unknown[]
/** Gives a copy what the original had besides its entries, such as source positions. */
type Copied = <C extends object>(original: C, copy: C) => C

/** The block with its lists of blocks changed; the same object if each stays the same. */
export function withColumns<B>(block: B, change: Change, copied: Copied = (_, copy) => copy): B {
  const entries = entriesOf(block)
  if (entries.length === 0) return block
  const changed = entries.map((entry, column) => {
    if (!isColumn(entry)) return entry
    const blocks = change(entry.blocks, column)
    return blocks === entry.blocks ? entry : copied(entry, { ...entry, blocks })
  })
  if (changed.every((entry, column) => entry === entries[column])) return block
  return copied(block as B & object, { ...block, columns: copied(entries, changed) } as B & object)
}

/** The list with each entry changed; the same list if each stays the same. */
export function mapSame<Item>(list: readonly Item[], change: (item: Item, index: number) => Item): readonly Item[] {
  const changed = list.map(change)
  return changed.every((item, index) => item === list[index]) ? list : changed
}

/** A tree of blocks with each block changed, outer ones first; the same list if each stays the same. */
export const mapBlocks = <B extends object>(blocks: readonly B[], change: (block: B) => B): readonly B[] =>
  mapSame(blocks, (block) => withColumns(change(block), (inside) => mapBlocks(inside as readonly B[], change)))
