import { defineWords } from 'marquee/words'

/** What the heads of columns say. */
export const tableWords = defineWords('table', { sort: 'Sort by {column}' })
