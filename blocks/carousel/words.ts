import { defineWords } from 'marquee/words'

/** What the buttons say. */
export const carouselWords = defineWords('carousel', { previous: 'Previous', next: 'Next' })
