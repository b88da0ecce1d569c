import { defineWords } from './words.ts'

/** The e-mail about a new inquiry, and the columns of an export that no question has. */
export const mailWords = defineWords('mail', {
  subject: 'New inquiry ({form})',
  subjectWithName: 'New inquiry ({form}) from {name}',
  form: 'form',
  received: 'received',
  id: 'id',
  marked: 'marked',
  submissionId: 'submission id',
  sentFrom: 'sent from',
  pageLanguage: 'language of the page',
  cameFrom: 'came from',
  receivedUtc: 'received (UTC)',
  hidden: 'filled the hidden field',
  quick: 'sent very quickly',
  files: 'names files that are not here',
  erasedUtc: 'erased (UTC)',
  noticeSubject: 'Inquiries will be erased',
  notice:
    'In two weeks at the latest, and in one week at the earliest, inquiries are erased that the site keeps no longer:',
})
