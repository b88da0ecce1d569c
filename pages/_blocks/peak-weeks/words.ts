import { defineWords } from 'marquee/words'

export const peakWeeksWords = defineWords('peak-weeks', {
  now: 'It is on',
  askBy: 'Ask by then',
  askAhead: { one: '{when}. Ask one week ahead.', other: '{when}. Ask {n} weeks ahead.' },
})
