/**
 * The address that opens the quote dialog instead of leading to a page. In a file without zod, since every page loads
 * it.
 */
export const quoteHref = '#quote'

/** Id of the quote dialog in the layout. */
export const quoteDialogId = 'quote-dialog'
