import { defineWords } from './words.ts'

/** The link to the top of a page. */
export const backToTopWords = defineWords('back-to-top', {
  link: 'Back to top',
})
