import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { InquiryStore, NewInquiry, Receipt, StoredInquiry } from './inquiry-store.ts'

/** How long to wait for another process that is writing, in milliseconds. */
const busyTimeoutMs = 5_000

/** `FULL` brings the log to the disk before a commit returns; with `NORMAL` a loss of power takes the last inquiries along. */
const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;'

const schema = `
  CREATE TABLE IF NOT EXISTS inquiries (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    submission_id TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    content TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    flags TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS inquiries_stay BEFORE DELETE ON inquiries
    BEGIN SELECT RAISE(ABORT, 'inquiries are never removed'); END;
  CREATE TRIGGER IF NOT EXISTS inquiries_stay_as_they_are BEFORE UPDATE ON inquiries
    BEGIN SELECT RAISE(ABORT, 'inquiries are never changed'); END;`

/** Opens the store in this file, and makes it where there is none, readable by its owner alone. */
export function openSqliteStore(file: string): InquiryStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  chmodSync(file, 0o600)
  database.exec(pragmas + schema)

  const insert = database.prepare(
    `INSERT INTO inquiries (id, submission_id, received_at, content, content_hash, flags)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (submission_id) DO NOTHING`,
  )
  const select = database.prepare('SELECT id, content_hash FROM inquiries WHERE submission_id = ?')
  const selectAll = database.prepare(
    'SELECT id, submission_id, received_at, content, flags FROM inquiries ORDER BY position',
  )

  const find = (inquiry: NewInquiry): Receipt | undefined => {
    const row = select.get(inquiry.submissionId)
    if (!row) return undefined
    return { outcome: row['content_hash'] === hashOf(inquiry) ? 'known' : 'conflict', id: String(row['id']) }
  }

  const add = (inquiry: NewInquiry): Receipt => {
    const id = randomUUID()
    const { submissionId, content, flags } = inquiry
    const now = new Date().toISOString()
    const { changes } = insert.run(
      id,
      submissionId,
      now,
      JSON.stringify(content),
      hashOf(inquiry),
      JSON.stringify(flags),
    )
    // Another process may have been quicker with the same inquiry.
    return changes === 1 ? { outcome: 'stored', id } : (find(inquiry) as Receipt)
  }

  return {
    find: async (inquiry) => find(inquiry),
    add: async (inquiry) => add(inquiry),
    list: async () => selectAll.all().map(readRow),
    close: async () => database.close(),
  }
}

const readRow = (row: Record<string, unknown>): StoredInquiry => ({
  id: String(row['id']),
  submissionId: String(row['submission_id']),
  receivedAt: String(row['received_at']),
  content: JSON.parse(String(row['content'])),
  flags: JSON.parse(String(row['flags'])),
})

/** The same for the same content, in whatever order its fields came. */
function hashOf({ content }: NewInquiry): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
