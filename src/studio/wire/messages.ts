import type { Key } from '../keys.ts'
import type { Tokens } from '../tokens.ts'
import type { FrameView, PlaceElsewhere } from './page.ts'

/** A value in a block of the page, such as a text, or a block in its columns; without `path`, the block. */
export type BlockPlace = { block: number; path?: string | undefined }

export type Place = BlockPlace | PlaceElsewhere

/** The messages of the page in the frame to the shell. */
export type FromFrame =
  | { studio: 'ready' }
  /** A click. */
  | { studio: 'select'; place: Place }
  /** A double click, at a point of the window. */
  | { studio: 'edit'; place: BlockPlace; at: { x: number; y: number } }
  /** A picture was dropped. */
  | { studio: 'picture'; place: Place; file: File }
  | { studio: 'input'; place: BlockPlace; text: string }
  /** The text that was edited in place is left; `byKey`: by Enter or Escape. */
  | { studio: 'edited'; byKey: boolean }
  /** The focus went from the text that is edited in place to the shell. */
  | { studio: 'blur' }
  /** The chip of a token was chosen. */
  | { studio: 'token'; name: string }
  /** A key of the shell, pressed in the page. */
  | ({ studio: 'key' } & Key)

/** The messages of the shell to the page in the frame. */
export type ToFrame =
  /** The names of the blocks, for their outlines: by the number of a block of the page, and the path of one in it. */
  | { studio: 'names'; names: Record<string, string> }
  | { studio: 'select'; place: Place | undefined; scroll: boolean }
  /** Shows a text before it is saved. */
  | { studio: 'text'; place: BlockPlace; text: string }
  /** Edits a text in place, as it is written. Of Markdown it prepares the element in which the shell formats the text. */
  | { studio: 'edit'; place: BlockPlace; source: string; tokens: Tokens; isMarkdown: boolean }
  /** Something was typed in a formatted text. */
  | { studio: 'typed' }
  /** The text that is edited in place takes these keys, after those that were pressed on the page before it opened. */
  | { studio: 'type'; keys: readonly Key[] }
  /** Returns the focus to the text that is edited in place. */
  | { studio: 'resume' }
  /** Leaves the text that is edited in place. */
  | { studio: 'leave'; byKey?: boolean }
  /** Shows the page in the look of a theme that is not written, and in light or dark colours. */
  | { studio: 'look'; styles?: string; scheme?: 'light' | 'dark' | undefined }
  /** Shows the page as it is now. */
  | { studio: 'show'; view: FrameView }
