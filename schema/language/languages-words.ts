import { defineWords } from './words.ts'

/** The list of languages, and the bar that offers one of them: said in the language that is offered. */
export const languagesWords = defineWords('languages', {
  list: 'Languages',
  offer: 'Read this page in {language}',
  close: 'Close',
})
