/** The types of the JSON that server and shell exchange to create a page. */

/** A page to create. `copyOf` is the address of another page, `startingPoint` the name of what it begins with. */
export type NewPageRequest = {
  address: string
  title: string
  copyOf?: string
  startingPoint?: string
  /** A post says on which day it came out: today. */
  isPost?: boolean
}

/** What a new page can begin with, and which pages are created otherwise. */
export type NewPageChoices = {
  startingPoints: {
    key: string
    name: string
    description: string
    /** Its blocks in words. */
    sections: string[]
    /** Why no page can begin with it. */
    problem?: string
  }[]
  /** Matrices: their pages come from a template, one for each combination of their records. */
  grids: {
    name: string
    /** The kind of its pages in words, as the list of pages says it: “City service”. */
    kind: string
    /** The words for the records that a page is about: “city”, “service”. */
    records: string[]
  }[]
  /** Addresses that are taken by something else than a page, such as an alias. */
  taken: string[]
}
