import { defineWords } from 'marquee/words'

/** What stands on the field, on the button and under it, and what is said once an address has arrived. */
export const newsletterWords = defineWords('newsletter', {
  email: 'E-mail address',
  submit: 'Subscribe',
  after: 'You get an e-mail with a link. Your subscription begins when you follow it.',
  thanks: 'Thank you. We have your address.',
  notSent: 'Your address has not arrived yet.',
  withoutScripts: 'This form needs scripts, which are off in your browser. Write to us instead.',
})
