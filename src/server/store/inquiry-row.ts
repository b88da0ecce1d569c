import { sql } from 'kysely'
import type { Flag, StoredInquiry } from '../inquiry-store.ts'
import type { Database, Tables } from './database.ts'

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

/** The inquiry that these columns hold; of an erased one, there is a form and a time besides. */
export const readInquiryRow = ({ erased_form: form, erased_at: erasedAt, ...row }: Row & Erased): StoredInquiry => ({
  id: row.id,
  submissionId: row.submission_id,
  receivedAt: row.received_at,
  ...(typeof erasedAt === 'string' && { erasedAt }),
  content: row.content === '' ? { form: form ?? '' } : JSON.parse(row.content),
  flags: (JSON.parse(row.flags) as Flag[]).map((flag) => formerFlags[flag] ?? flag),
})

type Erased = { erased_form?: string | null; erased_at?: string | null }

/** The form of an inquiry, of an erased one as well, in a statement that joins `erased_inquiries`. */
export const formOf = (kind: Database['kind']) =>
  kind === 'sqlite'
    ? sql<string>`CASE WHEN inquiries.content = '' THEN erased_inquiries.form
        ELSE json_extract(inquiries.content, '$.form') END`
    : sql<string>`CASE WHEN inquiries.content = '' THEN erased_inquiries.form
        ELSE inquiries.content::json ->> 'form' END`
