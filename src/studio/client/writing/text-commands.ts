import { chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables'
import type { Words } from '../../words/en.ts'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema
const node = (name: string) => nodes[name] as NodeType
const mark = (name: string) => marks[name] as MarkType

/** Whether the caret, or all that is selected, has a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const { from, to, empty, $from } = selection
  return empty ? mark(name).isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark(name))
}

/** Whether the caret is in a node. */
function isIn({ selection: { $from } }: EditorState, name: string, attrs: Record<string, unknown> = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    const found = $from.node(depth)
    if (found.type === node(name)) return Object.entries(attrs).every(([key, value]) => found.attrs[key] === value)
  }
  return false
}

/** Makes the lines of a list, or paragraphs again. */
const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) =>
    isIn(state, name) ? liftListItem(node('list_item'))(state, dispatch) : wrapInList(node(name))(state, dispatch)

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, 'heading', { level })
      ? setBlockType(node('paragraph'))(state, dispatch)
      : setBlockType(node('heading'), { level })(state, dispatch)

/** Takes the quote off again where there is one. */
const quote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  const range = $from.blockRange($to, (parent) => parent.type === node('blockquote'))
  if (!range || !isIn(state, 'blockquote')) return wrapIn(node('blockquote'))(state, dispatch)
  dispatch?.(state.tr.lift(range, range.depth - 1))
  return true
}

/** Inserts a table of two columns and two rows below the first one, whose cells are the headings. */
const table: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: string) => node('table_row').create(null, [node(cell).create(), node(cell).create()])
  const created = node('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')])
  if (dispatch) {
    const at = state.selection.$from.after(1)
    const transaction = state.tr.insert(at, created)
    dispatch(transaction.setSelection(TextSelection.near(transaction.doc.resolve(at + 1))).scrollIntoView())
  }
  return true
}

/** What the formatting bar does, in its order. */
export type Format = {
  name: keyof Words['writing']['formats']
  /** Its key, as ProseMirror writes it. */
  keys?: string
  run: Command
  isActive: (state: EditorState) => boolean
}

export const formats: readonly Format[] = [
  { name: 'bold', keys: 'Mod-b', run: toggleMark(mark('strong')), isActive: (state) => hasMark(state, 'strong') },
  { name: 'italic', keys: 'Mod-i', run: toggleMark(mark('em')), isActive: (state) => hasMark(state, 'em') },
  { name: 'heading', keys: 'Mod-Alt-2', run: heading(2), isActive: (state) => isIn(state, 'heading', { level: 2 }) },
  {
    name: 'smallHeading',
    keys: 'Mod-Alt-3',
    run: heading(3),
    isActive: (state) => isIn(state, 'heading', { level: 3 }),
  },
  { name: 'list', keys: 'Mod-Shift-8', run: list('bullet_list'), isActive: (state) => isIn(state, 'bullet_list') },
  {
    name: 'numberedList',
    keys: 'Mod-Shift-7',
    run: list('ordered_list'),
    isActive: (state) => isIn(state, 'ordered_list'),
  },
  { name: 'quote', run: quote, isActive: (state) => isIn(state, 'blockquote') },
  { name: 'table', run: table, isActive: isInTable },
]

/** What can be done with the table around the caret. */
export const tableCommands: readonly { name: keyof Words['writing']['tableCommands']; run: Command }[] = [
  { name: 'addRow', run: addRowAfter },
  { name: 'addColumn', run: addColumnAfter },
  { name: 'deleteRow', run: deleteRow },
  { name: 'deleteColumn', run: deleteColumn },
  { name: 'deleteTable', run: deleteTable },
]

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView())
  return true
}

/** Keys beside those of the bar. Tab goes to the next cell of a table; elsewhere it leaves the text. */
export const textKeys: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(formats.flatMap(({ keys, run }) => (keys ? [[keys, run] as const] : []))),
  Enter: splitListItem(node('list_item')),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  'Mod-]': sinkListItem(node('list_item')),
  'Mod-[': liftListItem(node('list_item')),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
}

/** The link around the caret, or that of what is selected: its range and its address. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from, from, to, empty } = state.selection
  const link = mark('link')
  const found = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!found) return undefined
  if (!empty) return { from, to, href: String(found.attrs['href']) }
  // The link goes on as far as its text.
  let [start, end] = [$from.start(), $from.start()]
  $from.parent.forEach((child, offset) => {
    const [childStart, childEnd] = [$from.start() + offset, $from.start() + offset + child.nodeSize]
    const isSame = found.isInSet(child.marks)
    if (childStart <= from && childEnd >= from && isSame) [start, end] = [childStart, childEnd]
  })
  return { from: start, to: end, href: String(found.attrs['href']) }
}

/** Links what is selected, or the link around the caret; without either it writes `text` as a link. Empty takes it off. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const link = mark('link')
    const at = linkAt(state)
    const { from, to, empty } = state.selection
    const range = at ?? (empty ? undefined : { from, to })
    const transaction = state.tr
    if (range) {
      transaction.removeMark(range.from, range.to, link)
      if (href !== '') transaction.addMark(range.from, range.to, link.create({ href }))
    } else if (href !== '') transaction.replaceSelectionWith(textSchema.text(text, [link.create({ href })]), false)
    dispatch?.(transaction.removeStoredMark(link).scrollIntoView())
    return true
  }

/** Inserts a picture of the site at a position. */
export const insertPicture =
  (at: number, src: string, alt: string): Command =>
  ({ tr, doc }, dispatch) => {
    dispatch?.(tr.insert(Math.min(at, doc.content.size), node('image').create({ src, alt })).scrollIntoView())
    return true
  }
