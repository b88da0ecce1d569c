import { defineWords } from 'marquee/words'

/** What the counter says. */
export const counterWords = defineWords('counter', {
  more: 'One more',
  guests: { one: '{n} guest', other: '{n} guests' },
})
