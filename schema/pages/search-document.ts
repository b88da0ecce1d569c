/**
 * A page as the search index contains it, an answer on a page, or something without a page for which visitors can ask. The path of an
 * answer has its anchor.
 */
export type SearchDocument = {
  path: string
  title: string
  /** Names of its records, and words of its addresses. */
  names: string
  /** Names of the areas around its records. */
  area: string
  headings: string
  text: string
  /** The group of the page: the area of its first record, or its folder. */
  kind: string
  /** Shown under the title; empty where the title says it all. */
  description: string
  /** Above 1 for a page that is to rank above similar ones. */
  weight: number
  /** What the quote form begins with: only where there is no page. */
  quote?: Readonly<Record<string, string | readonly string[]>>
}

/** Whether a document is an answer on a page. */
export const isAnswer = ({ path }: Pick<SearchDocument, 'path'>): boolean => path.includes('#')
