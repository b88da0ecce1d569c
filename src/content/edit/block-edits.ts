import { isMap, isScalar, isSeq } from 'yaml'
import type { Splice } from '../../../schema/edit.ts'
import { contentEnd, type Entry, lineStart, type YamlCollection } from './yaml-layout.ts'
import { behindHead, flowText, keyText, staysInLine } from './yaml-text.ts'

/** A text, and the line break for new lines in it. */
type Text = { text: string; eol: string }

const isOneLine = (text: string) => !text.includes('\n')

/** The comment in the line of the dash or colon, if the value begins in the next line or is a block scalar. */
function headComment(text: string, { headEnd, value }: Entry): string {
  const line = text.slice(headEnd).match(/^[^\n]*/)?.[0] ?? ''
  const startsHere = value?.range != null && value.range[0] < headEnd + line.length && value.range[0] < value.range[1]
  const isBlockText = isScalar(value) && /^BLOCK/.test(value.type ?? '')
  if (startsHere && !isBlockText) return ''
  return line.match(/(?:^|\s)(#.*?)\r?$/)?.[1] ?? ''
}

/** The comment after a value that ends in its own line. */
const tailComment = (text: string, from: number) => text.slice(from).match(/^[ \t]+(#[^\r\n]*)/)?.[1] ?? ''

/** Replaces the value after a dash or colon. A comment after it stays. */
export function setInBlock(
  { text, eol }: Text,
  { node, column }: YamlCollection,
  entry: Entry,
  value: unknown,
): Splice {
  const old = entry.value
  const isScalarText = isScalar(old) && /^BLOCK/.test(old.type ?? '')
  const isBlock = isScalarText || ((isMap(old) || isSeq(old)) && !old.flow)
  const written = behindHead(value, { column, isList: isSeq(node), old }).replaceAll('\n', eol)
  const end = contentEnd(text, old, entry.headEnd)
  if (isOneLine(written) && !isBlock) {
    const isEmpty = old?.range == null || old.range[0] === old.range[1]
    if (isEmpty) return { start: entry.headEnd, end: entry.headEnd, text: written }
    return { start: old.range?.[0] ?? entry.headEnd, end, text: written.trimStart() }
  }
  // A flow collection stays one, unless its line would become too long.
  if (!isBlock && (isMap(old) || isSeq(old)) && old.items.length > 0 && old.range) {
    const inLine = flowText(value)
    if (staysInLine(inLine, text.slice(old.range[0], end))) return { start: old.range[0], end, text: inLine }
  }
  const comment = isBlock ? headComment(text, entry) : tailComment(text, end) || headComment(text, entry)
  const tail = isBlock ? end : end + (text.slice(end).match(/^[ \t]+#[^\r\n]*/)?.[0].length ?? 0)
  const [first = '', ...rest] = written.split(eol)
  const head = comment === '' ? first : `${first} ${comment}`
  return { start: entry.headEnd, end: tail, text: [head, ...rest].join(eol) }
}

/** The text between two entries: line break and empty lines; only a line break if there is a comment. */
function gapBefore({ text, eol }: Text, { entries }: YamlCollection, index: number): string {
  const before = entries[index - 1]
  const entry = entries[index]
  if (before === undefined || entry === undefined) return eol
  const gap = text.slice(before.end, entry.lead)
  return gap.trim() === '' ? gap : eol
}

/** A list in one line, where all lists beside it are written so: `la: [ushers]`. */
function listInLine({ entries }: YamlCollection, value: unknown): string | undefined {
  const lists = entries.flatMap(({ value: one }) => (isSeq(one) ? [one] : []))
  if (!Array.isArray(value) || value.length === 0 || lists.length === 0 || !lists.every(({ flow }) => flow))
    return undefined
  const written = flowText(value)
  return staysInLine(written, '') ? ` ${written}` : undefined
}

/** A new entry as lines, the first one indented. */
export function newEntry(collection: YamlCollection, value: unknown, name: string | undefined, eol: string): string {
  const { node, column } = collection
  const head = name === undefined ? '-' : `${keyText(name)}:`
  const behind = listInLine(collection, value) ?? behindHead(value, { column, isList: isSeq(node) })
  return `${' '.repeat(column)}${head}${behind}`.replaceAll('\n', eol)
}

/** Inserts lines before the entry with this number, or after the last, with empty lines as between the others. */
export function insertInBlock(at: Text, collection: YamlCollection, index: number, lines: string): Splice {
  const { entries, isInline, column } = collection
  const next = entries[index]
  if (next === undefined) {
    const last = entries.at(-1) as Entry
    return { start: last.end, end: last.end, text: gapBefore(at, collection, entries.length - 1) + lines }
  }
  const gap = gapBefore(at, collection, index === 0 ? 1 : index)
  if (index > 0 || !isInline) return { start: next.lead, end: next.lead, text: lines + gap }
  return inPlaceOfInline(at, next.start, next.start, lines + gap + ' '.repeat(column))
}

/**
 * Lines for a first entry that follows other things in its line. If they begin with a comment, they begin a new line.
 */
function inPlaceOfInline({ text, eol }: Text, start: number, end: number, lines: string): Splice {
  if (!lines.trimStart().startsWith('#')) return { start, end, text: lines.trimStart() }
  const spaces = text.slice(0, start).match(/(?<![ \t])[ \t]+$/)?.[0].length ?? 0
  return { start: start - spaces, end, text: eol + lines }
}

/** Deletes an entry with its comments and the empty lines around it. It must not be the only one. */
export function deleteInBlock(at: Text, { entries, isInline }: YamlCollection, index: number): Splice {
  const { text } = at
  const entry = entries[index] as Entry
  const before = entries[index - 1]
  const next = entries[index + 1]
  if (index === 0 && next) {
    const hasCommentBetween = text.slice(entry.end, next.lead).trim() !== ''
    if (isInline) return inPlaceOfInline(at, entry.start, next.end, text.slice(next.lead, next.end))
    return {
      start: entry.lead,
      end: hasCommentBetween ? lineStart(text, text.indexOf('\n', entry.end) + 1) : next.lead,
      text: '',
    }
  }
  const hasCommentBetween = before !== undefined && text.slice(before.end, entry.lead).trim() !== ''
  if (!hasCommentBetween && before) return { start: before.end, end: entry.end, text: '' }
  const lineEnd = text.indexOf('\n', entry.end)
  return { start: entry.lead, end: lineEnd === -1 ? text.length : lineEnd + 1, text: '' }
}

/** The lines of an entry with its comments; the first one is indented. */
export const linesOf = (text: string, { column }: YamlCollection, { lead, start, end }: Entry) =>
  lead === start && lineStart(text, start) !== start
    ? ' '.repeat(column) + text.slice(start, end)
    : text.slice(lead, end)

/** Reorders entries; the text between them stays. */
export function moveInBlock(at: Text, collection: YamlCollection, from: number, to: number): Splice[] {
  const { entries, isInline } = collection
  const order = entries.map((_, index) => index)
  order.splice(to, 0, ...order.splice(from, 1))
  return order.flatMap((source, place) => {
    if (source === place) return []
    const { lead, start, end } = entries[place] as Entry
    const lines = linesOf(at.text, collection, entries[source] as Entry)
    return [place === 0 && isInline ? inPlaceOfInline(at, start, end, lines) : { start: lead, end, text: lines }]
  })
}
