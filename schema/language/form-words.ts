import { defineWords } from './words.ts'

/** Buttons and messages of a form, which its `texts:` can replace. A name in square brackets stands for a value. */
export const formWords = defineWords('form', {
  next: 'Next',
  back: 'Back',
  sending: 'Submitting...',
  step: 'Step [step] of [steps]',
  known: 'From your estimate: [values].',
  ticked: 'Already ticked for you: [options]. Change it as you like.',
  summary: 'Your answers so far',
  addDate: 'Add date',
  chosenDates: 'Chosen dates',
  name: 'Name',
  contact: 'Or reach us directly',
  shared: 'This is a shared computer: keep nothing of this on it',
  draftLabel: 'What you began',
  draft: 'You began this form on [moment]. It is saved on this device only.',
  draftInStep: 'You began this form on [moment] and came to step [step], [title]. It is saved on this device only.',
  resume: 'Continue where you left off',
  startOver: 'Start over',
  thankYou: 'Thank you',
  notSent: 'An error occurred while submitting the form. Please try again.',
})
export type FormText = keyof typeof formWords
