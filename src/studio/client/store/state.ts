import type { QueryClient } from '@tanstack/react-query'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { EditResult, FileEdits, Trial } from '../../wire/edits.ts'
import type { Followers } from '../../wire/listing.ts'
import type { BlockPlace, Place, ToFrame } from '../../wire/messages.ts'
import type { Direction, History, PageModel, WrittenValues } from '../../wire/page.ts'
import type { BlockTypeModel, StudioSetup } from '../../wire/setup.ts'
import type { SiteCommand } from '../commands/site-commands.ts'
import type { BlockChange, FieldPath } from '../page-blocks/block-change.ts'
import type { BlockCommand } from '../page-blocks/block-commands.ts'
import type { BlockValue, Slot } from '../page-blocks/block-tree.ts'
import type { PageFrame } from '../page-frame.ts'
import type { Saver, StoppedSave } from '../saving/saver.ts'
import type { SeenContent } from '../saving/seen-content.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'
import type { TemplateEdits } from '../views/template/template-edits.ts'

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
   * covers the page is left.
   */
  openProblem: (found: Diagnostic, at?: string) => void
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
  /** Opens the field of what was clicked on the page. */
  openPlace: (place: Place) => void
  openHead: () => void
  /** Moves the focus to the selected field, from a button that disappears. */
  focusField: () => void
  /** Focuses no field: the focus belongs to the text on the page. */
  leaveFocus: () => void
  /** From a value to its block, from a block to the one that holds it, else to the page. */
  up: () => void
}

/** Whether something is not saved yet, and the edits that were stopped. */
type Unsaved = { has: boolean; stopped: StoppedSave | undefined }

/** Diagnostics of what was typed, with the page that it was typed in. */
type Tried = { page: PageModel | undefined; diagnostics: readonly Diagnostic[] }

/**
 * All that writes to the files of the content, and all that is not written yet: what is typed in fields and in YAML
 * (`saver`), a change that asks where it belongs (`pending`), changes of templates (`templateEdits`), a value of the theme while it
 * is dragged (`dragged`). A text that is edited on the page is typed as in its field.
 */
export type SavingSlice = {
  content: SeenContent
  saver: Saver
  /** What the saver has not written, as it shows. */
  unsaved: Unsaved
  tried: Tried | undefined
  pending: PendingChange | undefined
  templateEdits: ReadonlyMap<string, TemplateEdits>
  dragged: ValueEdit | undefined
  /** What was saved last, in words; and whether saving takes long. */
  savedWords: string
  isSaving: boolean
  /** Why the last command was refused. */
  refused: string | undefined
  history: History
  seeHistory: (history: History) => void
  refuse: (words: string | undefined) => void
  /** Shows the saved page, unless more was typed since; also one that was shown before, if `again`. */
  showSaved: (again?: boolean) => void
  /** Undoes or redoes a step. Undo begins with a change that waits for a choice. */
  step: (direction: Direction) => void
  /** Whether the question about a conflict was asked for, also while something is typed. */
  isAsked: boolean
  askNow: () => void
  /** The content was changed elsewhere: what is in conflict is compared with it again. */
  changedElsewhere: () => void
  /** A field was left: writes everything that waits, and asks where it belongs. */
  flush: () => void
  /** The same on request: what is in conflict is asked, too. */
  save: () => void
  runEdit: (edit: ValueEdit) => void
  /**
   * Writes an edit of a list of blocks; returns whether it was written. `onShown` is called once the page shows it: a
   * move among the blocks of the page itself shows before it is written.
   */
  runOnList: (one: ValueEdit, onShown: () => void) => Promise<boolean>
  /** Runs a command that writes files, after what was typed. */
  runCommand: (command: () => Promise<EditResult>) => Promise<EditResult>
  /** The same, with the reason if nothing was written. */
  perform: (command: () => Promise<EditResult>) => Promise<string | undefined>
  /** Writes the wording of the site with the word at a path; resolves with the reason if that is refused. */
  createWording: (path: string) => Promise<string | undefined>
  /** Applies the fix of a diagnostic: of this page, of the page `at` another address, or of edits that are held. */
  fix: (found: Diagnostic, at?: string) => Promise<void>
  /** Applies the fix that a field shows, and moves the focus to the field, since the button disappears. */
  fixInField: (found: Diagnostic) => void
  /** Tries edits of one file that are not typed to the end, such as a colour while it is dragged. */
  tryValues: (edits: readonly ValueEdit[]) => void
  seeTrial: (trial: Trial) => void
  drag: (edit: ValueEdit | undefined) => void
  /** Stores the edits of the template at an address; `undefined` removes it. */
  setTemplateEdits: (address: string, edits: TemplateEdits | undefined) => void
}

/** Where a change of a shared value goes: into the page alone, into the shared file, or into several pages. */
export type SharedChoice = 'here' | 'everywhere' | Followers

export type FieldChange = { written: WrittenValues; change: BlockChange; label: string; when: 'pause' | 'now' }

/** A change of a value that other pages may show too: it waits until a person has chosen where it belongs. */
export type PendingChange = FieldChange & {
  /** The address of the page. */
  address: string
  /** The shared file. */
  file: string
  /** The number of its block in the file of the page. */
  entry: number | undefined
  canChangeHere: boolean
  canChangeForSome: boolean
  /** Whether more may be typed before the question is shown: a dialog would take the keys. */
  isTyping: boolean
}

/** Changes of values. A shared value is not changed before a person has chosen where. */
export type FieldSlice = {
  /** Changes a value of the selected block or head, and shows a plain text on the page before it is saved. */
  change: (change: BlockChange, label: string, when: 'pause' | 'now') => void
  /** Changes a value of a block or head. */
  changeValue: (change: FieldChange) => void
  /** The edits of the pending change if it goes everywhere; none while the hash of their file is not known. */
  editsEverywhere: () => FileEdits[]
  /** Shows the question without waiting for more to be typed. */
  showQuestion: () => void
  choose: (choice: SharedChoice) => void
  /** Discards what was typed into a shared text before a person has chosen where it belongs. */
  cancelChange: () => void
  /** Lets the next change of a shared value ask again. */
  forgetAnswer: () => void
}

/** A formatted text that is edited on the page, and the point that was clicked. */
export type FormattedText = { place: BlockPlace; markdown: string; at?: { x: number; y: number } | undefined }

/** How a text was opened: from its field, or by a click at a point of the page. */
export type TextOpening = { isFromField?: boolean; at?: { x: number; y: number } }

/** The text that is edited on the page: what a double click or a key opens, and what is typed there. */
export type TextSlice = {
  /** The plain text that the frame is asked to open. */
  plainText: Extract<ToFrame, { studio: 'edit' }> | undefined
  formattedText: FormattedText | undefined
  /** Edits a text in place, requested from its field or by a click. Other values are edited in their fields. */
  openText: (place: BlockPlace, opening?: TextOpening) => void
  /** Opens the text again if it changed without being typed: by Undo, in an editor, or by Cancel in a question about it. */
  openTextAgain: () => void
  /** Returns the focus to the text. */
  resumeText: () => void
  typeText: (place: BlockPlace, typed: string) => void
  /** The focus went to the shell: to a question about the text, or away from it. */
  blurText: () => void
  /** The text is left; by a key, its field gets the focus that it was opened from. */
  closeText: (byKey: boolean) => void
  /** Edits the selected text on the page. */
  editInPlace: () => void
}

/** The command on a block of a page; `undefined` if it is not possible there. */
export type CommandOf = (page: PageModel, block: number) => BlockCommand | undefined

/** What is done with blocks as a whole. */
export type BlockSlice = {
  /** Where a block is now: the focus stays on the button, so a screen reader says nothing by itself. */
  announcement: string
  /** The names of the blocks that are on their way to the page, in their order. */
  adding: readonly string[]
  /** Edits the list of blocks after earlier commands, on the page that they leave, and selects a block then. */
  runBlock: (commandOf: CommandOf) => void
  moveBlock: (block: number, to: Slot) => void
  /** Whether a block of a type may stand where a new one goes. */
  fits: (type: BlockTypeModel) => boolean
  /** Adds a block of a type behind the selected one, or to the selected column. */
  add: (type: BlockTypeModel) => void
  copy: () => void
  cut: () => void
  paste: () => void
  /** Inserts the blocks of a text from the clipboard. */
  pasteText: (text: string) => void
  duplicate: () => void
  /** Stores a picture that is dropped on a block, or pasted while one is selected, and shows it in that block. */
  givePicture: (picture: File, at: BlockValue | undefined) => Promise<void>
}

export const sidePanes = ['Blocks', 'Fields'] as const
/** A pane beside the page that can be hidden. */
export type SidePane = (typeof sidePanes)[number]
/** A pane of which a narrow screen shows one. */
export type Pane = 'Outline' | 'Page' | 'Fields'
export type PreviewWidth = '390' | '768' | '1440' | 'Full'
type PreviewMode = 'Edit' | 'Try'
/** The dialog that is open. */
type Overlay = 'day' | 'add' | 'problems' | 'commands' | 'bookmarklet' | 'history' | 'blockHistory' | SiteCommand

/** What of the studio shows. */
export type ViewSlice = {
  mode: PreviewMode
  width: PreviewWidth
  overlay: Overlay | undefined
  isYamlOpen: boolean
  pane: Pane
  hiddenPanes: readonly SidePane[]
  setMode: (mode: PreviewMode) => void
  setWidth: (width: PreviewWidth) => void
  show: (overlay: Overlay | undefined) => void
  showPane: (pane: Pane) => void
  switchPane: (pane: SidePane) => void
  switchYaml: () => void
  closeYaml: () => void
  /** Switches between light and dark; at first the system decides. The shell sets it. */
  switchScheme: () => void
  frame: PageFrame
}
