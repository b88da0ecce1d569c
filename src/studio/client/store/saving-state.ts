import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { EditResult, FileEdits, Trial } from '../../wire/edits.ts'
import type { Followers } from '../../wire/listing.ts'
import type { Direction, History, PageModel, WrittenValues } from '../../wire/page.ts'
import type { BlockChange } from '../page-blocks/block-change.ts'
import type { Saver } from '../saving/saver.ts'
import type { SeenContent } from '../saving/seen-content.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'
import type { StoppedSave } from '../saving/unsaved-edits.ts'
import type { TemplateEdits } from '../views/template/template-edits.ts'

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
  /**
   * Writes a file of the whole site that it does not have yet: the wording with the selected word, the theme, or the
   * redirects. Resolves with the reason if that is refused.
   */
  createMissing: (address: string) => Promise<string | undefined>
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
