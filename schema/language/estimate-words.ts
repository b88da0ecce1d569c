import { defineWords } from './words.ts'

/** The estimate of staff-hours. */
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
  unit: 'staff-hours',
  crew: 'Crew',
  shift: 'Shift',
  together: 'Together',
  crewSum: '{guests} guests ÷ {ratio} = {staff} staff',
  crewRounded: '{guests} guests ÷ {ratio} = {quotient}, rounded up to {staff} staff',
  shiftSum: '{hours} h = {shift} h',
  shiftWithSetup: '{hours} h + {setup} h set-up = {shift} h',
  shiftMinimum: '{hours} h, at least {shift} h',
  shiftMinimumWithSetup: '{hours} h + {setup} h set-up, at least {shift} h',
  togetherSum: '{staff} × {shift} = {total} staff-hours',
})
