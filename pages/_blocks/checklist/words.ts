import { defineWords } from 'marquee/words'

/** Checklists. */
export const checklistWords = defineWords('checklist', {
  count: '{ticked} of {n}',
  print: 'Print the list',
  restore: 'Bring the ticks back',
  clear: 'Clear all ticks',
  cleared: 'All ticks cleared.',
  notStored: 'This browser keeps nothing: the ticks end with this page.',
})
