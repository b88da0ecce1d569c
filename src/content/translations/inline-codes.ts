import { linksIn } from '../../../schema/links/markdown-links.ts'
import { cutAtTokens } from '../../../schema/tokens.ts'

/** What translators move and never change: a token, an address, a sign of Markdown. `open` and `close` of a pair have the same id. */
export type InlineCode = { id: number; kind: 'single' | 'open' | 'close'; written: string }
/** A text in parts. Joined, they are the text. */
export type InlinePart = string | InlineCode

type Node = string | { open: string; inside: Node[]; close: string } | { single: string }

const isSign = (sign: string | undefined) => sign !== undefined && /[!-/:-@[-`{-~]/.test(sign)
const placeholder = /\[[a-z][A-Za-z0-9_.]*\](?!\()/y
const codeSpan = /(?<!`)(`+)(?!`)[^`]*(?<!`)\1(?!`)/y
const autolink = /<(?:https?:\/\/|mailto:|tel:)[^<>\s]+>/y
const plainAddress = /(?:https?:\/\/[^\s<>()[\]*_`]*[^\s<>()[\]*_`.,;:!?'"]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/y
/** Looks like a mark of {@link writeMarks}. */
const mark = /\{\/?\d+\}/y
const emphasis = /\*\*|__|~~|\*|_/y
/** What may follow the address of a link: the end of its brackets, a title. */
const behindAddress = /^>?\s*(?:(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\))\s*)?\)/

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Where each `](` of a link begins, with all of its address. */
function linkEnds(text: string): ReadonlyMap<number, string> {
  const ends = new Map<number, string>()
  for (const { start, end } of linksIn(text)) {
    const bracket = text.lastIndexOf('](', start)
    const behind = behindAddress.exec(text.slice(end))
    if (bracket >= 0 && behind && /^\]\(\s*<?$/.test(text.slice(bracket, start)))
      ends.set(bracket, text.slice(bracket, end + behind[0].length))
  }
  return ends
}

/** The bracket that closes the one at an offset; -1 if there is none. */
function closingBracket(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '[') depth++
    else if (sign === ']' && --depth === 0) return at
  }
  return -1
}

/** Where the emphasis that begins at an offset ends; -1 if it does not. */
function closingEmphasis(text: string, from: number, sign: string): number {
  if (!/\S/.test(text[from + sign.length] ?? ' ')) return -1
  const isWithinWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? ' ')
  if (sign.startsWith('_') && isWithinWord(from - 1)) return -1
  const end = text.indexOf('\n\n', from)
  const limit = end < 0 ? text.length : end
  for (let at = from + sign.length + 1; at < limit; at++) {
    if (text[at] === '\\') at++
    else if (text.startsWith(sign, at) && /\S/.test(text[at - 1] ?? ' ')) {
      const isLonger = sign.length === 1 && (text[at + 1] === sign || text[at - 1] === sign)
      if (!isLonger && !(sign.startsWith('_') && isWithinWord(at + sign.length))) return at
    }
  }
  return -1
}

function nodesOf(text: string, isMarkdown: boolean): Node[] {
  const nodes: Node[] = []
  const tokens = new Map(
    cutAtTokens(text).flatMap(({ start, written, reads, token }) =>
      token !== undefined || written !== reads ? [[start, written] as const] : [],
    ),
  )
  const ends = isMarkdown ? linkEnds(text) : new Map<number, string>()
  let copied = 0
  let at = 0
  const add = (length: number, node: Node) => {
    if (at > copied) nodes.push(text.slice(copied, at))
    nodes.push(node)
    at += length
    copied = at
  }
  const pair = (open: string, from: number, to: number, close: string) =>
    add(to + close.length - at, { open, inside: nodesOf(text.slice(from, to), isMarkdown), close })
  const single = (written: string) => add(written.length, { single: written })

  function link(): boolean {
    const open = text[at] === '[' ? '[' : text.startsWith('![', at) ? '![' : undefined
    if (open === undefined) return false
    const bracket = closingBracket(text, at + open.length - 1)
    const close = ends.get(bracket)
    if (close === undefined) return false
    pair(open, at + open.length, bracket, close)
    return true
  }
  function emphasized(): boolean {
    const sign = matchAt(emphasis, text, at)
    const end = sign === undefined ? -1 : closingEmphasis(text, at, sign)
    if (sign !== undefined && end > at) pair(sign, at + sign.length, end, sign)
    return sign !== undefined && end > at
  }
  while (at < text.length) {
    if (isMarkdown && text[at] === '\\' && isSign(text[at + 1])) {
      at += 2
      continue
    }
    const found =
      tokens.get(at) ??
      matchAt(mark, text, at) ??
      matchAt(placeholder, text, at) ??
      (isMarkdown ? (matchAt(codeSpan, text, at) ?? matchAt(autolink, text, at)) : undefined) ??
      (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') ? undefined : matchAt(plainAddress, text, at))
    if (found !== undefined) single(found)
    else if (!isMarkdown || !(link() || emphasized())) at++
  }
  if (at > copied) nodes.push(text.slice(copied))
  return nodes
}

/** Cuts a text at its inline codes, which are numbered from `first`. Pairs are nested as in XML. */
export function cutAtCodes(text: string, isMarkdown: boolean, first = 1): InlinePart[] {
  let next = first
  const flat = (nodes: readonly Node[]): InlinePart[] =>
    nodes.flatMap((node): InlinePart[] => {
      if (typeof node === 'string') return [node]
      const id = next++
      if ('single' in node) return [{ id, kind: 'single', written: node.single }]
      return [
        { id, kind: 'open', written: node.open },
        ...flat(node.inside),
        { id, kind: 'close', written: node.close },
      ]
    })
  return flat(nodesOf(text, isMarkdown))
}

export const joinedParts = (parts: readonly InlinePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.written)).join('')

const markOf = ({ id, kind }: InlineCode) => (kind === 'close' ? `{/${id}}` : `{${id}}`)

/** The text with a numbered mark in place of each code: `{1}`, and `{2}…{/2}` around a part. */
export const withMarks = (parts: readonly InlinePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : markOf(part))).join('')

/**
 * A text with the codes in place of its marks, or what is wrong with them: all marks of the parts must be there once, and no other
 * ones.
 */
export function withoutMarks(text: string, parts: readonly InlinePart[]): { text: string } | { problem: string } {
  const codes = new Map(parts.flatMap((part) => (typeof part === 'string' ? [] : [[markOf(part), part] as const])))
  const found: readonly string[] = text.match(/\{\/?\d+\}/g) ?? []
  const unknown = found.find((one) => !codes.has(one))
  if (unknown !== undefined) return { problem: `has the mark ${unknown}, which its source does not have` }
  const lost = [...codes.keys()].find((one) => !found.includes(one))
  if (lost !== undefined)
    return { problem: `has lost the mark ${lost}, which stands for \`${codes.get(lost)?.written}\`` }
  const twice = found.find((one, index) => found.indexOf(one) !== index)
  if (twice !== undefined) return { problem: `has the mark ${twice} twice` }
  const open: number[] = []
  for (const one of found) {
    const { id = 0, kind } = codes.get(one) ?? {}
    if (kind === 'open') open.push(id)
    if (kind === 'close' && open.pop() !== id) return { problem: `has the mark ${one} where another one is open` }
  }
  return { text: text.replace(/\{\/?\d+\}/g, (one) => codes.get(one)?.written ?? one) }
}
