import { defineWords } from 'marquee/words'

/** What stands on the field, on the button and under it. */
export const newsletterWords = defineWords('newsletter', {
  email: 'E-mail address',
  submit: 'Subscribe',
  after: 'You get an e-mail with a link. Your subscription begins when you follow it.',
})
