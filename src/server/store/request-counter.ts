import { sql } from 'kysely'
import { hashOf } from '../../cache/hash.ts'
import type { InquiryStore } from '../inquiry-store.ts'
import type { Database } from './database.ts'

/** How often counts whose time has ended are removed, in milliseconds. */
const sweepEveryMs = 60_000

/** Counts requests in PostgreSQL. A key names a person's address, so only its hash is stored, until its time ends. */
export function requestCounter({ db }: Database): NonNullable<InquiryStore['count']> {
  let swept = 0
  return async (key, windowMs) => {
    if (Date.now() - swept > sweepEveryMs) {
      swept = Date.now()
      await sql`DELETE FROM request_counts WHERE ends_at <= now()`.execute(db)
    }
    const { rows } = await sql<{ current: number; ttl: number }>`
      INSERT INTO request_counts AS counted (key, count, ends_at)
      VALUES (${hashOf(key)}, 1, now() + ${windowMs} * interval '1 millisecond')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN counted.ends_at <= now() THEN 1 ELSE counted.count + 1 END,
        ends_at = CASE WHEN counted.ends_at <= now() THEN excluded.ends_at ELSE counted.ends_at END
      RETURNING count AS current, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS ttl`.execute(db)
    return rows[0] as { current: number; ttl: number }
  }
}
