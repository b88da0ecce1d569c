import { sql } from 'kysely'
import type { NotificationOutbox } from '../inquiry-store.ts'
import type { Database } from './database.ts'
import { inquiryColumns, readInquiryRow } from './inquiry-row.ts'

/** Notifications that are still to be sent. They are stored with the inquiries, so no inquiry is without its own. */
export function notificationOutbox({ db, write }: Database): NotificationOutbox {
  return {
    take: (channel, { now, until }) =>
      write(async (transaction) => {
        const row = await transaction
          .selectFrom('notifications')
          .innerJoin('inquiries', 'inquiries.id', 'notifications.inquiry_id')
          .select(['notifications.id as notification', 'attempts', ...inquiryColumns])
          .where('channel', '=', channel)
          .where('sent_at', 'is', null)
          .where('next_at', '<=', now.toISOString())
          .orderBy('next_at')
          .limit(sql.lit(1))
          .executeTakeFirst()
        if (!row) return undefined
        const attempts = row.attempts + 1
        await transaction
          .updateTable('notifications')
          .set({ attempts, next_at: until.toISOString() })
          .where('id', '=', row.notification)
          .execute()
        return { id: row.notification, attempts, inquiry: readInquiryRow(row) }
      }),
    sent: async (id, now) => {
      const sent_at = now.toISOString()
      await write((transaction) =>
        transaction.updateTable('notifications').set({ sent_at }).where('id', '=', id).execute(),
      )
    },
    retry: async (id, at) => {
      const next_at = at.toISOString()
      await write((transaction) =>
        transaction.updateTable('notifications').set({ next_at }).where('id', '=', id).execute(),
      )
    },
    waiting: async () => {
      const rows = await db
        .selectFrom('notifications')
        .innerJoin('inquiries', 'inquiries.id', 'notifications.inquiry_id')
        .select(({ fn }) => ['channel', fn.countAll().as('count'), fn.min('received_at').as('since')])
        .where('sent_at', 'is', null)
        .groupBy('channel')
        .orderBy('channel')
        .execute()
      return rows.map(({ channel, count, since }) => ({ channel, count: Number(count), since: new Date(since) }))
    },
    nextAt: async (channel) => {
      const row = await db
        .selectFrom('notifications')
        .select(({ fn }) => fn.min('next_at').as('next'))
        .where('channel', '=', channel)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      return row?.next ? new Date(row.next) : undefined
    },
    waitingOf: async (ids) => {
      if (ids.length === 0) return 0
      const { count } = await db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('sent_at', 'is', null)
        .where('inquiry_id', 'in', ids)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
