import type { Generated } from 'kysely'
import type { Role } from '../people/roles.ts'

/** The tables of a team. Times are ISO 8601 in UTC, so that they sort as text. */
export type TeamTables = {
  people: {
    id: Generated<number>
    /** Who the person is to the company's sign-in; null before the first one. The address of a mail may change hands, these do not. */
    issuer: string | null
    subject: string | null
    /** In lower case. One person at a time has an address. */
    email: string
    name: string
    role: Role
    /** 1 for those who read inquiries. */
    sees_inbox: number
    /** When the account ends by itself. */
    ends_at: string | null
    created_at: string
    removed_at: string | null
  }
  sessions: {
    /** Of the value of the cookie, which is stored nowhere. */
    hash: string
    person: number
    created_at: string
    seen_at: string
    ends_at: string
    /** The browser, as it names itself. */
    agent: string
    /** The workspace whose host has the cookie; null for that of the team. */
    workspace: number | null
    /** The session of the team from which it was opened, which takes it along when it ends. */
    opened_by: string | null
  }
  tokens: {
    /** Of what the holder shows: a link, or the cookie of the browser that asked. */
    hash: string
    kind: 'invitation' | 'code' | 'company' | 'ticket'
    /** Whom it signs in; empty for a sign-in with the company's account. */
    email: string
    /** The hash of a code, what the answer of the company's sign-in is checked against, or the session that a ticket belongs to. */
    secret: string
    tries: number
    created_at: string
    ends_at: string
    used_at: string | null
    /** The workspace that a ticket opens. */
    workspace: number | null
  }
  workspaces: {
    id: Generated<number>
    title: string
    /** Who writes in it. */
    owner: number
    /** The commit with which it began, and the one that has its files as they were last; none before the first change. */
    base: string
    snapshot: string | null
    /** How many files differ from the base in the snapshot. */
    changes: number
    created_at: string
    /** When somebody last wrote in it, and when its files were last saved. */
    changed_at: string
    saved_at: string | null
    removed_at: string | null
  }
  /** Who has ever written in a workspace: none of them approves what is in it. */
  workspace_writers: { workspace: number; person: number }
  /** What somebody was asked to look at: the files of a workspace as they were at that moment, and what was decided. */
  reviews: {
    workspace: number
    /** Counts the asks of a workspace, from 1. The highest one counts. */
    number: number
    /** The snapshot, its files, and the commit of the site with which they are compared. */
    commit: string
    tree: string
    base: string
    /** Who asks, and who is to look. */
    by: number
    reviewer: number
    at: string
    /** What the asking person says. */
    words: string
    /** JSON: the weighty changes, as `src/team/wire.ts` has them. */
    weighty: string
    decision: ReviewDecision | null
    decided_by: number | null
    decided_at: string | null
    /** What the deciding person says. */
    note: string
  }
  previews: {
    id: Generated<number>
    /** Of the secret in its link. */
    hash: string
    workspace: number
    /** The commit that is shown, and that whose code it is shown with. */
    commit: string
    base: string
    /** The address of the page at which the link begins. */
    path: string
    /** The day as of which it is built; null for the one on which that happens. */
    day: string | null
    by: number
    created_at: string
    ends_at: string
    /** When somebody ended it before. */
    ended_at: string | null
    state: PreviewState
    /** Why it could not be built, as the build says it. */
    problem: string
    /** How often its link was opened. */
    opened: number
  }
  /** When somebody last had a mail about a workspace. */
  workspace_mails: { workspace: number; person: number; at: string }
  /** What people are to be written about workspaces, until a mail says it. */
  waiting_mails: { id: Generated<number>; workspace: number; person: number; words: string; at: string }
  /** What people say to each other about a workspace. They stay, and may be done with. */
  comments: {
    id: Generated<number>
    workspace: number
    /** The file below the content folder, the path of a block in it, and the words that it is about; empty for the whole. */
    file: string
    path: string
    quote: string
    /** The commit with the files that were shown to whoever wrote it; empty if it is at no place in a file. */
    commit: string
    /** The comment that it answers. */
    parent: number | null
    by: number
    text: string
    at: string
    resolved_by: number | null
  }
  publications: {
    id: Generated<number>
    /** What was published, with the commit of its files; null for what developers have pushed. */
    workspace: number | null
    snapshot: string | null
    /** The publication that this one takes back. */
    takes_back: number | null
    /** The commit of the site with it, once it is there. */
    commit: string | null
    by: number | null
    words: string
    at: string
    /** Since when visitors see it, or when it was sent. */
    live_at: string | null
    state: PublicationState
    /**
     * Why not, as a code that the page has words for, and what is concerned. Of what is asked for: whether the origin is `away`, or it is
     * `unclear` whether it has arrived there, and since when.
     */
    problem: string
    details: string
    taken_back_by: number | null
    /** When it is published by itself; null for at once. */
    publish_at: string | null
    /** What a mail says to whoever planned it, if that does not happen. */
    mail: string
  }
  log: {
    position: Generated<number>
    at: string
    /** Who did it; null for the server and for its operator. */
    person: number | null
    what: LogEntryKind
    /** The address of the person, or the title of the workspace, which it concerns. */
    about: string
    /** JSON. */
    details: string
  }
}

/** What becomes of an ask; `withdrawn` by the person who asked. */
export type ReviewDecision = 'approved' | 'returned' | 'withdrawn'

/** A preview is asked for, and then there, or not possible. */
export const previewStates = ['asked', 'ready', 'failed'] as const
type PreviewState = (typeof previewStates)[number]

/**
 * A publication may be planned for later. It is asked for, then in the site, then live, or with the origin alone sent; or it is refused; or
 * the site with it could not be built.
 */
export const publicationStates = ['planned', 'asked', 'committed', 'live', 'sent', 'refused', 'failed'] as const
type PublicationState = (typeof publicationStates)[number]

/** What the log of a team has entries of. */
export const logEntryKinds = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'signed-out-everywhere',
  'invited',
  'joined',
  'changed',
  'removed',
  'workspace-begun',
  'workspace-removed',
  'workspace-brought-back',
  'workspace-taken-over',
  'preview-created',
  'preview-ended',
  'preview-renewed',
  'publication-planned',
  'publication-cancelled',
  'published',
  'taken-back',
  'release-back',
  'release-forward',
  'live',
  'review-asked',
  'review-withdrawn',
  'review-approved',
  'review-returned',
  'inquiries-exported',
  'inquiry-file-read',
  'inquiries-erased',
] as const
export type LogEntryKind = (typeof logEntryKinds)[number]
