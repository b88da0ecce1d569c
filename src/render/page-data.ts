import type { Page } from '../../blocks/page.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'

/** What the document of a page tells the browser, as JSON in `<script type="application/json" id="page">`. */
export type PageData = {
  /** Modules of the app and of the page's live blocks, as `createPageModules` orders them: one is evaluated per task. */
  modules: readonly string[]
  /** Start at idle instead of at the first touch: alive, the page shows more than its HTML. */
  idle?: true
  /** The same where the address has a query or the device keeps something. */
  asked?: true
  /** Live blocks by block id, with all their fields. Static blocks need none: their HTML is all there is. */
  live: Readonly<Record<string, { type: string }>>
  /** The files of the pictures in live blocks, where there are any. */
  pictures?: PictureTable
  /** What the quote form knows already on this page. */
  quote?: Page['quote']
}

/** Id of the quote form inside the quote dialog, among {@link PageData.live}. */
export const dialogFormId = 'quote-dialog-form'

/** Id of the screen that asks for the password of a protected page, among {@link PageData.live}. */
export const gateId = 'gate'

/** What stands around the blocks of every page, where parts are told apart by block type. */
export const layoutPart = '#shell'

/** What of it is seen before all styles are there: the header, and the frames of the dialogs. */
export const headerPart = '#header'
