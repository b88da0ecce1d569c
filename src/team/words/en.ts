import type { Role } from '../server/people/roles.ts'
import type { LogEntryKind } from '../server/store/tables.ts'
import { inbox } from './en/inbox.ts'
import { previews } from './en/previews.ts'
import { problems } from './en/problems.ts'
import { published } from './en/published.ts'
import { review } from './en/review.ts'
import { inSentence } from './in-sentence.ts'

const roleNames: Record<Role, string> = { viewer: 'Viewer', writer: 'Writer', publisher: 'Publisher', admin: 'Admin' }

const roleWords: Record<Role, string> = {
  viewer: 'sees work and history',
  writer: 'writes, and asks for review',
  publisher: 'also approves and publishes',
  admin: 'also decides who is here',
}

const logWords: Record<LogEntryKind, (about: string, details: Record<string, string>) => string> = {
  'signed-in': () => 'signed in',
  'sign-in-refused': (about) => `An account that nobody has invited wanted to sign in${about && `: ${about}`}`,
  'signed-out': () => 'signed out',
  'signed-out-everywhere': () => 'signed out everywhere',
  invited: (about, { role }) => `invited ${about}${isRole(role) ? ` as ${roleNames[role]}` : ''}`,
  joined: () => 'signed in with the account of the company for the first time',
  changed: (about, details) => `changed ${about}: ${changes(details)}`,
  removed: (about) => `removed ${about}`,
  'workspace-begun': (about) => `began the workspace “${about}”`,
  'workspace-removed': (about) => `removed the workspace “${about}”`,
  'workspace-brought-back': (about) => `brought back the workspace “${about}”`,
  'workspace-taken-over': (about, { from }) => `took over the workspace “${about}” from ${from}`,
  'preview-created': (about) => `created a preview of “${about}”`,
  'preview-ended': (about) => `ended a preview of “${about}”`,
  'preview-renewed': (about) => `let a preview of “${about}” last longer`,
  'publication-planned': (about) => `planned when “${about}” is published`,
  'publication-cancelled': (about) => `cancelled the publication of “${about}”`,
  published: (about) => `published “${about}”`,
  'release-back': () => 'went back to the release before',
  'release-forward': () => 'returned to the newest release',
  'taken-back': (about) => `took back “${about}”`,
  live: (about) => `“${about}” is live`,
  'review-asked': (about, { reviewer = '' }) => `asked ${reviewer} to review “${about}”`,
  'review-withdrawn': (about) => `no longer asks for the review of “${about}”`,
  'review-approved': (about) => `approved “${about}”`,
  'review-returned': (about) => `sent “${about}” back`,
  'inquiries-exported': (about, { count }) => `exported ${count} inquiries${about && ` of the form ${about}`}`,
  'inquiry-file-read': (about) => `saved a file of an inquiry of the form ${about}`,
  'inquiries-erased': (_about, { count, files }) => `erased for good. Inquiries: ${count}, files: ${files}`,
}

const isRole = (text: string | undefined): text is Role => text !== undefined && Object.hasOwn(roleNames, text)

function changes({ name, role, seesInbox, lastDay }: Record<string, string>): string {
  return [
    name !== undefined && `name “${name}”`,
    isRole(role) && `role ${roleNames[role]}`,
    seesInbox !== undefined && (seesInbox === 'true' ? 'reads inquiries' : 'no longer reads inquiries'),
    lastDay !== undefined && (lastDay === '' ? 'no last day' : `last day ${lastDay}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the server of a team says, on its pages, in mails and to its operator. */
export const en = {
  general: {
    product: 'Marquee',
    cancel: 'Cancel',
    save: 'Save',
    close: 'Close',
    copy: 'Copy link',
    copied: 'Copied',
    loading: 'Loading',
    again: 'Try again',
    you: 'You',
    workspaces: 'Workspaces',
    people: 'People',
    log: 'Log',
    pages: 'Pages',
    light: 'Light colors',
    dark: 'Dark colors',
    noAnswer: 'The server does not answer. What you see may be old.',
  },
  signIn: {
    title: 'Sign in',
    company: 'Sign in with your company account',
    email: 'Your e-mail address',
    send: 'Send me a code',
    sent: (email: string) =>
      `If ${email} belongs to this team, a mail with a code is on its way. Enter it in this browser within 15 minutes.`,
    code: 'Code of eight digits',
    check: 'Sign in',
    other: 'Use another address',
    as: (name: string) => `Sign in as ${name}`,
    hello: (name: string) => `Hello, ${name}`,
    invited: (email: string) =>
      `This link signs you in once, with the address ${email}. Afterwards a code comes by mail.`,
    toSignIn: 'To sign-in',
  },
  you: {
    role: (role: Role) => `${roleNames[role]}: ${roleWords[role]}`,
    inbox: 'You read the inquiries of visitors.',
    lastDay: (day: string) => `Your account ends after ${day}.`,
    sessions: 'Where you are signed in',
    thisBrowser: 'this browser',
    seen: (time: string) => `last used ${time}`,
    signOut: 'Sign out',
    everywhere: 'Sign out everywhere',
    browser: (name: string, system: string) => (system ? `${name} on ${system}` : name),
    unknownBrowser: 'A browser',
  },
  workspaces: {
    help: 'A workspace is a copy of the whole site to work in. Visitors see nothing of it.',
    begin: 'New workspace',
    beginTitle: 'What do you want to work on?',
    name: 'Name',
    nameHelp: 'Others see it too: “Spring campaign”',
    none: 'There are no workspaces yet.',
    noneForYou: 'Begin one, and change whatever you like: the site stays as it is.',
    yours: 'yours',
    open: 'Open',
    look: 'Look',
    opening: 'Opening. The first time takes a few seconds.',
    openOne: (title: string) => `Open ${title}`,
    lookAt: (title: string) => `Look at ${title}`,
    changes: (count: number) =>
      count === 0 ? 'no changes yet' : count === 1 ? '1 changed file' : `${count} changed files`,
    changed: (time: string) => `last changed ${time}`,
    overlap: (owner: string, title: string, addresses: string) => `${owner} changes ${addresses} too, in “${title}”`,
    andMore: (count: number) => `${count} more`,
    remove: 'Remove',
    removeOne: (title: string) => `Remove ${title}`,
    removeTitle: (title: string) => `Remove “${title}”?`,
    removeText: (count: number) =>
      `${count === 0 ? 'It has no saved changes.' : `Its changes, in ${count === 1 ? 'one file' : `${count} files`}, disappear from here.`} You can bring it back for 90 days, with everything in it but the steps of Undo. Who has it open is out at once.`,
    removed: 'Removed',
    removedAt: (time: string) => `removed ${time}`,
    bringBack: 'Bring back',
    bringBackOne: (title: string) => `Bring back ${title}`,
    takeOver: 'Take over',
    takeOverOne: (title: string) => `Take over ${title}`,
    takeOverTitle: (title: string) => `Take over “${title}”?`,
    takeOverText: (owner: string) =>
      `From then on you write in it, and ${owner} looks at it. Everything that is saved stays. Who has it open reads it in the bar within five seconds.`,
  },
  previews,
  published,
  review,
  bar: {
    yours: 'Your workspace',
    lost: 'Somebody else writes here now. What you type from now on is not saved: copy it.',
    of: (name: string) => `Workspace of ${name}: you look at it`,
    away: (name: string) => `${name} (away)`,
    here: (names: string[]) => names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} here too`,
    onPage: (names: string[]) =>
      names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this page open`,
    published: (authors: string[], pages: number, files: number) =>
      `${inSentence(authors, 'and')} published ${inSentence([pages > 0 && (pages === 1 ? '1 page' : `${pages} pages`), files > 0 && (files === 1 ? '1 other file' : `${files} other files`)], 'and')}`,
    update: 'Bring up to date',
    comments: (count: number) => count > 0 && (count === 1 ? '1 open comment' : `${count} open comments`),
    commentsTitle: 'Open comments',
    changesToo: (owner: string, title: string) => `${owner} changes this page too, in “${title}”`,
    elsewhere: (names: string[], title: string) =>
      names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this page open in “${title}”`,
  },
  inbox,
  people: {
    roles: roleNames,
    roleWords,
    invite: 'Invite',
    inviteTitle: 'Invite somebody',
    changeTitle: (name: string) => `Change ${name}`,
    email: 'E-mail address',
    name: 'Name',
    role: 'Role',
    inbox: 'Reads inquiries',
    inboxHelp: 'The messages that visitors send by forms',
    lastDay: 'Last day',
    lastDayHelp: 'Empty: the account does not end',
    changeShort: 'Change',
    removePerson: (name: string) => `Remove ${name}`,
    change: (name: string) => `Change ${name}`,
    link: 'New link',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: (name: string) =>
      `${name} is signed out everywhere at once, and cannot sign in again. The log goes on saying what ${name} did.`,
    over: 'ended',
    until: (day: string) => `until ${day}`,
    readsInbox: 'reads inquiries',
    mailed: (email: string) => `A mail with the way in is on its way to ${email}.`,
    passOn: (name: string) => `Send this link to ${name}. It signs in once, within two days.`,
    passOnCompany: (name: string) => `Send this address to ${name}, who signs in there with the company account.`,
  },
  log: {
    title: 'Log',
    more: 'Earlier entries',
    operator: 'The operator',
    words: logWords,
  },
  problems,
  mails: {
    codeSubject: 'Your code for Marquee',
    codeText: (code: string, address: string) =>
      `${code}\n\nEnter this code within 15 minutes in the browser that asked for it: ${address}\n\nIf you did not ask for it, somebody has typed your address. Nothing happens without the code.\n`,
    invitationSubject: 'You are invited to Marquee',
    invitationText: (name: string, address: string, isLink: boolean) =>
      isLink
        ? `Hello ${name},\n\nthis link signs you in once, within two days:\n\n${address}\n\nAfterwards a code comes by mail whenever you sign in.\n`
        : `Hello ${name},\n\nsign in with the account of the company:\n\n${address}\n`,
  },
}

export type TeamWords = typeof en
