import { cutAtTokens } from '../../schema/tokens.ts'
import { fillMarkdown } from '../content/resolve/tokens.ts'

/** The values of tokens on a page, by their names. */
export type Tokens = Readonly<Record<string, string>>

/** The names of the tokens in a text, each once. */
export const tokenNamesIn = (text: string): string[] => [
  ...new Set(cutAtTokens(text).flatMap(({ token }) => token ?? [])),
]

/** A text with its tokens filled; those without a value stay. */
export const withTokens = (text: string, tokens: Tokens): string =>
  cutAtTokens(text)
    .map(({ token, reads }) => valueIn(tokens, token) ?? reads)
    .join('')

/** Markdown with its tokens filled as on the page. `markup`: the names of those that are Markdown or addresses. */
export const markdownWithTokens = (text: string, tokens: Tokens, markup: readonly string[]): string =>
  fillMarkdown(text, (name) => ({ value: valueIn(tokens, name), isMarkup: markup.includes(name) })).text

const valueIn = (tokens: Tokens, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(tokens, name) ? tokens[name] : undefined

/** A part of a text as it is written: a token with a value, or the text between two such tokens. */
type WrittenPart = { text: string } | { token: string }

/** A text split at its tokens that have a value. */
export function splitAtValues(text: string, tokens: Tokens): WrittenPart[] {
  const parts: WrittenPart[] = []
  for (const { token, written } of cutAtTokens(text)) {
    const last = parts.at(-1)
    if (token !== undefined && Object.hasOwn(tokens, token)) parts.push({ token })
    else if (last && 'text' in last) last.text += written
    else parts.push({ text: written })
  }
  return parts
}

/** How much of the longest length is used before it matters how many characters are left. */
const nearlyFull = 0.7

/** How many characters of a text are left, where each token counts as its value; `undefined` as long as many are. */
export function charactersLeft(text: string, maxLength: number | undefined, tokens: Tokens): number | undefined {
  const { length } = withTokens(text, tokens)
  return maxLength !== undefined && length > maxLength * nearlyFull ? maxLength - length : undefined
}
