import * as z from 'zod/mini'

/** What server and shell of the studio exchange to search and replace in all content. */

/** What is searched for, and where. */
export const soughtSchema = z.strictObject({
  search: z.string().check(z.maxLength(1_000)),
  replaceWith: z.string().check(z.maxLength(10_000)),
  matchCase: z.boolean(),
  wholeWords: z.boolean(),
  /** Whether `search` is a regular expression, and `$1` in `replaceWith` its first group. */
  isRegular: z.boolean(),
  /** What kind of values is searched: words that visitors read, addresses, or every text of a file. */
  values: z.enum(['texts', 'addresses', 'all']),
  /** Which files are searched. */
  scope: z.enum(['all', 'pages', 'shared']),
  /** Only pages at this address and below it; empty for all. */
  below: z.string().check(z.maxLength(500)),
  /** Whether words that a page has from its template count too: they become words of the page's own. */
  withTemplates: z.boolean(),
})
export type Sought = z.infer<typeof soughtSchema>

/** A match in a value of a file. */
const foundTextSchema = z.object({
  /** Names the match: its file, its path there, and its number in the value. */
  id: z.string(),
  /** Names the text that it is in, which may have several matches. */
  at: z.string(),
  /** From the root of the repository. */
  file: z.string(),
  /** The title of the page, or the name of the shared file, and its address in the studio. */
  title: z.string(),
  address: z.string(),
  /** The tag of the language of a translation; none of a text of the source. */
  language: z.exactOptional(z.string()),
  /** How many translations of the text are stale once it is another. */
  stale: z.number(),
  /** The field in words. */
  where: z.string(),
  /** The words around the match, the match, and what would stand in its place. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
  replacement: z.string(),
})
export type FoundText = z.infer<typeof foundTextSchema>

/** All matches, of which the first are listed. */
export const foundTextsSchema = z.object({
  listed: z.array(foundTextSchema),
  total: z.number(),
  /** How many translations are stale once all are replaced. */
  stale: z.number(),
  files: z.number(),
  /** The hash of all matches: what is replaced must be what a person has seen. */
  hash: z.string(),
})
export type FoundTexts = z.infer<typeof foundTextsSchema>
