import type { InquiryEventKind, InquiryState } from '../../../server/inquiry-inbox.ts'

const states: Record<InquiryState, string> = { new: 'New', open: 'Open', done: 'Done', spam: 'Spam' }

const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`

const isState = (text: string): text is InquiryState => Object.hasOwn(states, text)

/** What people did about an inquiry, behind their names. */
const events: Record<InquiryEventKind, (value: string) => string> = {
  state: (value) => `marked it as ${isState(value) ? states[value].toLowerCase() : value}`,
  assigned: (value) => (value === '' ? 'gave it to nobody' : `gave it to ${value}`),
  answered: () => 'answered',
  note: () => 'noted',
}

/** What the inbox of inquiries says. */
export const inbox = {
  title: 'Inbox',
  notForYou: 'You do not read inquiries. An admin can let you, under “People”.',
  states,
  all: 'All',
  maybeSpam: 'Spam?',
  suspected: (n: number) => `Spam? ${n}`,
  suspectedHelp: 'It was sent very quickly, or filled in a field that people do not see. Look at it, and decide.',
  mine: 'Mine',
  form: 'Form',
  allForms: 'All forms',
  search: 'Search',
  filters: 'Which inquiries',
  fresh: (n: number) => count(n, 'new inquiry', 'new inquiries'),
  none: 'No inquiries yet. What visitors send by the forms of the site appears here.',
  noneFound: 'No inquiry is like this.',
  earlier: 'Show earlier ones',
  anonymous: 'Without a name',
  notes: (n: number) => count(n, 'note', 'notes'),
  files: (n: number) => count(n, 'file', 'files'),
  given: (name: string) => `given to ${name}`,
  export: 'Export',
  exportAs: (format: string) => `As ${format}`,
  numbers: 'Numbers',
  numbersTitle: 'How inquiries went, by the week in which they came',
  week: 'Week from',
  came: 'Came',
  stillOpen: 'Still open',
  median: 'Hours until done, median',
  noNumbers: 'No inquiries came in the last twelve weeks.',
  back: 'All inquiries',
  received: (time: string) => `came ${time}`,
  page: 'Sent from',
  origin: 'Came from',
  filesTitle: 'Files',
  filesHelp: 'From a stranger. Save them, and open them only if you expect them.',
  file: (number: number, type: string) => `File ${number} (${type})`,
  state: 'State',
  assignedTo: 'Given to',
  nobody: 'Nobody',
  answer: 'Answer by mail',
  answered: 'I answered',
  noAddress: 'It has no address to answer to.',
  spam: 'It is spam',
  noSpam: 'It is not',
  history: 'What happened',
  happened: events,
  note: 'Note',
  noteHelp: 'For those who read inquiries. It goes when the inquiry is erased.',
  addNote: 'Add note',
  erased: (time: string) => `This inquiry was erased ${time}.`,
  erase: 'Erase',
  eraseTitle: 'Erase for good?',
  eraseOne: 'This inquiry',
  eraseAll: (email: string) => `Everything from ${email}`,
  erasing: {
    what: 'This goes',
    inquiries: (n: number) => count(n, 'inquiry', 'inquiries'),
    notes: (n: number) => count(n, 'note', 'notes'),
    files: (n: number) => count(n, 'file', 'files'),
    notifications: (n: number) => count(n, 'mail that was not sent yet', 'mails that were not sent yet'),
    nothing: 'There is nothing left to erase.',
    unreached:
      'This does not reach what has left the server: mails and webhooks that were sent, exports, backups, versions that a bucket keeps, and what the person has on their own device.',
    forGood: 'Nobody can bring it back.',
  },
  mails: {
    assignedSubject: (form: string) => `An inquiry for you (${form})`,
    assignedText: (name: string, by: string, address: string) =>
      `Hello ${name},\n\n${by} has given you an inquiry:\n\n${address}\n`,
  },
}
