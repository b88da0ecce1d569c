import type { CommentStanding, Hindrance, ReviewState, WeightyKind } from '../../review-wire.ts'

const states: Record<ReviewState, string> = {
  open: 'in progress',
  asked: 'waits for review',
  approved: 'approved',
  returned: 'sent back',
  publishing: 'being published',
  published: 'published',
}

const weighty: Record<WeightyKind, (about: string, value: string) => string> = {
  measure: (_about, value) =>
    value ? `Changes what counts visits: ${value}` : 'Removes everything that counts visits',
  consent: (_about, value) =>
    value
      ? `Changes what visitors are asked before they are counted: ${value}`
      : 'Stops asking visitors before they are counted',
  origin: (_about, value) => `Changes the address of the whole site to ${value || 'none'}`,
  pictures: (_about, value) => (value ? `Loads all pictures from ${value}` : 'Loads all pictures from the site itself'),
  embeds: (_about, value) => `Changes which other sites pages may show a part of: ${value || 'none'}`,
  'form-address': (about, value) =>
    value
      ? `Sends the answers of the form “${about}” to ${value}`
      : `Sends the answers of the form “${about}” where the site usually does`,
  'form-transport': (about, value) =>
    value === 'no-cors'
      ? `Takes every answer to the form “${about}” as sent, whether it arrives or not`
      : `Changes when an answer to the form “${about}” counts as sent`,
  'newsletter-address': (about, value) =>
    value
      ? `Sends the addresses of the newsletter “${about}” to ${value}`
      : `Sends the addresses of the newsletter “${about}” to the site itself`,
  'gate-gone': (about) => `The page “${about}” no longer asks for a password`,
  'gate-changed': (about) => `The page “${about}” asks for another password`,
  redirect: (about, value) => `Sends visitors of ${about} to another site: ${value}`,
  redirects: (_about, value) => `Sends visitors on from ${value} addresses at once`,
  noindex: (about) => `Takes “${about}” out of search engines`,
  deletions: (_about, value) => `Deletes ${value} pages`,
  font: (_about, value) => `Takes a font from elsewhere: ${value}`,
  unreadable: (about) => `The file ${about} cannot be read, so nobody knows what is in it`,
}

const hindrances: Record<Exclude<Hindrance['kind'], 'error'>, string> = {
  place: 'A workspace may change pages, shared files and pictures, but not this file. A developer can.',
  name: 'The name has signs that a system may read as another one. Rename it.',
  kind: 'This is a link or a program, and no page or picture.',
  bytes: 'What is in this file is not what its name says, or cannot be shown. Upload it in the studio.',
}

const standings: Record<CommentStanding, string> = {
  here: '',
  changed: 'The text has changed since',
  gone: 'What it is about is gone',
}

/** What is said about the review of a workspace. */
export const review = {
  one: (title: string) => `Review of “${title}”`,
  toIt: 'Review',
  back: 'All workspaces',
  states,
  of: (owner: string) => `Workspace of ${owner}`,
  yours: 'Your workspace',
  askedBy: (by: string, reviewer: string, time: string) => `${by} asked ${reviewer} on ${time}`,
  approvedBy: (name: string, time: string) => `${name} approved this on ${time}`,
  returnedBy: (name: string, time: string) => `${name} sent this back on ${time}`,
  changedSinceAsked: 'It has changed since it was asked. What was written later is not in here: ask again.',
  changedSinceApproved: 'It has changed since it was approved. Ask for review again.',
  weightyTitle: 'A second person has to see this',
  weighty,
  forbiddenTitle: 'These files cannot be published from a workspace',
  hindrances,
  errorsTitle: 'Mend these first. Nobody was asked.',
  toField: 'Go there',
  changes: 'What changes',
  noChanges: 'Nothing differs from the site.',
  more: (count: number) => (count === 1 ? 'And one more file.' : `And ${count} more files.`),
  fileStates: { changed: '', new: 'new', deleted: 'deleted', moved: 'moved' },
  pictures: {
    changed: 'Before and after',
    moved: 'Before and after',
    new: 'See the page',
    deleted: 'See the page as it was',
  },
  left: (address: string, to: string) =>
    to ? `${address} leads to ${to} afterwards.` : `${address} leads nowhere afterwards.`,
  allTexts: (count: number) => `Show all ${count} texts`,
  ask: 'Ask for review',
  askAgain: 'Ask again',
  checking: 'The whole site is being checked. This takes up to a minute.',
  reviewer: 'Who is to look at it',
  noReviewers: 'Nobody else here may approve. An admin can give somebody the role Publisher.',
  words: 'What is it about?',
  wordsHelp: 'What to look at, and by when',
  approve: 'Approve',
  return: 'Send back',
  returnTitle: 'Send it back',
  note: 'What should be different?',
  withdraw: 'No longer ask',
  comments: 'Comments',
  noComments: 'There are no comments yet.',
  comment: 'Comment',
  commentOn: (title: string) => `Comment on ${title}`,
  commentText: 'Your comment',
  commentHelp: '@ and a name sends a mail',
  answer: 'Answer',
  answerTo: (name: string) => `Answer ${name}`,
  done: 'Done',
  reopen: 'Not done',
  isDone: 'done',
  standings,
  mails: {
    asked: (name: string) => `${name} asks you to review a workspace`,
    approved: (name: string) => `${name} approved your workspace`,
    returned: (name: string) => `${name} sent your workspace back`,
    mentioned: (name: string) => `${name} mentions you in a comment`,
  },
}
