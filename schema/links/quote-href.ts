/**
 * The address that opens the quote dialog instead of leading to a page. In a file of its own, since every page loads it and
 * none needs zod for it.
 */
export const quoteHref = '#quote'

/** Id of the quote dialog in the layout. */
export const quoteDialogId = 'quote-dialog'
