/** The types of the JSON that server and shell exchange to search and replace in all content. */

/** What kind of values is searched: words that visitors read, addresses, or every text of a file. */
export const valueKinds = { texts: 'Texts', addresses: 'Addresses', all: 'All values' } as const
export type ValueKind = keyof typeof valueKinds

/** Which files are searched. */
export const fileScopes = { all: 'Everywhere', pages: 'Pages', shared: 'Shared files' } as const
type FileScope = keyof typeof fileScopes

/** What is searched for, and where. */
export type Sought = {
  search: string
  replaceWith: string
  matchCase: boolean
  wholeWords: boolean
  /** Whether `search` is a regular expression, and `$1` in `replaceWith` its first group. */
  isRegular: boolean
  values: ValueKind
  scope: FileScope
  /** Only pages at this address and below it; empty for all. */
  below: string
  /** Whether words that a page has from its template count too: they become words of the page's own. */
  withTemplates: boolean
}

/** A match in a value of a file. */
export type FoundText = {
  /** Names the match: its file, its path there, and its number in the value. */
  id: string
  /** From the root of the repository. */
  file: string
  /** The title of the page, or the name of the shared file, and its address in the studio. */
  title: string
  address: string
  /** The field in words. */
  where: string
  /** The words around the match, the match, and what would stand in its place. */
  before: string
  match: string
  after: string
  replacement: string
}

/** All matches, of which the first are listed. */
export type FoundTexts = {
  listed: FoundText[]
  total: number
  files: number
  /** The hash of all matches: what is replaced must be what a person has seen. */
  hash: string
}
