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
