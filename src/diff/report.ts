/** The causes of a change of a page. */
export type CauseKind = 'template' | 'fragment' | 'data' | 'picture' | 'page' | 'block' | 'engine' | 'list'

/** `name` is the path of a file or folder; for a list it is a description. */
export type Cause = { kind: CauseKind; name: string }

/** Texts differ, or the same texts look different. */
export type Extent = 'text' | 'look'

export type ChangedPage = { path: string; kind: string; extent: Extent; causes: Cause[] }

/** Removed and added lines at one position in a block. Either may be empty. */
export type ChangedLines = { type: string; removed: string[]; added: string[] }

/** The same change on some pages, with the names of the example page. */
export type TextDifference = ChangedLines & { pages: number; example: string }

/** Blocks with the same text and a different look. */
type LookDifference = { type: string; pages: number; example: string }

/** A part of a page before and after at one width, cropped to the difference. Data URLs. */
export type PicturePair = {
  width: number
  /** Type of the block. */
  type: string
  /** Top of the crop, in pixels from the top of the page. */
  top: number
  /** Missing if the block is new. */
  before?: string
  /** Missing if the block was removed. */
  after?: string
  /** Pixels that were left out below. */
  more: number
}

export type KindReport = {
  kind: string
  pages: number
  text: TextDifference[]
  look: LookDifference[]
  /** Screenshots of one page. No pairs if nothing differs visibly. */
  pictures?: { page: string; pairs: PicturePair[] }
}

export type DiffReport = {
  revision: string
  commit: string
  /** The number of pages before and after, including protected ones. */
  pages: { before: number; after: number }
  changed: ChangedPage[]
  added: { path: string; kind: string; causes: Cause[] }[]
  /** `answers`: the address is an alias now. */
  gone: { path: string; kind: string; answers: boolean }[]
  /** Protected pages. The report says nothing else about them. */
  gated: { path: string; state: 'changed' | 'added' | 'gone' }[]
  causes: (Cause & { pages: number })[]
  kinds: KindReport[]
  /** The layout around the blocks of every page. */
  frame?: { extent: Extent; text: ChangedLines[] } | undefined
  /** What could not be compared, and what was compared how. */
  notes: string[]
}

/** A report without changes. */
export const emptyReport = (names: Pick<DiffReport, 'revision' | 'commit'>): DiffReport => ({
  ...names,
  pages: { before: 0, after: 0 },
  changed: [],
  added: [],
  gone: [],
  gated: [],
  causes: [],
  kinds: [],
  notes: [],
})
