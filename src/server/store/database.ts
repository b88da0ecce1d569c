import type { Generated, Kysely, Transaction } from 'kysely'
import type { InquiryEventKind } from '../inquiry-inbox.ts'

/** The tables of the inquiries, the same in both kinds of database. Times are ISO 8601 in UTC, so that they sort as text. */
export type Tables = {
  inquiries: {
    /** Grows in the order in which inquiries become visible. */
    position: Generated<number>
    id: string
    submission_id: string
    received_at: string
    content: string
    content_hash: string
    flags: string
  }
  notifications: {
    id: string
    inquiry_id: string
    channel: string
    attempts: number
    /** When it may be tried again. */
    next_at: string
    /** When somebody acknowledged it; until then it is tried. */
    sent_at: string | null
  }
  /** When the content of inquiries was erased, and of which form they were. */
  erased_inquiries: { inquiry_id: string; form: string; erased_at: string }
  /** What people did about inquiries; `person` is their number in the team. */
  inquiry_events: {
    position: Generated<number>
    inquiry_id: string
    at: string
    person: number | null
    what: InquiryEventKind
    value: string
  }
  /** Until which time of receipt the erasing of inquiries of a form was announced to these readers. */
  erasing_notices: { readers: string; form: string; until: string; noticed_at: string }
  /** One row, which is written to see whether the store can write. */
  health: { id: number; checked_at: string }
  /** Requests of one sender, for limits; in PostgreSQL only. */
  request_counts: { key: string; count: number; ends_at: string }
}

export type Database<Schema = Tables> = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Schema>
  /**
   * Runs a transaction during which no other one writes, also none of another process. While another process writes,
   * this waits and the program goes on. Rejects unless everything would survive a power failure.
   */
  write: <Result>(run: (transaction: Transaction<Schema>) => Promise<Result>) => Promise<Result>
  /** Removes what was erased from free pages and from the log of the database. */
  wipe: () => Promise<void>
  /** Rejects if the disk is full, where this process can see it. */
  checkSpace: () => Promise<void>
}
