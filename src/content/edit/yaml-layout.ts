import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import type { EditPath } from '../../../schema/edit.ts'

/**
 * An entry of a list or a field of a mapping, as offsets in the text. It includes the comment lines directly above it,
 * and deeper indented lines below it; a comment separated by an empty line is not part of it.
 */
export type Entry = {
  /** Offset of the dash or of the key. */
  start: number
  /** After the dash or the colon; after the key if a flow mapping has no colon. */
  headEnd: number
  key?: { start: number; end: number }
  value: Node | undefined
  /** Start of the line where the entry with its comments begins; `start` if something precedes it in the line. */
  lead: number
  /** End of the entry with its comments, without the line break. */
  end: number
}

export type YamlCollection = {
  node: YAMLMap | YAMLSeq
  isFlow: boolean
  /** Column of the dashes or keys, from 0. */
  column: number
  /** Whether the first entry follows something else in its line: `- title: …`. */
  isInline: boolean
  entries: Entry[]
}

type Token = { type: string; offset: number; source: string }
type Item = { start: Token[]; key?: { offset: number } | null; sep?: Token[] }

const read = (text: string) => parseDocument(text, { keepSourceTokens: true, stringKeys: true })

export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

const lineEnd = (text: string, offset: number) => {
  const at = text.indexOf('\n', offset)
  const end = at === -1 ? text.length : at
  return text[end - 1] === '\r' && end > offset ? end - 1 : end
}

const endOf = ({ offset, source }: Token) => offset + source.length

/** End of a value, without the comment after it and without empty lines except those that a `|+` keeps. */
export function contentEnd(text: string, node: Node | undefined, headEnd: number): number {
  if (node?.range == null || node.range[0] === node.range[1]) return headEnd
  if ((isMap(node) || isSeq(node)) && !node.flow) return collectionAt(text, node).entries.at(-1)?.end ?? headEnd
  const [start, end] = node.range
  if (!isScalar(node) || (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')) return end
  const keeps = /^[|>]\d?\+/.test(text.slice(start, start + 3))
  const written = text.slice(start, end)
  return start + (keeps ? written.replace(/\r?\n$/, '') : written.trimEnd()).length
}

const comment = /^[ \t]*#/
const blank = /^[ \t]*\r?$/

function leadOf(text: string, start: number, floor: number, column: number): number {
  let lead = lineStart(text, start)
  while (lead > floor) {
    const above = lineStart(text, lead - 1)
    const line = text.slice(above, lead - 1)
    if (above < floor || !comment.test(line) || line.search(/\S/) > column) break
    lead = above
  }
  // A comment at the start of a file is about the file.
  return lead === 0 ? lineStart(text, start) : lead
}

/** The end of the last line of an entry, with the deeper comments below it. */
function tailOf(text: string, end: number, column: number): number {
  let tail = lineEnd(text, end)
  for (let at = text.indexOf('\n', tail) + 1; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) {
    const line = text.slice(at, lineEnd(text, at))
    if (comment.test(line) && line.search(/\S/) > column) tail = lineEnd(text, at)
    else if (!blank.test(line)) break
    if (text.indexOf('\n', at) === -1) break
  }
  return tail
}

const itemsOf = (node: YAMLMap | YAMLSeq) =>
  ((node as { srcToken?: { items: Item[] } }).srcToken?.items ?? []) as Item[]

function rawEntry(node: YAMLMap | YAMLSeq, index: number, item: Item) {
  if (isSeq(node)) {
    const value = node.items[index] as Node | undefined
    const dash = item.start.find(({ type }) => type === 'seq-item-ind')
    const start = dash?.offset ?? value?.range?.[0] ?? 0
    return { start, headEnd: dash === undefined ? start : endOf(dash), value }
  }
  const pair = node.items[index] as Pair<Node, Node | null>
  const [from = 0, to = 0] = pair.key.range ?? []
  const explicit = item.start.find(({ type }) => type === 'explicit-key-ind')
  const colon = item.sep?.find(({ type }) => type === 'map-value-ind')
  return {
    start: explicit?.offset ?? from,
    headEnd: colon === undefined ? to : endOf(colon),
    key: { start: from, end: to },
    value: pair.value ?? undefined,
  }
}

/** The entries of a list or mapping, with their offsets. */
function collectionAt(text: string, node: YAMLMap | YAMLSeq): YamlCollection {
  const raw = node.items.map((_, index) => rawEntry(node, index, itemsOf(node)[index] ?? { start: [] }))
  const isFlow = node.flow === true
  const first = raw[0]?.start ?? node.range?.[0] ?? 0
  const column = first - lineStart(text, first)
  const isInline = text.slice(lineStart(text, first), first).trim() !== ''
  let floor = 0
  const entries = raw.map((entry, index): Entry => {
    const end = contentEnd(text, entry.value, entry.headEnd)
    if (isFlow) return { ...entry, lead: entry.start, end }
    const lead = index === 0 && isInline ? entry.start : leadOf(text, entry.start, floor, column)
    floor = tailOf(text, end, column)
    return { ...entry, lead, end: floor }
  })
  return { node, isFlow, column, isInline, entries }
}

/** The list or mapping at an existing path; `undefined` if the value is neither. */
export function collectionIn(text: string, path: EditPath): YamlCollection | undefined {
  let at: unknown = read(text).contents
  for (const part of path) {
    if (isMap<Node, Node>(at)) at = at.items.find(({ key }) => isScalar(key) && String(key.value) === part)?.value
    else if (isSeq(at)) at = at.items[Number(part)]
  }
  return isMap(at) || isSeq(at) ? collectionAt(text, at) : undefined
}

/** The index of the entry that a part of a path names, or -1. */
export function indexOfPart({ node, entries }: YamlCollection, part: string | number): number {
  if (isSeq(node)) return Number(part) < entries.length ? Number(part) : -1
  return node.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(part))
}
