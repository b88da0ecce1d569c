import { defineWords } from 'marquee/words'

/** What stands over those who wrote a page. */
export const authorWords = defineWords('author', { title: 'Written by' })
