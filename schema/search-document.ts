/** A page as the search index contains it. */
export type SearchDocument = {
  path: string
  title: string
  /** Names of its city and its service. */
  names: string
  /** The state around the city. */
  area: string
  headings: string
  text: string
  /** The group of the page: the state of its city, or its folder. */
  kind: string
  /** Shown under the title; empty where the title says it all. */
  description: string
  /** Above 1 for a page that is to rank above similar ones. */
  weight: number
}
