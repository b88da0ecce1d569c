import type { Page } from '../../blocks/page.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'

/** The data of a page for the browser, as JSON in `<script type="application/json" id="page">`. */
export type PageData = {
  /**
   * Modules of the app and of the page's islands, in the order of `createPageModules`: each is evaluated in a task of
   * its own.
   */
  modules: readonly string[]
  /** Hydrate at idle instead of at the first touch: hydrated, the page shows more than its HTML. */
  idle?: true
  /** The same, if the address has a query or the device stores something. */
  asked?: true
  /** Islands by block id, with all their fields. Other blocks need no data: their HTML is complete. */
  live: Readonly<Record<string, { type: string }>>
  /** The files of pictures in islands, if there are any. */
  pictures?: PictureTable
  /** What this page prefills in the quote form. */
  quote?: Page['quote']
}

/** Id of the quote form inside the quote dialog, in {@link PageData.live}. */
export const dialogFormId = 'quote-dialog-form'

/** Id of the password screen of a protected page, in {@link PageData.live}. */
export const gateId = 'gate'

/** Key of the layout, among parts that are identified by block type. */
export const layoutPart = '#shell'

/**
 * Key of the part of the layout that is visible before all styles are there: the header, and the frames of the dialogs.
 */
export const headerPart = '#header'
