import { defineWords } from './words.ts'

/** What the links between the pages of a list and between posts say, and how the pages of a list are called. */
export const pagerWords = defineWords('pager', {
  label: 'Pages',
  page: 'Page {n}',
  previous: 'Previous page',
  next: 'Next page',
  posts: 'Other posts',
  previousPost: 'Previous post',
  nextPost: 'Next post',
  title: '{title}, page {n} of {count}',
  description: 'Page {n} of {count}. {description}',
})
