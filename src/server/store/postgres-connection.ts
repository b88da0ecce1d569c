import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/**
 * Waits in milliseconds, shorter than a visitor's patience: the browser keeps what could not be sent. The database ends
 * the transaction of a service that says nothing for as long as `idle`, since a frozen one would keep the lock of all others for
 * hours. Who waits for the lock gives up (`lock`) before the service gives up waiting for the answer (`query`), so that no
 * abandoned statement is left in the database.
 */
const waits = { connect: 5_000, query: 10_000, lock: 8_000, idle: 3_000 }

/** Connections of one process. One commits, the others look. */
const poolSize = 10

/** Names the lock among all advisory locks of the database. Any number that nobody else takes. */
const lockKey = 7_263_540_118

/** Names a pool for the database of a `postgres://` address. Nothing is connected yet. TLS is as `sslmode` in it says. */
export function openPostgres<Schema>(url: string): Database<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waits.connect,
    query_timeout: waits.query,
    keepAlive: true,
    application_name: 'marquee',
  })
  // A connection that breaks between two queries would end the process; whoever asks next learns of it.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    write: (run) =>
      db.transaction().execute(async (transaction) => {
        await lock.execute(transaction)
        return run(transaction)
      }),
    async wipe() {
      for (const table of ['inquiries', 'notifications', 'inquiry_events'])
        await sql`VACUUM FULL ${sql.table(table)}`.execute(db)
    },
    checkSpace: async () => {},
  }
}

/**
 * Without the lock a lower position could become visible after a higher one, and who reads on from the higher would miss
 * it. A database that is set to answer before it has written is asked to write first. The settings come before the lock,
 * and end with the transaction, so that a pooler between service and database hands them to nobody else.
 */
const lock = sql`
  SELECT set_config('idle_in_transaction_session_timeout', ${sql.lit(String(waits.idle))}, true),
    set_config('lock_timeout', ${sql.lit(String(waits.lock))}, true),
    set_config('synchronous_commit',
      CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, true),
    pg_advisory_xact_lock(${sql.lit(lockKey)})`
