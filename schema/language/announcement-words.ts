import { defineWords } from './words.ts'

/** The bar over the header. */
export const announcementWords = defineWords('announcement', {
  name: 'Announcement',
  close: 'Close the announcement',
})
