import { defineWords } from 'marquee/words'

/** The search in questions. */
export const faqSearchWords = defineWords('faq-search', {
  count: { one: '{n} question', other: '{n} questions' },
  found: '{found} of {n} questions',
  none: 'No question fits',
})
