import { defineWords } from 'marquee/words'

/** Tables that compare products. */
export const comparisonWords = defineWords('comparison', { feature: 'Feature', yes: 'Yes', no: 'No' })
