import { dialled } from '../../schema/phone.ts'

/** `{{…}}` is a literal; `{word}` and `{word.word}` are tokens. Everything else in braces is plain text. */
const pattern = /\{\{([^{}\r\n]*)\}\}|\{([\w-]+(?:\.[\w-]+)*)\}/g

/** A token in a text: its name, and the range of the braces. */
export type Token = { name: string; start: number; end: number }

/** All tokens of a text, without the literals. */
export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    match[2] === undefined ? [] : [{ name: match[2], start: match.index, end: match.index + match[0].length }],
  )

/** Whether a text holds a token or a literal in double braces. */
export const hasBraces = (text: string) => text.includes('{') && text.search(pattern) !== -1

/**
 * The text with every token replaced by its value, and the numbers (from 0, literals not counted) of those without one,
 * which are left as they are. In a `tel:` address a value is reduced to what can be dialled.
 */
export function fillText(text: string, valueFor: (name: string) => string | undefined) {
  const unknown: number[] = []
  const address = /^\s*tel:/i.test(text)
  let count = 0
  const filled = text.replace(pattern, (whole, literal: string | undefined, name: string | undefined) => {
    if (name === undefined) return `{${literal}}`
    const value = valueFor(name)
    if (value === undefined) unknown.push(count)
    count += 1
    return value === undefined ? whole : address ? dialled(value) : value
  })
  return { text: filled, unknown }
}

/**
 * Where the token with the given number stands in the source of its scalar. Quotes, escapes and folding add no braces,
 * so the tokens of the source are those of the value; the header line of a block scalar is not part of it.
 */
export function tokenRange(source: string, start: number, end: number, index: number): { start: number; end: number } {
  const block = source[start] === '|' || source[start] === '>'
  const lineEnd = source.indexOf('\n', start)
  const from = block && lineEnd !== -1 && lineEnd < end ? lineEnd + 1 : start
  const token = tokensIn(source.slice(from, end))[index]
  return token === undefined ? { start, end } : { start: from + token.start, end: from + token.end }
}
