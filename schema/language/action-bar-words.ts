import { defineWords } from './words.ts'

/** The bar at the foot of the window on phones. */
export const actionBarWords = defineWords('action-bar', {
  bar: 'Contact',
})
