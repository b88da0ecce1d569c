import { defineWords } from './words.ts'

/** The estimate of person-hours. */
export const estimateWords = defineWords('estimate', {
  guests: 'Guests',
  hours: 'Hours of the event',
  fewerGuests: 'Fewer guests',
  moreGuests: 'More guests',
  fewerHours: 'Fewer hours',
  moreHours: 'More hours',
  noGuests: 'Enter the number of guests.',
  noHours: 'Enter the number of hours.',
  guestsInDigits: 'Enter the guests in digits, such as 200.',
  hoursInDigits: 'Enter the hours in digits, such as 5.',
  guestsRange: 'Enter from {min} to {max} guests.',
  hoursRange: 'Enter from {min} to {max} hours.',
  wholeGuests: 'Enter whole guests, without a fraction.',
  unit: 'person-hours',
  people: 'People',
  shift: 'Shift',
  together: 'Together',
  peopleSum: '{guests} guests ÷ {ratio} = {people} people',
  peopleRounded: '{guests} guests ÷ {ratio} = {quotient}, rounded up to {people} people',
  shiftSum: '{hours} h = {shift} h',
  shiftWithSetup: '{hours} h + {setup} h set-up = {shift} h',
  shiftMinimum: '{hours} h, at least {shift} h',
  shiftMinimumWithSetup: '{hours} h + {setup} h set-up, at least {shift} h',
  togetherSum: '{people} × {shift} = {total} person-hours',
})
