/** Valid starts of a link. Others are refused, because some (`javascript:`, `data:`) could run code. */
export const safeStart = String.raw`(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)`

/** A text escaped for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The address of a link in Markdown, and where it stands in the text. `isImage`: it is that of a picture, `![…](…)`. */
export type MarkdownLink = { address: string; start: number; end: number; isImage: boolean }

/** Whether a text can contain a link: a quick check, since most do not. */
export const mayHoldLinks = (text: string) => text.includes('](') || text.includes(']:') || text.includes('<https://')

const blank = /[ \t\r\n]/
/** A sign without its meaning behind a backslash. */
const plainSign = /[!-/:-@[-`{-~]/
/** The most brackets that an address may open (CommonMark 0.31, section 6.3, leaves it to the program; markdown-it: 32). */
const maxDepth = 32

type Destination = { start: number; end: number; next: number }

const skipBlanks = (text: string, from: number) => {
  let at = from
  while (at < text.length && blank.test(text.charAt(at))) at++
  return at
}

/** The address that begins at an offset, with or without `<>`; `undefined` if none does. */
function destinationAt(text: string, from: number): Destination | undefined {
  const start = skipBlanks(text, from)
  const isEnclosed = text[start] === '<'
  let depth = 0
  let at = isEnclosed ? start + 1 : start
  for (; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isEnclosed ? sign === '<' || sign === '>' || sign === '\n' : sign <= ' ') break
    if (sign === '\\' && plainSign.test(text.charAt(at + 1))) at++
    else if (sign === '(' && ++depth > maxDepth) return undefined
    else if (sign === ')' && !isEnclosed && --depth < 0) break
  }
  if (!isEnclosed) return at > start && depth <= 0 ? { start, end: at, next: at } : undefined
  return text[at] === '>' ? { start: start + 1, end: at, next: at + 1 } : undefined
}

/** The address of `](…)`: behind it is the end, or a title, whose quotes may be escaped in YAML. */
function inlineAt(text: string, from: number): Destination | undefined {
  const found = destinationAt(text, from)
  if (found === undefined) return undefined
  const behind = skipBlanks(text, found.next)
  if (text[behind] === ')') return found
  return behind > found.next && /["'(\\]/.test(text.charAt(behind)) ? found : undefined
}

/** The address of a reference, `[name]: /about`: behind it is the end of the line, or a title. */
function referenceAt(text: string, from: number): Destination | undefined {
  const found = destinationAt(text, from)
  if (found === undefined) return undefined
  let behind = found.next
  while (text[behind] === ' ' || text[behind] === '\t' || text[behind] === '\r') behind++
  return behind === text.length || /[\n"'(\\]/.test(text.charAt(behind)) ? found : undefined
}

/** Signs that may stand in front of the name of a reference: those of quotes and lists. */
const inFront = /[ \t>*+-]/

/** An address as Markdown reads it: a backslash before a sign takes its meaning away. */
const plainAddress = (written: string) =>
  written.includes('\\') ? written.replace(/\\(.)/g, (both, sign) => (plainSign.test(sign) ? sign : both)) : written

/**
 * The links, pictures and references in Markdown, in order; also those in code, which are none. Takes a time that grows
 * with the text, whatever it says.
 */
export function linksIn(text: string): MarkdownLink[] {
  const links: MarkdownLink[] = []
  if (!mayHoldLinks(text)) return links
  /** The open brackets: whether `!` stands in front, and whether the bracket is the first sign of its line. */
  const open: { isImage: boolean; isFirst: boolean }[] = []
  let isLineStart = true
  const add = (found: Destination | undefined, isImage: boolean) => {
    if (found === undefined) return
    const { start, end } = found
    links.push({ address: plainAddress(text.slice(start, end)), start, end, isImage })
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '[') open.push({ isImage: text[at - 1] === '!' && text[at - 2] !== '\\', isFirst: isLineStart })
    else if (sign === ']') {
      const bracket = open.pop()
      const next = text[at + 1]
      if (bracket && next === '(') add(inlineAt(text, at + 2), bracket.isImage)
      else if (bracket?.isFirst && next === ':') add(referenceAt(text, at + 2), false)
    } else if (sign === '<' && text.startsWith('https://', at + 1)) {
      const found = destinationAt(text, at)
      if (found && !blank.test(text.slice(found.start, found.end))) add(found, false)
    }
    if (sign === '\\' && plainSign.test(text.charAt(at + 1))) at++
    if (sign === '\n') isLineStart = true
    else if (!inFront.test(sign)) isLineStart = false
  }
  return links
}

const unsafe = new RegExp(`^(?!${safeStart}|\\{)`)

/**
 * Addresses in Markdown without a {@link safeStart}: they could run code, or they depend on the page with the link. One
 * that begins with a token is checked once the token is filled.
 */
export const unsafeAddresses = (text: string): string[] =>
  linksIn(text).flatMap(({ address }) => (unsafe.test(address) ? [address] : []))

/** Where an address first stands in a text; `undefined` if it is in no link. */
export const linkTo = (text: string, address: string): MarkdownLink | undefined =>
  linksIn(text).find((link) => link.address === address)

/** The text with the address of a page replaced in all links to it, also in front of a query or an anchor. */
export function withAddress(text: string, from: string, to: string): string {
  let result = ''
  let copied = 0
  for (const { address, start } of linksIn(text)) {
    if (address !== from && !(address.startsWith(from) && /[#?]/.test(address.charAt(from.length)))) continue
    if (!text.startsWith(from, start)) continue
    result += text.slice(copied, start) + to
    copied = start + from.length
  }
  return result + text.slice(copied)
}
