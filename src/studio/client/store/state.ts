import type { QueryClient } from '@tanstack/react-query'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { Place } from '../../wire/messages.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import type { FieldPath } from '../page-blocks/block-change.ts'
import type { PageFrame } from '../page-frame.ts'
import type { BlockSlice, TextSlice } from './page-edit-state.ts'
import type { FieldSlice, SavingSlice } from './saving-state.ts'
import type { ViewSlice } from './view-state.ts'

/** The state of the studio, by what it is about. What the server has said is here as it was last rendered. */
export type StudioState = PageSlice & SelectionSlice & SavingSlice & FieldSlice & TextSlice & BlockSlice & ViewSlice

/** What the slices need from outside. */
export type Services = { queries: QueryClient; navigate: (to: string) => void; frame: PageFrame }

export type Slice<State> = (
  set: (change: Partial<StudioState> | ((state: StudioState) => Partial<StudioState>)) => void,
  get: () => StudioState,
  services: Services,
) => State

/** The open page. */
export type PageSlice = {
  /** The address in the studio: of the page, or of a view over it. */
  path: string
  /** The address of the page that is open, or was open last while there is a view. */
  address: string
  /** The page or shared file at this address, once it is read. */
  page: PageModel | undefined
  setup: StudioSetup | undefined
  /** Why the page or the content as a whole could not be read. */
  failure: Error | undefined
  /** The page or shared file with the selected value, if it is not the open page; the address of one that is missing. */
  elsewhere: PageModel | undefined
  missing: string | undefined
  /** The time as of which the studio shows the site, such as `2026-12-03T09:00Z`; `undefined` for now. */
  asOf: string | undefined
  /** A problem that waits for its page, to be opened there. */
  awaited: { found: Diagnostic; at: string } | undefined
  /** Takes what was read from the server. */
  seeRead: (
    read: Partial<Pick<PageSlice, 'path' | 'address' | 'page' | 'setup' | 'failure' | 'elsewhere' | 'missing'>>,
  ) => void
  /** The page as last read, also before that is rendered. */
  pageNow: () => PageModel | undefined
  /** Reads the open page again. */
  readAgain: () => void
  /** Opens another page, once everything typed is written. */
  go: (to: string) => void
  /** Shows the site as of a time. Nothing is written, and nobody else sees it. */
  showDay: (time: string | undefined) => void
  /** Opens the field that the value of a token of a page comes from. */
  openToken: (page: string, name: string) => void
  /**
   * Opens the field of a problem: on its page, which is opened first, or beside the open page for a shared file. A view that
   * covers the page is left. That of a translation leads to the texts in its language.
   */
  openProblem: (found: Diagnostic, at?: string, language?: string) => void
  /** Opens the texts of a page or a shared file in a language. */
  openTranslation: (address: string, language: string) => void
  /** Opens the problems of the page, one after the other. */
  openNextProblem: () => void
}

/** A block by its number on the page, or the head of the page; with the path of a value in it. */
export type Selection = {
  block: number | 'head'
  path?: FieldPath | undefined
  /**
   * The other page or shared file that has the value. `at` is the path of the value in its file, until the block is
   * found.
   */
  elsewhere?: { address: string; at?: FieldPath } | undefined
  /** The file in whose YAML the value was selected; the YAML pane stays with it. */
  inFile?: string | undefined
}

/** What is selected, and the field that gets the focus. */
export type SelectionSlice = {
  /** What was chosen; `selectionOf()` finds its block. */
  chosen: Selection | undefined
  /** The path of the field to focus, and a number that grows with each request. */
  focus: { path: FieldPath | undefined; request: number }
  /** Selects without moving the focus, now or when the fields of a block show. */
  select: (next: Selection | undefined) => void
  /** Selects, and focuses the field of the path. */
  open: (next: Selection) => void
  /** Opens the field of what was clicked on the page, or its translation. */
  openPlace: (place: Place) => void
  openHead: () => void
  /** Moves the focus to the selected field, from a button that disappears. */
  focusField: () => void
  /** Focuses no field: the focus belongs to the text on the page. */
  leaveFocus: () => void
  /** From a value to its block, from a block to the one that holds it, else to the page. */
  up: () => void
}
