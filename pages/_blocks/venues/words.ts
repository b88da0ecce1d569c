import { defineWords } from 'marquee/words'

export const venuesWords = defineWords('venues', {
  alsoAtHome: 'Also at home in',
})
