import type { Key } from '../../keys.ts'
import type { BlockPlace, ToFrame } from '../../wire/messages.ts'
import type { PageModel } from '../../wire/page.ts'
import type { BlockTypeModel } from '../../wire/setup.ts'
import type { BlockCommand } from '../page-blocks/block-commands.ts'
import type { BlockValue, Slot } from '../page-blocks/block-tree.ts'

/** A formatted text that is edited on the page, and the point that was clicked. */
export type FormattedText = { place: BlockPlace; markdown: string; at?: { x: number; y: number } | undefined }

/** A text that can be edited on the page, as it is written. */
export type TextOnPage = { value: string; widget: 'text' | 'markdown'; type: (text: string) => void }

/** How a text was opened: from its field, or by a click at a point of the page. */
export type TextOpening = { isFromField?: boolean; at?: { x: number; y: number } }

/** The text that is edited on the page: what a double click or a key opens, and what is typed there. */
export type TextSlice = {
  /** The plain text that the frame is asked to open. */
  plainText: Extract<ToFrame, { studio: 'edit' }> | undefined
  formattedText: FormattedText | undefined
  /** Edits a text in place, requested from its field or by a click. Other values are edited in their fields. */
  openText: (place: BlockPlace, opening?: TextOpening) => void
  /** Opens the text that was asked for before its page was read, as soon as that is there. */
  openEarly: () => void
  /** Opens the text again if it changed without being typed: by Undo, in an editor, or by Cancel in a question about it. */
  openTextAgain: () => void
  /** Returns the focus to the text. */
  resumeText: () => void
  /** Types keys that were pressed in a question about a text: in the text on the page, else in the field that gets the focus. */
  typeHeld: (keys: readonly Key[]) => void
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
