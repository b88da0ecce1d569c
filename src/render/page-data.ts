import type { Language } from '../../schema/language/language.ts'
import type { Page } from '../../schema/page.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'

/** The data of a page for the browser, as JSON in `<script type="application/json" id="page">`. */
export type PageData = {
  /** Modules of the app and of the page's islands. The loader requests them all at once. */
  modules: readonly string[]
  /** What the form of the quote dialog needs beside them. It follows them, unless the visitor opens a dialog. */
  dialogModules?: readonly string[]
  /**
   * When the app starts without a touch. `idle`: when the browser is idle. `state`: the same where the address has a query
   * or the device holds anything of an earlier visit.
   */
  hydrateOn?: 'idle' | 'state'
  /** Islands by block id, with their props. Static blocks need none: their HTML is complete. */
  islands: Readonly<Record<string, { type: string }>>
  /** The files of pictures in islands, if there are any. */
  pictures?: PictureTable
  /** What this page prefills in the quote form. */
  quote?: Page['quote']
  /** What differs from the default language, with the words of this page's islands. */
  language?: Partial<Language>
}

/** Id of the quote form inside the quote dialog, in {@link PageData.islands}. */
export const dialogFormId = 'quote-dialog-form'

/** Id of the password screen of a protected page, in {@link PageData.islands}. */
export const gateId = 'gate'

/** Key of the layout, among parts that are identified by block type. */
export const layoutPart = '#layout'

/**
 * Key of the part of the layout that is visible before all styles are there: the header, and the frames of the dialogs.
 */
export const headerPart = '#header'
