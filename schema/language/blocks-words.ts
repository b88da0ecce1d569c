import { defineWords } from './words.ts'

/** Parts that several blocks have. */
export const blocksWords = defineWords('blocks', {
  askUs: 'Ask us',
  learnMore: 'Learn More',
  priceFrom: 'from {price}',
  sample: 'Sample',
  illustrative: 'Illustrative',
  linkToAnswer: 'Link to this answer',
  loadingPicture: 'Loading...',
  step: 'Step {n}',
  contents: 'Contents',
  pages: { one: '{n} page', other: '{n} pages' },
  onThisPage: 'On this page',
  published: 'Published',
  updated: 'Updated',
  questionGroups: 'Groups of questions',
  rulesChange: 'Rules change. We check this again by {date}; the authority has the last word.',
  pause: 'Pause',
  about: 'about {name}',
  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection, then try again. The page that you came from is one step back.',
  retry: 'Try again',
})
