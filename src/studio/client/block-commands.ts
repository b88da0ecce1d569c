import type { EditPath } from '../../../schema/edit.ts'
import type { BlockTypeModel, ClipboardEntry, PageModel } from '../model.ts'
import { inSentence } from '../words.ts'
import type { ValueEdit } from './state/unsaved-edit.ts'

const entryPath = ({ list = ['blocks'] }: PageModel, index: number): EditPath => [...list, index]

/** The number of an entry in the file of the page, of the block with this number on the page. */
const entryOf = (page: PageModel, block: number) => page.blocks[block]?.entry ?? page.blocks.length

/** The number on the page of the first block of an entry. */
const firstOf = (page: PageModel, entry: number) => page.blocks.findIndex((block) => block.entry === entry)

/** The entries of the file that the blocks of a page come from. */
export const entriesOf = (page: PageModel): ReadonlySet<number> => new Set(page.blocks.map(({ entry }) => entry))

/** Edits of the list of blocks, each with the number of the block that is selected afterwards. */
export type BlockCommand = { edit: ValueEdit; selected: number }

/** The entry that a new block gets: after the block with this number, or at the end. */
function nextEntry(page: PageModel, after: number | undefined): number {
  const last = page.blocks.at(-1)?.entry ?? -1
  return (after === undefined ? last : entryOf(page, after)) + 1
}

/** The number on the page of the block that an entry will be. */
function numberAt(page: PageModel, entry: number): number {
  const next = firstOf(page, entry)
  return next === -1 ? page.blocks.length : next
}

/** Adds the example of a type after a block, or at the end. */
export function addBlock(page: PageModel, type: BlockTypeModel, after: number | undefined): BlockCommand {
  const ids = new Set(page.blocks.map(({ values }) => values['id']))
  const { id, ...fields } = type.example
  const value = id !== undefined && !ids.has(id) ? type.example : fields
  const entry = nextEntry(page, after)
  const edit = { kind: 'insert' as const, path: entryPath(page, entry), value }
  return {
    edit: { file: page.file, edit, label: `Add ${inSentence(type.name)}` },
    selected: numberAt(page, entry),
  }
}

/** Adds the blocks of the clipboard after a block, or at the end. */
export function pasteBlocks(
  page: PageModel,
  entries: readonly ClipboardEntry[],
  { after, label }: { after: number | undefined; label?: string | undefined },
): { edits: ValueEdit[]; selected: number } {
  const entry = nextEntry(page, after)
  const words = label ?? (entries.length === 1 ? 'Paste block' : `Paste ${entries.length} blocks`)
  return {
    edits: entries.map(({ value, yaml }, index) => ({
      file: page.file,
      edit: { kind: 'insert', path: entryPath(page, entry + index), value, yaml },
      label: words,
    })),
    selected: numberAt(page, entry),
  }
}

export function deleteBlock(page: PageModel, block: number): BlockCommand {
  const edit = { kind: 'delete' as const, path: entryPath(page, entryOf(page, block)) }
  return { edit: { file: page.file, edit, label: 'Delete block' }, selected: Math.max(0, block - 1) }
}

/** Moves a block, or the blocks of its fragment, to another entry; `undefined` if there is none, or it is there. */
function moveToEntry(page: PageModel, block: number, to: number): BlockCommand | undefined {
  const entry = entryOf(page, block)
  if (to === entry || !entriesOf(page).has(to)) return undefined
  const isUp = to < entry
  const passed = page.blocks.filter((one) =>
    isUp ? one.entry >= to && one.entry < entry : one.entry > entry && one.entry <= to,
  )
  return {
    edit: {
      file: page.file,
      edit: { kind: 'move', path: entryPath(page, entry), to: entryPath(page, to) },
      label: `Move block ${isUp ? 'up' : 'down'}`,
    },
    selected: block + (isUp ? -1 : 1) * passed.length,
  }
}

/** Moves a block by one entry; `undefined` at an end of the page. */
export const moveBlock = (page: PageModel, block: number, by: 1 | -1): BlockCommand | undefined =>
  moveToEntry(page, block, entryOf(page, block) + by)

/** Moves a block to the position of another one. */
export const moveBlockTo = (page: PageModel, block: number, other: number): BlockCommand | undefined =>
  moveToEntry(page, block, entryOf(page, other))

/** Makes a page that follows a template wholly its author's. */
export const detachPage = (page: PageModel): ValueEdit => ({
  file: page.file,
  edit: { kind: 'set', path: ['detached'], value: true },
  label: 'Detach from template',
})
