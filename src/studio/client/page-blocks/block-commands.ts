import type { EditPath } from '../../../../schema/edit.ts'
import { isSame, isWithin, parentPath } from '../../../content/edit/edit-path.ts'
import type { ClipboardEntry } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import type { BlockTypeModel } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'
import {
  afterDelete,
  type BlockValue,
  canMove,
  compareEntries,
  fits,
  heightOf,
  holderOf,
  listsOf,
  movedEntry,
  type Slot,
  sizeOf,
} from './block-tree.ts'

/** An edit of a list of blocks, with the number of the block that is selected afterwards. */
export type BlockCommand = { edit: ValueEdit; selected: number }

/** The number on the page of the block that an entry will be. */
const numberAt = ({ blocks }: PageModel, entry: EditPath) =>
  blocks.filter((block) => compareEntries(block.entry, entry) < 0).length

const entryAt = ({ list, index }: Slot): EditPath => [...list, index]

/** Where an entry is. */
const slotOf = (entry: EditPath): Slot => ({ list: parentPath(entry), index: Number(entry.at(-1)) })

/**
 * Where a new block goes: behind the selected one, to the end of the selected column, else to the end of the page;
 * `undefined` if it cannot be written there.
 */
export function newSlot(page: PageModel, at: BlockValue | undefined): Slot | undefined {
  const block = at && page.blocks[at.block]
  if (!block || !at) return page.list && { list: page.list, index: sizeOf(page, page.list) }
  const column = /^columns\.(\d+)$/.exec(at.path ?? '')?.[1]
  const list = column === undefined ? undefined : listsOf(page, block)[Number(column)]
  if (list) return { list, index: sizeOf(page, list) }
  if (!canMove(page, at.block)) return undefined
  const { list: own, index } = slotOf(block.entry)
  return { list: own, index: index + 1 }
}

/** Adds the example of a type. */
export function addBlock(page: PageModel, type: BlockTypeModel, slot: Slot): BlockCommand {
  const ids = new Set(page.blocks.map(({ values }) => values['id']))
  const { id, ...fields } = type.example
  const value = id !== undefined && !ids.has(id) ? type.example : fields
  const path = entryAt(slot)
  const edit = { kind: 'insert' as const, path, value }
  return {
    edit: { file: page.file, edit, label: say().outline.add(inSentence(type.name)) },
    selected: numberAt(page, path),
  }
}

/** Adds the blocks of the clipboard. */
export function pasteBlocks(
  page: PageModel,
  entries: readonly ClipboardEntry[],
  { slot: { list, index }, label }: { slot: Slot; label?: string | undefined },
): { edits: ValueEdit[]; selected: number } {
  const words = label ?? say().outline.paste(entries.length)
  return {
    edits: entries.map(({ value, yaml }, number) => ({
      file: page.file,
      edit: { kind: 'insert', path: [...list, index + number], value, yaml },
      label: words,
    })),
    selected: numberAt(page, [...list, index]),
  }
}

/** Deletes a block, or the blocks of its fragment; `undefined` for the last one of a page. A column may be empty. */
export function deleteBlock(page: PageModel, block: number): BlockCommand | undefined {
  const { entry, inside } = page.blocks[block] ?? {}
  if (!entry || !canMove(page, block)) return undefined
  if (!inside && page.blocks.every((one) => isWithin(one.entry, entry))) return undefined
  const edit = { kind: 'delete' as const, path: entry }
  return { edit: { file: page.file, edit, label: say().outline.delete }, selected: Math.max(0, block - 1) }
}

/**
 * Moves a block, or the blocks of its fragment; `undefined` if it is there, may not stand there, or would stand in
 * itself.
 */
export function moveToSlot(page: PageModel, block: number, { list, index }: Slot): BlockCommand | undefined {
  const { entry } = page.blocks[block] ?? {}
  if (!entry || !canMove(page, block) || isWithin(list, entry) || !fits(list, heightOf(page, entry))) return undefined
  const isUp = compareEntries(entryAt({ list, index }), entry) < 0
  const to = afterDelete([...list, index], entry)
  if (isSame(to, entry) || index > sizeOf(page, list)) return undefined
  const move = { kind: 'move' as const, path: entry, to }
  const order = page.blocks
    .map((one, number) => ({ number, entry: movedEntry(one.entry, move) }))
    .sort((one, other) => compareEntries(one.entry, other.entry))
  return {
    edit: { file: page.file, edit: move, label: isUp ? say().outline.moveUp : say().outline.moveDown },
    selected: order.findIndex(({ number }) => number === block),
  }
}

/** The columns of the block that holds a block, and the index of its own; `undefined` for a block of the page itself. */
function columnsAround(page: PageModel, block: number) {
  const holder = holderOf(page, block)
  const lists = holder && listsOf(page, holder.holder)
  const own = lists?.findIndex((list) => isSame(list, parentPath(page.blocks[block]?.entry ?? []))) ?? -1
  return holder && lists && own >= 0 ? { holder: holder.holder, lists, own } : undefined
}

/** Moves a block by one entry: from the end of a column into the next one, and from the last one out of its section. */
export function moveBlock(page: PageModel, block: number, by: 1 | -1): BlockCommand | undefined {
  const { entry } = page.blocks[block] ?? {}
  if (!entry) return undefined
  const { list, index } = slotOf(entry)
  if (by === 1 ? index + 1 < sizeOf(page, list) : index > 0)
    return moveToSlot(page, block, { list, index: by === 1 ? index + 2 : index - 1 })
  const around = columnsAround(page, block)
  const next = around?.lists[around.own + by]
  if (!around) return undefined
  if (next) return moveToSlot(page, block, { list: next, index: by === 1 ? 0 : sizeOf(page, next) })
  const outer = slotOf(around.holder.entry)
  return moveToSlot(page, block, { ...outer, index: outer.index + (by === 1 ? 1 : 0) })
}

/** Moves a block to another column; from the first one out of its section, and from beside a section into it. */
export function moveAside(page: PageModel, block: number, by: 1 | -1): BlockCommand | undefined {
  const around = columnsAround(page, block)
  const { entry } = page.blocks[block] ?? {}
  if (!entry) return undefined
  const { list, index } = slotOf(entry)
  const next = around?.lists[around.own + by]
  if (next) return moveToSlot(page, block, { list: next, index: Math.min(index, sizeOf(page, next)) })
  if (by === -1) return around && moveToSlot(page, block, slotOf(around.holder.entry))
  const listsAt = (at: number) => {
    const beside = page.blocks.find((one) => isSame(one.entry, [...list, at]))
    return beside ? listsOf(page, beside) : []
  }
  const [before] = listsAt(index - 1)
  const [behind] = listsAt(index + 1)
  return (
    (before && moveToSlot(page, block, { list: before, index: sizeOf(page, before) })) ??
    (behind && moveToSlot(page, block, { list: behind, index: 0 }))
  )
}

/** Makes a page that follows a template wholly its author's. */
export const detachPage = (page: PageModel): ValueEdit => ({
  file: page.file,
  edit: { kind: 'set', path: ['detached'], value: true },
  label: say().commands.detach,
})
