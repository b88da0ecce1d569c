/** One block of a page: what it says, and how it is marked up, as hashes. */
export type BlockMark = [id: string, type: string, words: string, look: string]

/** What is compared of a page. Of one behind a password it is whether it is the same, and nothing else. */
export type SidePage = {
  path: string
  file: string
  kind: string
  isGated: boolean
  isGenerated: boolean
  /** Which of the changed files stand in this page. */
  uses: string[]
  blocks: BlockMark[]
}

/** A whole site in one state. */
export type SideSite = {
  pages: SidePage[]
  /** What stands around the blocks on every page. */
  frame: BlockMark
  /** Pages that are left out because of errors, by path. */
  faulty: string[]
  errors: number
  /** Files with errors, the first few. */
  faultyFiles: string[]
  /** Every address that answers, aliases as well. */
  addresses: string[]
  /** Names of cities and services, which make no difference between pages. */
  names: readonly string[]
}

/** Where the state of a site lies, and what renders it. */
export type SidePlace = {
  /** Root of the code. */
  code: string
  /** Folder that holds the content folder and `public/`. */
  content: string
  /** The content folder below `content`. */
  pages: string
  /** The time at which drafts and schedules are judged, in milliseconds. */
  now: number
}

/** A block of a page, by the path of the page and the id of the block. */
export type BlockAddress = readonly [path: string, id: string]

/** What a process that holds one state of the site is asked, in this order. */
export type Questions = {
  open: { given: SidePlace & { changed: string[] }; answer: SideSite }
  lines: { given: BlockAddress[]; answer: string[][] }
  write: { given: { paths: string[]; out: string }; answer: null }
}

export type Question = { [Q in keyof Questions]: { ask: Q; given: Questions[Q]['given'] } }[keyof Questions]
export type Answer = { answer: unknown } | { refused: string }

/** Ids of what stands beside the blocks of a page: its head, and what is around it. */
export const headId = '(head)'
export const frameId = '(frame)'
