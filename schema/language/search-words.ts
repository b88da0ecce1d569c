import { defineWords } from './words.ts'

/** The search over all pages. */
export const searchWords = defineWords('search', {
  start: 'Type a word.',
  loading: 'Loading the search…',
  page: 'Page',
  answer: 'Answer',
  none: 'Nothing found',
  found: { one: '{n} result', other: '{n} results' },
  ask: 'No page for this yet. You can ask for it.',
  all: 'All {n} results',
  failed: 'The search could not be loaded. Check your connection.',
  retry: 'Try again',
  call: 'Call {phone}',
})
