import { defineWords } from './words.ts'

/** What search engines and other programs read: breadcrumbs, structured data, feeds, `llms.txt`. */
export const crawlerWords = defineWords('crawlers', {
  home: 'Home',
  pages: 'Pages',
  services: 'Services',
  cities: 'Cities',
  feed: 'What {name} writes.',
})
