import { dialled, unbroken } from '../../../schema/phone/phone.ts'
import { cutAtTokens } from '../../../schema/tokens.ts'
import { literalInSentence } from '../../../schema/writing/literal-markdown.ts'
import { memoize } from '../../cache/memoize.ts'

/** A token in a text: its name, and the range of the braces. */
export type Token = { name: string; start: number; end: number }

/** All tokens of a text, without the literals. */
export const tokensIn = (text: string): Token[] =>
  cutAtTokens(text).flatMap(({ token, written, start }) =>
    token === undefined ? [] : [{ name: token, start, end: start + written.length }],
  )

/**
 * The text with every token replaced by its value, and the indexes (from 0, literals not counted) of those without one,
 * which are left unchanged. `isAlone`: there is nothing but one token. In a `tel:` address, also in
 * that of a link in Markdown, a value is reduced to dialable characters.
 * A phone number within a sentence stays on one line. One that ends a label, `Call {site.phone}`, is as it is written.
 */
export function fillText(text: string, valueFor: (name: string, isAlone: boolean) => string | undefined) {
  const { before, names, isAddress } = cutCached(text)
  let filled = before[0] as string
  let unknown = none
  const isAlone = names.length === 1 && before.every((part) => part === '')
  names.forEach((name, index) => {
    const value = valueFor(name, isAlone)
    if (value === undefined) unknown = [...unknown, index]
    const after = before[index + 1] as string
    const dials = isAddress || before[index]?.endsWith('tel:')
    filled += value === undefined ? `{${name}}` : dials ? dialled(value) : after === '' ? value : unbroken(value)
    filled += after
  })
  return { text: filled, unknown }
}

const none: readonly number[] = []

/** The value of a token, and whether that is Markdown or an address. */
export type TokenValue = { value?: string | undefined; isMarkup?: boolean | undefined }

/** {@link fillText} of a text that is Markdown: values are literal, unless they are Markdown or an address themselves. */
export const fillMarkdown = (text: string, tokenOf: (name: string) => TokenValue) =>
  fillText(text, (name) => {
    const { value, isMarkup } = tokenOf(name)
    return value === undefined || isMarkup ? value : literalInSentence(value)
  })

/** A text split at its tokens: the parts before each and after the last, with literals resolved. */
type Cut = { before: string[]; names: string[]; isAddress: boolean }

function cutToFill(text: string): Cut {
  const cut: Cut = { before: [''], names: [], isAddress: /^\s*tel:/i.test(text) }
  for (const { token, reads } of cutAtTokens(text)) {
    if (token === undefined) cut.before.push(`${cut.before.pop()}${reads}`)
    else {
      cut.names.push(token)
      cut.before.push('')
    }
  }
  return cut
}

/**
 * How many split texts are cached: those of a template, its fragments and the facts of a service, which many pages
 * fill.
 */
const cachedCuts = 2_000
const cutCached = memoize(cutToFill, cachedCuts)

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
