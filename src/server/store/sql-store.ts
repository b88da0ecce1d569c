import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { hashAll } from '../../cache/hash.ts'
import type { InquiryRange, InquiryStore, NewInquiry, StoredInquiry, StoreResult } from '../inquiry-store.ts'
import type { Database, Tables } from './database.ts'
import { groupCommit } from './group-commit.ts'
import { inquiryInbox } from './inquiry-events.ts'
import { formOf, inquiryColumns, readInquiryRow } from './inquiry-row.ts'
import { migrate } from './migrate.ts'
import { inquirySteps } from './migrations.ts'
import { notificationOutbox } from './notification-outbox.ts'
import { requestCounter } from './request-counter.ts'

/** Most inquiries of one commit. SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const maxPerCommit = 100

/** Stores inquiries in this database, whose tables are brought up to date first. Closing the store closes it as well. */
export async function openSqlStore(database: Database): Promise<InquiryStore> {
  const { db } = database
  try {
    await migrate(database, inquirySteps, 'inquiry_steps')
  } catch (error) {
    await db.destroy()
    throw error
  }
  const commits = groupCommit<Addition, StoreResult>((additions) => commit(database, additions), maxPerCommit)

  return {
    find: async (inquiry) => {
      const row = await db
        .selectFrom('inquiries')
        .select(['id', 'content_hash'])
        .where('submission_id', '=', inquiry.submissionId)
        .executeTakeFirst()
      return row && resultOf(row, hashOf(inquiry))
    },
    add: (inquiry, notify = []) => commits.add({ row: toRow(inquiry), notify }),
    erase: (ids) => erase(database, ids),
    list: (page) => list(db, page),
    check: () => check(database),
    ...(database.kind === 'postgres' && { count: requestCounter(database) }),
    notifications: notificationOutbox(database),
    inbox: inquiryInbox(database),
    async lastNotice(readers, form) {
      const row = await db
        .selectFrom('erasing_notices')
        .selectAll()
        .where('readers', '=', readers)
        .where('form', '=', form)
        .executeTakeFirst()
      return row && { at: new Date(row.noticed_at), until: new Date(row.until) }
    },
    async noticed(readers, form, { at, until }) {
      const row = { readers, form, until: until.toISOString(), noticed_at: at.toISOString() }
      await database.write((transaction) =>
        transaction
          .insertInto('erasing_notices')
          .values(row)
          .onConflict((conflict) => conflict.columns(['readers', 'form']).doUpdateSet(row))
          .execute(),
      )
    },
    close: async () => {
      await commits.idle()
      await db.destroy()
    },
  }
}

type Addition = { row: ReturnType<typeof toRow>; notify: readonly string[] }

async function check({ db, write, checkSpace }: Database): Promise<void> {
  await checkSpace()
  const checked_at = new Date().toISOString()
  await write((transaction) =>
    transaction
      .insertInto('health')
      .values({ id: 1, checked_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
      .execute(),
  )
  await db.selectFrom('inquiries').select('id').limit(sql.lit(1)).execute()
}

function commit({ write }: Database, additions: readonly Addition[]): Promise<StoreResult[]> {
  return write(async (transaction) => {
    const inserted = await transaction
      .insertInto('inquiries')
      .values(additions.map(({ row }) => row))
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .returning('id')
      .execute()
    const isNew = new Set(inserted.map(({ id }) => id))
    const notifications = additions.filter(({ row }) => isNew.has(row.id)).flatMap(toNotifications)
    if (notifications.length > 0) await transaction.insertInto('notifications').values(notifications).execute()

    // Another process may have been quicker with the same inquiry, or the same batch holds it twice.
    const others = additions.map(({ row }) => row).filter(({ id }) => !isNew.has(id))
    const existing = others.length > 0 ? await findAll(transaction, others) : new Map<string, StoredContent>()
    return additions.map(({ row }) => {
      if (isNew.has(row.id)) return { outcome: 'stored', id: row.id }
      return resultOf(existing.get(row.submission_id) as StoredContent, row.content_hash)
    })
  })
}

type StoredContent = { id: string; content_hash: string }

async function findAll(
  db: Kysely<Tables>,
  inquiries: readonly { submission_id: string }[],
): Promise<Map<string, StoredContent>> {
  const ids = inquiries.map((row) => row.submission_id)
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'submission_id', 'content_hash'])
    .where('submission_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.submission_id, row]))
}

const resultOf = (stored: StoredContent, hash: string): StoreResult => ({
  outcome: stored.content_hash === hash ? 'duplicate' : 'conflict',
  id: stored.id,
})

const toNotifications = ({ row, notify }: Addition) =>
  notify.map((channel) => ({
    id: randomUUID(),
    inquiry_id: row.id,
    channel,
    attempts: 0,
    next_at: row.received_at,
    sent_at: null,
  }))

async function erase({ kind, write, wipe }: Database, ids: readonly string[]): Promise<void> {
  const erased_at = new Date().toISOString()
  for (let start = 0; start < ids.length; start += maxPerCommit) {
    const some = ids.slice(start, start + maxPerCommit)
    await write(async (transaction) => {
      await transaction.deleteFrom('notifications').where('inquiry_id', 'in', some).execute()
      await transaction
        .insertInto('erased_inquiries')
        .columns(['inquiry_id', 'form', 'erased_at'])
        .expression(
          transaction
            .selectFrom('inquiries')
            .leftJoin('erased_inquiries', 'erased_inquiries.inquiry_id', 'inquiries.id')
            .select(['inquiries.id', formOf(kind).as('form'), sql.lit(erased_at).as('erased_at')])
            .where('inquiries.id', 'in', some)
            .where('inquiries.content', '!=', ''),
        )
        .execute()
      await transaction.updateTable('inquiries').set({ content: '', flags: '[]' }).where('id', 'in', some).execute()
      await transaction
        .deleteFrom('inquiry_events')
        .where('inquiry_id', 'in', some)
        .where('what', '=', 'note')
        .execute()
    })
  }
  await wipe()
}

async function list(
  db: Kysely<Tables>,
  { after, limit, before, withErased = false }: InquiryRange = {},
): Promise<StoredInquiry[]> {
  let query = db
    .selectFrom('inquiries')
    .leftJoin('erased_inquiries', 'erased_inquiries.inquiry_id', 'inquiries.id')
    .select([...inquiryColumns, 'erased_inquiries.form as erased_form', 'erased_inquiries.erased_at'])
    .orderBy('inquiries.position')
  if (!withErased) query = query.where('content', '!=', '')
  if (before !== undefined) query = query.where('received_at', '<', before.toISOString())
  if (after !== undefined)
    query = query.where('position', '>', (inquiries) =>
      inquiries.selectFrom('inquiries').select('position').where('id', '=', after),
    )
  const rows = await (limit === undefined ? query : query.limit(sql.lit(limit))).execute()
  return rows.map(readInquiryRow)
}

const toRow = (inquiry: NewInquiry) => ({
  id: randomUUID() as string,
  submission_id: inquiry.submissionId,
  received_at: new Date().toISOString(),
  content: JSON.stringify(inquiry.content),
  content_hash: hashOf(inquiry),
  flags: JSON.stringify(inquiry.flags),
})

/** The same for the same content, in whatever order its fields came. */
function hashOf({ content }: NewInquiry): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashAll(fields)
}
