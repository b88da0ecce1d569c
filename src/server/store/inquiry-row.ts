import type { Flag, StoredInquiry } from '../inquiry-store.ts'
import type { Tables } from './database.ts'

/** The columns that a stored inquiry is read from. */
export const inquiryColumns = [
  'inquiries.id',
  'inquiries.submission_id',
  'inquiries.received_at',
  'inquiries.content',
  'inquiries.flags',
] as const

type Row = Pick<Tables['inquiries'], 'id' | 'submission_id' | 'received_at' | 'content' | 'flags'>

/** Flags as earlier versions stored them. A stored inquiry is never changed, so they are translated on reading. */
const formerFlags: Readonly<Record<string, Flag>> = {
  'filled the hidden field': 'honeypot-filled',
  'sent very quickly': 'sent-very-quickly',
  'names files that are not here': 'files-missing',
}

/** The inquiry that these columns hold. */
export const readInquiryRow = (row: Row): StoredInquiry => ({
  id: row.id,
  submissionId: row.submission_id,
  receivedAt: row.received_at,
  content: JSON.parse(row.content),
  flags: (JSON.parse(row.flags) as Flag[]).map((flag) => formerFlags[flag] ?? flag),
})
