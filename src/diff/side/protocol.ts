/** One block of a page, with hashes of its text and of its markup. */
export type BlockMark = [id: string, type: string, words: string, look: string]

/** The data of a page for the comparison. For a protected page it only allows to see whether the page changed. */
export type SidePage = {
  path: string
  file: string
  kind: string
  isGated: boolean
  isGenerated: boolean
  /** The changed files that this page uses. */
  uses: string[]
  blocks: BlockMark[]
}

/** A whole site in one state. */
export type SideSite = {
  pages: SidePage[]
  /** The layout around the blocks of every page. */
  frame: BlockMark
  /** Paths of pages that are left out because of errors. */
  withErrors: string[]
  errors: number
  /** Some of the files with errors. */
  filesWithErrors: string[]
  /** Every address that answers, including aliases. */
  addresses: string[]
  /** Names of cities and services, which are ignored in comparisons. */
  names: readonly string[]
}

/** The files of a site's state, and the code that renders it. */
export type SidePlace = {
  /** Root of the code. */
  code: string
  /** Folder with the content folder and `public/`. */
  content: string
  /** The content folder below `content`. */
  pages: string
  /** The time as of which drafts and schedules are evaluated, in milliseconds. */
  now: number
}

export type OpenOptions = {
  /** The files that differ between the states. */
  changed: readonly string[]
  /**
   * Whether results of earlier runs are used. Not of a revision with other code: the store has those of the last code that ran,
   * so there would be none, and older code has no store.
   */
  isStored?: boolean
}

/** A block of a page, by the path of the page and the id of the block. */
export type BlockAddress = readonly [path: string, id: string]

/** The requests to a process with one state of the site, in this order. */
export type SideRequests = {
  open: { options: SidePlace & OpenOptions; result: SideSite }
  lines: { options: BlockAddress[]; result: string[][] }
  write: { options: { paths: string[]; out: string }; result: null }
}

export type SideRequest = {
  [R in keyof SideRequests]: { request: R; options: SideRequests[R]['options'] }
}[keyof SideRequests]
export type SideResponse = { result: unknown } | { refused: string }

/** Ids of the parts of a page that are not blocks: its head, and the layout. */
export const headId = '(head)'
export const frameId = '(frame)'
