const tokenPattern = /\{\{([^{}\r\n]*)\}\}|\{([\w-]+(?:\.[\w-]+)*)\}/g

/** The values of tokens on a page, by their names. */
export type Tokens = Readonly<Record<string, string>>

/** The names of the tokens in a text, each once. */
export const tokenNamesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(tokenPattern)].flatMap(([, , name]) => name ?? [])),
]

/** A text with its tokens filled; those without a value stay. */
export const withTokens = (text: string, tokens: Tokens): string =>
  text.replaceAll(tokenPattern, (whole, literal?: string, name?: string) =>
    literal === undefined ? (tokens[name ?? ''] ?? whole) : `{${literal}}`,
  )

/** A part of a text as it is written: a token with a value, or the text between two such tokens. */
export type TextPart = { text: string } | { token: string }

/** A text cut at its tokens that have a value. */
export function cutAtTokens(text: string, tokens: Tokens): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: whole, 2: token, index } of text.matchAll(tokenPattern)) {
    if (token === undefined || !Object.hasOwn(tokens, token)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ token })
    from = index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** How much of the longest length is used before it matters how many characters are left. */
const nearlyFull = 0.7

/** How many characters of a text are left, where each token counts as its value; `undefined` as long as many are. */
export function charactersLeft(text: string, maxLength: number | undefined, tokens: Tokens): number | undefined {
  const { length } = withTokens(text, tokens)
  return maxLength !== undefined && length > maxLength * nearlyFull ? maxLength - length : undefined
}
