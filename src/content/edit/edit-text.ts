import { isDeepStrictEqual } from 'node:util'
import { isSeq, stringify } from 'yaml'
import { type Edit, type EditPath, type Splice, valueIn } from '../../../schema/edit.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import { isContainer } from '../parse/source-position.ts'
import { deleteInBlock, insertInBlock, linesOf, moveInBlock, newEntry, setInBlock } from './block-edits.ts'
import { isSame, parentPath, shownPath } from './edit-path.ts'
import { EditRefused } from './edit-refused.ts'
import { editedValue, isRename, valueAt } from './edited-value.ts'
import { deleteInFlow, insertInFlow, moveInFlow, setInFlow } from './flow-edits.ts'
import { spliced } from './splice.ts'
import { collectionIn, type Entry, indexOfPart, type YamlCollection } from './yaml-layout.ts'
import { atColumn, flowText, keyText, staysInLine } from './yaml-text.ts'

const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
const lastOf = (path: EditPath) => path.at(-1) as string | number

/** The list or mapping that a path leads into, and the index of the entry in it. */
function placeIn(
  text: string,
  path: EditPath,
): { collection: YamlCollection; index: number; entry: Entry | undefined } {
  const collection = collectionIn(text, parentPath(path))
  if (collection === undefined) throw new EditRefused(`${shownPath(parentPath(path))} holds nothing.`)
  const index = indexOfPart(collection, lastOf(path))
  return { collection, index, entry: collection.entries[index] }
}

function setText(text: string, path: EditPath, value: unknown): string {
  const { collection, entry } = placeIn(text, path)
  if (entry === undefined) return insertText(text, path, value)
  const splice = collection.isFlow
    ? setInFlow(entry, value)
    : setInBlock({ text, eol: eolOf(text) }, collection, entry, value)
  return spliced(text, [splice])
}

function insertText(text: string, path: EditPath, value: unknown, yaml?: string): string {
  const { collection } = placeIn(text, path)
  const { entries, isFlow, node } = collection
  const name = isSeq(node) ? undefined : String(lastOf(path))
  if (entries.length === 0) {
    const whole = name === undefined ? [value] : { [name]: value }
    if (path.length === 1) return spliced(text, [inEmptyFile(collection, whole)])
    const written = setText(text, parentPath(path), whole)
    return yaml === undefined || name !== undefined ? written : withLines(written, path, yaml)
  }
  const index = name === undefined ? Number(lastOf(path)) : entries.length
  const at = { text, eol: eolOf(text) }
  const lines =
    yaml === undefined || name !== undefined
      ? newEntry(collection, value, name, at.eol)
      : atColumn(yaml.trimEnd(), 0, collection.column).replaceAll(/\r?\n/g, at.eol)
  const splice = isFlow
    ? insertInFlow(text, collection, index, { value, name })
    : insertInBlock(at, collection, index, lines)
  return spliced(text, [splice])
}

/** The only entry of a list as it is written elsewhere, with its comments; in a flow collection it stays as it is. */
function withLines(text: string, path: EditPath, yaml: string): string {
  const { collection, entry } = placeIn(text, path)
  if (collection.isFlow || entry === undefined) return text
  const lines = atColumn(yaml.trimEnd(), 0, collection.column).replaceAll(/\r?\n/g, eolOf(text))
  return spliced(text, [{ start: entry.lead, end: entry.end, text: lines }])
}

function inEmptyFile({ node }: YamlCollection, whole: unknown): Splice {
  const [start = 0, end = 0] = node.range ?? []
  return { start, end, text: stringify(whole, { lineWidth: 0 }).trimEnd() }
}

function deleteText(text: string, path: EditPath): string {
  const { collection, index } = placeIn(text, path)
  if (collection.entries.length === 1) return emptiedText(text, path, collection)
  const splice = collection.isFlow
    ? deleteInFlow(collection, index)
    : deleteInBlock({ text, eol: eolOf(text) }, collection, index)
  return spliced(text, [splice])
}

/** Deletes the only entry of a collection. Comments around the entry stay, in block style. */
function emptiedText(text: string, path: EditPath, { entries, isFlow, isInline, node }: YamlCollection): string {
  const [only] = entries as [Entry]
  const outer = path.length > 1 ? placeIn(text, parentPath(path)).entry : undefined
  if (isFlow || isInline || outer === undefined) return setText(text, parentPath(path), isSeq(node) ? [] : {})
  return spliced(text, [
    { start: outer.headEnd, end: outer.headEnd, text: isSeq(node) ? ' []' : ' {}' },
    { start: only.lead - eolOf(text).length, end: only.end, text: '' },
  ])
}

function renameText(text: string, path: EditPath, name: string): string {
  const { collection, entry } = placeIn(text, path)
  const written = collection.isFlow ? flowText(name) : keyText(name)
  return entry?.key === undefined ? text : spliced(text, [{ ...entry.key, text: written }])
}

/** Moves an entry with its comments and layout; into a flow collection, only with its value. */
function moveText(text: string, path: EditPath, to: EditPath, value: unknown): string {
  if (isSame(path, to)) return text
  if (isRename(path, to)) return renameText(text, path, String(lastOf(to)))
  const { collection, index, entry } = placeIn(text, path)
  const at = { text, eol: eolOf(text) }
  if (isSame(parentPath(path), parentPath(to))) {
    const place = Number(lastOf(to))
    const move = collection.isFlow ? moveInFlow(text, collection, index, place) : undefined
    return spliced(text, move ?? moveInBlock(at, collection, index, place))
  }
  const rest = deleteText(text, path)
  const target = collectionIn(rest, parentPath(to))
  if (target?.entries.length === 0 && !collection.isFlow && entry && isSeq(collection.node))
    return insertText(rest, to, value, atColumn(linesOf(text, collection, entry), collection.column, 0))
  const keepsText =
    target !== undefined &&
    !collection.isFlow &&
    !target.isFlow &&
    target.entries.length > 0 &&
    isSeq(collection.node) === isSeq(target.node)
  if (entry === undefined || !keepsText) return insertText(rest, to, value)
  const lines = atColumn(linesNamed(text, collection, entry, lastOf(to)), collection.column, target.column)
  const place = isSeq(target.node) ? Number(lastOf(to)) : target.entries.length
  return spliced(rest, [insertInBlock({ text: rest, eol: at.eol }, target, place, lines)])
}

/** The lines of an entry, with its field renamed. */
function linesNamed(text: string, collection: YamlCollection, entry: Entry, name: string | number): string {
  const lines = linesOf(text, collection, entry)
  if (entry.key === undefined) return lines
  const start = lines.length - (entry.end - entry.key.start)
  return spliced(lines, [{ start, end: start + entry.key.end - entry.key.start, text: keyText(String(name)) }])
}

/**
 * The flow collection around a path, and its value, if an edit there would make its line too long: it is written in lines
 * then. One that somebody has laid out over several lines stays.
 */
function tooLongInLine(text: string, { path }: Edit, meant: unknown): { path: EditPath; value: unknown } | undefined {
  let flow: { path: EditPath; value: unknown } | undefined
  for (let outer = parentPath(path); outer.length > 0; outer = parentPath(outer)) {
    const { isFlow, node } = collectionIn(text, outer) ?? {}
    if (!isFlow || !node?.range) continue
    const [before, value] = [text.slice(node.range[0], node.range[1]), valueIn(meant, outer)]
    flow = before.includes('\n') || staysInLine(flowText(value), before) ? undefined : { path: outer, value }
  }
  return flow
}

function edited(text: string, edit: Edit, before: unknown, meant: unknown): string {
  const isList = 'value' in edit && isContainer(edit.value)
  const inLines = isList ? tooLongInLine(text, edit, meant) : undefined
  if (inLines) return setText(text, inLines.path, inLines.value)
  switch (edit.kind) {
    case 'set':
      return setText(text, edit.path, edit.value)
    case 'insert':
      return insertText(text, edit.path, edit.value, edit.yaml)
    case 'delete':
      return deleteText(text, edit.path)
    case 'move':
      return moveText(text, edit.path, edit.to, valueAt(before, edit.path))
  }
}

/** The same values, and the fields in the same order. */
const isEqual = (a: unknown, b: unknown) => isDeepStrictEqual(a, b) && JSON.stringify(a) === JSON.stringify(b)
const isMeant = ({ value, diagnostics }: Parsed, meant: unknown) => diagnostics.length === 0 && isEqual(value, meant)

function editedOnce(text: string, edit: Edit, before: unknown): { text: string; value: unknown } {
  const meant = editedValue(before, edit)
  if (isEqual(before, meant)) return { text, value: before }
  const changed = edited(text, edit, before, meant)
  if (!isMeant(parse({ file: '', text: changed }), meant))
    throw new EditRefused(
      `${shownPath(edit.path)} could not be changed without changing what else the file says. Change it by hand.`,
    )
  return { text: changed, value: meant }
}

/**
 * Applies edits to a YAML text, one after the other, and changes nothing else: comments, order, quotes and empty lines
 * stay. The result is parsed to verify the values. Throws `EditRefused`; validate a text that may not be readable with
 * `parse` first.
 */
export function editText(text: string, edits: readonly Edit[]): string {
  let at = { text, value: parse({ file: '', text }).value }
  for (const edit of edits) at = editedOnce(at.text, edit, at.value)
  return at.text
}
