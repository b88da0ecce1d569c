import { defineWords } from './words.ts'

/** The e-mail about a new inquiry. */
export const mailWords = defineWords('mail', {
  subject: 'New inquiry ({form})',
  subjectWithName: 'New inquiry ({form}) from {name}',
  form: 'form',
  received: 'received',
  id: 'id',
  marked: 'marked',
  hidden: 'filled the hidden field',
  quick: 'sent very quickly',
  files: 'names files that are not here',
})
