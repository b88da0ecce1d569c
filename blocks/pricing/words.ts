import { defineWords } from 'marquee/words'

/** Plans with their prices. */
export const pricingWords = defineWords('pricing', {
  period: 'Prices',
  monthly: 'Monthly',
  yearly: 'Yearly',
  aMonth: 'a month',
  aYear: 'a year',
})
