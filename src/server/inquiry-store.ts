import type { Inquiry } from '../../schema/inquiry.ts'

/** Why an inquiry may come from a machine. It is kept all the same: people are sometimes quick, and so is autofill. */
export type Flag = 'filled the hidden field' | 'sent very quickly'

type OfForm<I> = I extends Inquiry ? Omit<I, 'submissionId' | 'website' | 'elapsedMs'> : never
/** What the sender said, without what the form added for the way. */
export type InquiryContent = OfForm<Inquiry>

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

/** Keeps inquiries, each `submissionId` once. Nothing is ever changed or removed. */
export type InquiryStore = {
  /** What `add` would answer, when the `submissionId` is there already. */
  find: (inquiry: NewInquiry) => Promise<Receipt | undefined>
  /** Resolves only when the inquiry would outlive a loss of power. */
  add: (inquiry: NewInquiry) => Promise<Receipt>
  /** All, oldest first. */
  list: () => Promise<StoredInquiry[]>
  close: () => Promise<void>
}
