import { count } from '../numbers.ts'

/** What is new at origin. */
export type News = { proposals: readonly string[]; authors: readonly string[]; pages: number; others: number }

export const publishing = {
  steps: {
    ask: 'Asking what others have published',
    get: 'Getting what others have published',
    write: 'Writing the site as it would be',
    check: 'Validating all pages',
    render: 'Rendering the site as it was and as it is',
    compare: (pages: number) => `Comparing ${count(pages, { one: 'page', other: 'pages' })}`,
    publish: 'Publishing',
    toFile: 'Writing the proposal to a file',
    send: 'Sending the proposal',
    sendInstead: 'Sending it as a proposal',
  },
  busy: 'Something is being published already. Wait until it is done.',
  notPublished: (why: string) =>
    `Nothing was published. ${why} Your changes are saved on this computer: publish again later.`,
  atTheSameTime: 'Others are publishing at the same time.',
  allPublished: 'Everything is published already: there is nothing that only this computer has.',
  /** What is new at origin: one's own proposals by what they say, and how many pages and other files others have changed. */
  since: ({ proposals, authors, pages, others }: News) => {
    const [proposal] = proposals
    const isIn =
      proposals.length === 1 ? `Your proposal “${proposal}” is in` : `${proposals.length} proposals of yours are in`
    const names = authors.length < 3 ? authors.join(' and ') : `${authors[0]} and ${authors.length - 1} others`
    const parts = [
      pages > 0 && count(pages, { one: 'page', other: 'pages' }),
      others > 0 &&
        (pages > 0
          ? count(others, { one: 'other file', other: 'other files' })
          : count(others, { one: 'file', other: 'files' })),
    ]
    const changed = authors.length > 0 && `${names} changed ${parts.filter(Boolean).join(' and ')} since`
    return [proposal !== undefined && isIn, changed].filter(Boolean).join(', and ')
  },
  unmerged: (since: string, path: string) =>
    `${since}, and ${path} has changed here as well. It is no content, so the studio does not merge it: move your ${path} to another folder, or ask who looks after the code of the site, then get the latest.`,
  savedMeanwhile: (file: string) =>
    `${file} was saved elsewhere meanwhile. Nothing was committed; look at the changes again.`,
  notUpToDate: 'Your other files are not up to date with it yet: get the latest.',
  unreached: 'The shared copy of the site cannot be reached: is this computer online?',
  protectedThere:
    'Nobody publishes to the shared copy of the site directly: somebody else looks at changes first. Its rules for branches say so.',
  mayNotRead:
    'You may not read the shared copy of the site: git has no password for it on this computer, or it is not shared with you. `git fetch` in a terminal asks for the password.',
  mayNotWrite:
    'You may not write to the shared copy of the site: git has no password for it on this computer, or you may only read it.',
  noOrigin:
    'There is no shared copy of the site at the address that this computer has. `git remote -v` shows the address.',
  noAnswer: (words: string) => `The shared copy of the site did not answer: ${words}`,
  notTaken: (words: string) => `The shared copy of the site did not take it, and says: “${words}”`,
  nameTaken: 'Others have a proposal of its name.',
  movedThere: 'Somebody else has changed it meanwhile.',
  proposalGone: (branch: string) => `The proposal ${branch} is gone. Nothing was changed; look at the list again.`,
  proposalChanged: (branch: string) =>
    `Somebody else has changed the proposal ${branch} meanwhile. Nothing was changed. Make a new proposal, or ask them.`,
  notChanged: (branch: string) => `Nobody else has changed the proposal ${branch}. Look at the list again.`,
  proposalStays: (why: string) => `${why} The proposal stays as it is.`,
  inProposal: (branch: string) =>
    `This computer is working in the proposal ${branch} itself. Run \`git switch main\` in a terminal, then withdraw it.`,
  proposalHere: (why: string) => `${why} The proposal stays on this computer.`,
  proposeAgain: 'Others have a proposal of its name: propose your changes again.',
  notPublic: 'This is not published any more. Look at the list again.',
  changedOutside: (subject: string, path: string) =>
    `“${subject}” has also changed ${path}, which has changed again since. It is no content: ask who looks after the code of the site. Nothing was taken back.`,
  toTakeBack: (subject: string) => `“${subject}” is to be taken back`,
  publishedMeanwhile: 'Others have published meanwhile. Nothing was taken back; try it again.',
  notTakenBack: (why: string) => `Nothing was taken back. ${why}`,
  otherChanges: 'The changes are no longer those that you see. Nothing was committed; look at them again.',
  changeGone: 'This change is no longer there. Nothing was discarded; look at the changes again.',
  noChanges: 'This file has no changes any more. Look at the list again.',
  notInLast: (file: string) => `The last version does not have ${file}.`,
  noBlockThen: 'This version does not have the block.',
  cannotLeaveOut: (field: string) =>
    `This version has no “${field}”, and a page that follows a template cannot leave it out. Nothing was written.`,
  noVersion: (file: string) => `${file} has no version of this commit. Look at its history again.`,
}
