/**
 * Why an inquiry may come from a machine, or is not whole. It is kept all the same: people are sometimes quick, and so is
 * autofill, and an inquiry may wait on a device until its files are gone.
 */
export type Flag = 'filled the hidden field' | 'sent very quickly' | 'names files that are not here'

/** What the sender said, without what the form added for the way. Which fields there are is the matter of each form. */
export type InquiryContent = Record<string, unknown> & { form: string; email?: string }

export type NewInquiry = { submissionId: string; content: InquiryContent; flags: readonly Flag[] }

export type StoredInquiry = NewInquiry & {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
}

/**
 * - `stored`: it is on disk now;
 * - `known`: it was there already, under this id;
 * - `conflict`: something else is there under the same `submissionId`, and stays.
 */
export type Receipt = { outcome: 'stored' | 'known' | 'conflict'; id: string }

/** A part of all inquiries: those that came after the one with the id `after`, and at most so many. */
export type Page = { after?: string | undefined; limit?: number }

/** An inquiry that somebody is to be told of, for the `attempts`-th time. */
export type Notification = { id: string; attempts: number; inquiry: StoredInquiry }

/** What is still to be told, for each channel. */
export type NotificationOutbox = {
  /** The one that has waited longest and may be tried `now`. Nobody else is given it before `until`. */
  take: (channel: string, times: { now: Date; until: Date }) => Promise<Notification | undefined>
  /** It was acknowledged, and is never taken again. */
  sent: (id: string, now: Date) => Promise<void>
  /** It failed, and may be taken again from then on. */
  again: (id: string, at: Date) => Promise<void>
  /** When the first of those that wait may be tried. */
  nextAt: (channel: string) => Promise<Date | undefined>
}

/** Keeps inquiries, each `submissionId` once. Nothing is ever changed or removed. */
export type InquiryStore = {
  /** What `add` would answer, when the `submissionId` is there already. */
  find: (inquiry: NewInquiry) => Promise<Receipt | undefined>
  /**
   * Resolves only when the inquiry would outlive a loss of power. A new one is noted, in the same transaction, for each
   * of the channels that `notify` names.
   */
  add: (inquiry: NewInquiry, notify?: readonly string[]) => Promise<Receipt>
  /** Oldest first. None when no inquiry has the id `after`. */
  list: (page?: Page) => Promise<StoredInquiry[]>
  /** Rejects when the store does not answer. */
  check: () => Promise<void>
  notifications: NotificationOutbox
  close: () => Promise<void>
}
