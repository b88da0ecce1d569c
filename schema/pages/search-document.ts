/** A page as the search index contains it, or something without a page for which visitors can ask. */
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
