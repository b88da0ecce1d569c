import { defineWords } from './words.ts'

/** The search over all pages. */
export const searchWords = defineWords('search', {
  start: 'Type a service, a city or a word.',
  loading: 'Loading the search…',
  page: 'Page',
  none: 'No page found',
  found: { one: '{n} page', other: '{n} pages' },
  all: 'All {n} pages',
  failed: 'The search could not be loaded. Check your connection.',
  retry: 'Try again',
  call: 'Call {phone}',
})
