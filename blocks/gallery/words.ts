import { defineWords } from 'marquee/words'

/** What the gallery and its dialog say. */
export const galleryWords = defineWords('gallery', {
  large: 'Pictures, large',
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  credit: 'Picture: {credit}',
  count: '{at} of {n}',
})
