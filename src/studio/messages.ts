import type { Key } from './keys.ts'
import type { PageView } from './model.ts'

/** A text or another value in a block that the page shows; without `path`, the block. */
export type Place = { block: number; path?: string | undefined }

/** What the page in the frame reports to the shell. */
export type FromFrame =
  | { studio: 'ready' }
  /** A click. `text` is what was clicked where no mark says its path. */
  | { studio: 'select'; place: Place; text?: string | undefined }
  | { studio: 'edit'; place: Place }
  | { studio: 'input'; place: Place; text: string }
  | { studio: 'edited' }
  /** A key that the shell knows, pressed in the page. */
  | ({ studio: 'key' } & Key)

/** What the shell asks of the page. */
export type ToFrame =
  /** The names of the blocks, for their outlines. */
  | { studio: 'names'; names: string[] }
  | { studio: 'select'; place: Place | undefined; scroll: boolean }
  /** Shows a text before it is saved. */
  | { studio: 'text'; place: Place; text: string }
  | { studio: 'edit'; place: Place }
  /** Shows the page as it is now. */
  | { studio: 'show'; view: PageView }
