import { type Kysely, sql } from 'kysely'
import type { InboxFilter, InquiryState } from '../inquiry-inbox.ts'
import type { InquiryInbox } from '../inquiry-store.ts'
import type { Database, Tables } from './database.ts'
import { formOf, inquiryColumns, readInquiryRow } from './inquiry-row.ts'

/** The newest value of a kind of event of the inquiry in a statement. */
const newest = (what: 'state' | 'assigned') => sql<string | null>`(SELECT value FROM inquiry_events
  WHERE inquiry_id = inquiries.id AND what = ${sql.lit(what)} ORDER BY position DESC LIMIT 1)`

const state = sql<InquiryState>`COALESCE(${newest('state')}, 'new')`

/** Whether the inquiry of a statement ever had a value. It finds few among many quicker than what is newest does. */
const ever = (what: 'state' | 'assigned', value: string) => sql`inquiries.id IN
  (SELECT inquiry_id FROM inquiry_events WHERE what = ${sql.lit(what)} AND value = ${value})`

/** 1 for those that look automated, also by the names that flags had earlier, and that wait for a decision. */
const suspected = sql<number>`CASE WHEN ${state} = 'new' AND (flags LIKE '%honeypot-filled%' OR flags LIKE '%sent-very-quickly%'
  OR flags LIKE '%filled the hidden field%' OR flags LIKE '%sent very quickly%') THEN 1 ELSE 0 END`

const joined = (db: Kysely<Tables>) =>
  db.selectFrom('inquiries').leftJoin('erased_inquiries', 'erased_inquiries.inquiry_id', 'inquiries.id')

/** What people do about inquiries, in the database of the inquiries. */
export function inquiryInbox({ kind, db, write }: Database): InquiryInbox {
  const rows = () =>
    joined(db).select([
      ...inquiryColumns,
      'erased_inquiries.form as erased_form',
      'erased_inquiries.erased_at',
      state.as('state'),
      newest('assigned').as('assigned'),
    ])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]
  const toInquiry = (row: Row) => ({
    ...readInquiryRow(row),
    state: row.state,
    assigned: row.assigned ? Number(row.assigned) : undefined,
  })
  const matches = ({ form, state: wanted, suspected: isSuspected, assigned }: InboxFilter) =>
    sql<boolean>`${sql.join(
      [
        sql`inquiries.content <> ''`,
        ...(form === undefined ? [] : [sql`${formOf(kind)} = ${form}`]),
        ...(wanted === undefined || wanted === 'new' ? [] : [ever('state', wanted)]),
        ...(wanted === undefined ? [] : [sql`${state} = ${wanted}`]),
        ...(isSuspected ? [sql`${suspected} = 1`] : []),
        ...(assigned === undefined
          ? []
          : [ever('assigned', String(assigned)), sql`${newest('assigned')} = ${String(assigned)}`]),
      ],
      sql` AND `,
    )}`

  return {
    async list({ before, limit, ...filter }) {
      let query = rows().where(matches(filter)).orderBy('inquiries.position', 'desc')
      if (before !== undefined)
        query = query.where('inquiries.position', '<', (inquiries) =>
          inquiries.selectFrom('inquiries').select('position').where('id', '=', before),
        )
      return (await query.limit(sql.lit(limit)).execute()).map(toInquiry)
    },
    async read(id) {
      const row = await rows().where('inquiries.id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const events = await db
        .selectFrom('inquiry_events')
        .select(['at', 'person', 'what', 'value'])
        .where('inquiry_id', '=', id)
        .orderBy('position')
        .execute()
      return { inquiry: toInquiry(row), events }
    },
    add: (id, events) =>
      write(async (transaction) => {
        const found = await transaction
          .selectFrom('inquiries')
          .select('id')
          .where('id', '=', id)
          .where('content', '!=', '')
          .executeTakeFirst()
        if (!found) return false
        const added = events.map((event) => ({ inquiry_id: id, ...event }))
        if (added.length > 0) await transaction.insertInto('inquiry_events').values(added).execute()
        return true
      }),
    async notesOf(ids) {
      const notes = new Map<string, string[]>(ids.map((id) => [id, []]))
      if (ids.length === 0) return notes
      const found = await db
        .selectFrom('inquiry_events')
        .select(['inquiry_id', 'value'])
        .where('what', '=', 'note')
        .where('inquiry_id', 'in', ids)
        .orderBy('position')
        .execute()
      for (const { inquiry_id, value } of found) notes.get(inquiry_id)?.push(value)
      return notes
    },
    async counts() {
      const each = joined(db)
        .select([formOf(kind).as('form'), state.as('state'), suspected.as('suspected')])
        .where('content', '!=', '')
      const found = await db
        .selectFrom(each.as('each'))
        .select(({ fn }) => ['form', 'state', fn.countAll().as('count'), fn.sum('suspected').as('suspected')])
        .groupBy(['form', 'state'])
        .orderBy('form')
        .execute()
      return found.map((row) => ({ ...row, count: Number(row.count), suspected: Number(row.suspected) }))
    },
    async facts(since) {
      const doneAt = sql<string | null>`(SELECT MIN(at) FROM inquiry_events
        WHERE inquiry_id = inquiries.id AND what = 'state' AND value = 'done')`
      const found = await joined(db)
        .select([formOf(kind).as('form'), 'received_at', state.as('state'), doneAt.as('done_at')])
        .where('received_at', '>=', since.toISOString())
        .orderBy('inquiries.position')
        .execute()
      return found.map((row) => ({
        form: row.form,
        receivedAt: row.received_at,
        state: row.state,
        doneAt: row.done_at ?? undefined,
      }))
    },
    async revision() {
      const { rows: found } = await sql<Record<string, unknown>>`SELECT
        (SELECT MAX(position) FROM inquiries) AS inquiries, (SELECT MAX(position) FROM inquiry_events) AS events,
        (SELECT COUNT(*) FROM erased_inquiries) AS erased`.execute(db)
      return Object.values(found[0] ?? {}).join('-')
    },
  }
}
