/** What a change of a page comes from. */
export type CauseKind = 'template' | 'fragment' | 'data' | 'picture' | 'page' | 'block' | 'engine' | 'list'

/** `name` is the path of a file or folder; of a list it says what that is. */
export type Cause = { kind: CauseKind; name: string }

/** Texts differ, or the same texts look different. */
export type Extent = 'text' | 'look'

export type ChangedPage = { path: string; kind: string; extent: Extent; causes: Cause[] }

/** Lines that go and lines that come, in one place of one block. Either may be empty. */
export type Change = { type: string; removed: string[]; added: string[] }

/** The same change on some pages: once with names as they are on the example. */
export type TextDifference = Change & { pages: number; example: string }

/** Blocks that say the same and look different. */
type LookDifference = { type: string; pages: number; example: string }

/** Before and after of one place of a page at one width, cut to where they differ. Data addresses. */
export type PicturePair = {
  width: number
  /** Of which block it is. */
  type: string
  /** Where the cut begins, in pixels from the top of the page. */
  top: number
  /** Missing where the block is new. */
  before?: string
  /** Missing where the block is gone. */
  after?: string
  /** Pixels that were left out below. */
  more: number
}

export type KindReport = {
  kind: string
  pages: number
  text: TextDifference[]
  look: LookDifference[]
  /** One page, seen. No pairs where nothing can be seen to differ. */
  pictures?: { page: string; pairs: PicturePair[] }
}

export type DiffReport = {
  revision: string
  commit: string
  /** How many pages were and are there, those behind a password too. */
  pages: { before: number; after: number }
  changed: ChangedPage[]
  added: { path: string; kind: string; causes: Cause[] }[]
  /** `answers`: the address is an alias now. */
  gone: { path: string; kind: string; answers: boolean }[]
  /** Pages behind a password. Nothing is said of them but this. */
  gated: { path: string; state: 'changed' | 'added' | 'gone' }[]
  causes: (Cause & { pages: number })[]
  kinds: KindReport[]
  /** What stands around the blocks on every page. */
  frame?: { extent: Extent; text: Change[] } | undefined
  /** What could not be compared, and what was compared how. */
  notes: string[]
}

/** A report in which nothing has changed. */
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
