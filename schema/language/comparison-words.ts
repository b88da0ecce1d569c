import { defineWords } from './words.ts'

/** Tables that compare products. */
export const comparisonWords = defineWords('comparison', { feature: 'Feature', yes: 'Yes', no: 'No' })
