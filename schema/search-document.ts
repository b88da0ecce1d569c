/** A page as the index takes it in. */
export type SearchDocument = {
  path: string
  title: string
  /** What its city and its service are called. */
  names: string
  /** The state around the city. */
  area: string
  headings: string
  text: string
  /** Where the page belongs: the state of its city, or the folder that it lies in. */
  kind: string
  /** Shown under the title; empty where the title says it all. */
  description: string
  /** Above 1 for the page that is meant where similar pages match as well. */
  weight: number
}
