import type { InquiryContent } from '../../schema/forms/answers.ts'
import type { InboxFact, InboxFilter, InquiryEvent, InquiryState } from './inquiry-inbox.ts'

/**
 * Why an inquiry may come from a bot, or is incomplete. It is stored all the same: people and autofill are sometimes
 * quick, and an inquiry may wait on a device until its files have expired.
 */
export type Flag = 'honeypot-filled' | 'sent-very-quickly' | 'files-missing'

export type NewInquiry = { submissionId: string; content: InquiryContent; flags: readonly Flag[] }

export type StoredInquiry = NewInquiry & {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** When its content was erased, of which the name of its form is left; missing where it is whole. */
  erasedAt?: string
}

/**
 * - `stored`: it is on disk now;
 * - `duplicate`: it was stored already, under this id;
 * - `conflict`: a different inquiry has the same `submissionId`, and stays.
 */
export type StoreResult = { outcome: 'stored' | 'duplicate' | 'conflict'; id: string }

/** Inquiries to read: at most `limit` after the one with the id `after`, which came before a time, also those that are erased. */
export type InquiryRange = {
  after?: string | undefined
  limit?: number
  before?: Date | undefined
  withErased?: boolean
}

/** An inquiry to send a notification for, for the `attempts`-th time. */
export type Notification = { id: string; attempts: number; inquiry: StoredInquiry }

/** Pending notifications, for each channel. */
export type NotificationOutbox = {
  /** The one that has waited longest and may be tried `now`. It is reserved until `until`. */
  take: (channel: string, times: { now: Date; until: Date }) => Promise<Notification | undefined>
  /** It was acknowledged, and is never returned again. */
  sent: (id: string, now: Date) => Promise<void>
  /** It failed, and may be taken again from then on. */
  retry: (id: string, at: Date) => Promise<void>
  /** How many wait on each channel that has any, and since when the first of them. */
  waiting: () => Promise<{ channel: string; count: number; since: Date }[]>
  /** When the first pending one may be tried. */
  nextAt: (channel: string) => Promise<Date | undefined>
  /** How many of these inquiries are still to be sent. */
  waitingOf: (ids: readonly string[]) => Promise<number>
}

export type InboxInquiry = StoredInquiry & { state: InquiryState; assigned: number | undefined }

/** What people do about stored inquiries. It only grows, but for notes, which go with the content. */
export type InquiryInbox = {
  /** Newest first, without those that are erased: at most `limit` that came before the one with the id `before`. */
  list: (filter: InboxFilter & { before?: string | undefined; limit: number }) => Promise<InboxInquiry[]>
  /** An inquiry, also an erased one, with what was done about it, the oldest first. */
  read: (id: string) => Promise<{ inquiry: InboxInquiry; events: InquiryEvent[] } | undefined>
  /** Notes these events about an inquiry. Returns whether there is one that is not erased. */
  add: (id: string, events: readonly InquiryEvent[]) => Promise<boolean>
  /** The texts of notes by inquiry. */
  notesOf: (ids: readonly string[]) => Promise<Map<string, string[]>>
  /** How many there are of each form in each state, and how many of them look automated. */
  counts: () => Promise<{ form: string; state: InquiryState; count: number; suspected: number }[]>
  /** Those that came since then, also if they are erased. */
  facts: (since: Date) => Promise<InboxFact[]>
  /** A text that is another one after each change. */
  revision: () => Promise<string>
}

/** Stores inquiries, each `submissionId` once. Nothing is ever changed or removed, but content can be erased. */
export type InquiryStore = {
  /** The result of `add` if the `submissionId` exists already. */
  find: (inquiry: NewInquiry) => Promise<StoreResult | undefined>
  /**
   * Resolves only when the inquiry would survive a power failure. In the same transaction, a new one gets a pending
   * notification for each channel in `notify`.
   */
  add: (inquiry: NewInquiry, notify?: readonly string[]) => Promise<StoreResult>
  /**
   * Erases the content of inquiries with these ids, their notes and their notifications, also from free pages of the
   * database. It is recorded that and when. An inquiry with the same `submissionId` is still known.
   */
  erase: (ids: readonly string[]) => Promise<void>
  /** Oldest first, without those that are erased unless they are asked for. Empty if no inquiry has the id `after`. */
  list: (range?: InquiryRange) => Promise<StoredInquiry[]>
  /**
   * Counts a request under a key for all services that share the store, and returns how many there were in the time
   * window, and the milliseconds until it ends. Missing where each service counts by itself.
   */
  count?: (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>
  /** Rejects if the store does not answer. */
  check: () => Promise<void>
  notifications: NotificationOutbox
  /** What people do about inquiries. */
  inbox: InquiryInbox
  /** What was announced last to these readers about inquiries of a form: when, and until which time of receipt. */
  lastNotice: (readers: string, form: string) => Promise<{ at: Date; until: Date } | undefined>
  noticed: (readers: string, form: string, notice: { at: Date; until: Date }) => Promise<void>
  close: () => Promise<void>
}
