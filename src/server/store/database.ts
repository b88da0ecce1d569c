import type { Generated, Kysely, Transaction } from 'kysely'

/** The tables, the same in both kinds of database. Times are ISO 8601 in UTC, so that they sort as text. */
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
}

export type Database = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Lets no other transaction write until this one has ended, also none of another process. */
  lock: (transaction: Transaction<Tables>) => Promise<void>
}
