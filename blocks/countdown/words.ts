import { defineWords } from 'marquee/words'

/** World time, and the units of the time that is left. */
export const countdownWords = defineWords('countdown', {
  utc: 'UTC',
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
  seconds: { one: 'second', other: 'seconds' },
})
