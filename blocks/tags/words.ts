import { defineWords } from 'marquee/words'

/** What stands over tags, and on each of a list with numbers. */
export const tagsWords = defineWords('tags', { title: 'Tags', counted: '{name} ({n})' })
