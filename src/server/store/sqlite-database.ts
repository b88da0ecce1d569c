import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import type { Database, Tables } from './database.ts'

/** How long to wait for another process that is writing, in milliseconds. */
const busyTimeoutMs = 5_000

/** How many statements are cached. A statement of its own belongs to each size of a batch. */
const maxStatements = 250

/** `FULL` brings the log to the disk before a commit returns; with `NORMAL` a loss of power takes the last inquiries along. */
const pragmas =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;'

/** Opens this file, and creates it where there is none, readable by its owner alone. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  chmodSync(file, 0o600)
  database.exec(pragmas)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asDialectWants(database) }) })
  return { kind: 'sqlite', db, lock: async () => {} }
}

/** Node's own SQLite in the words of the package that the dialect was written for. */
function asDialectWants(database: DatabaseSync): SqliteDatabase {
  // There are few statements, and to prepare one takes longer than to run it.
  const prepare = memoize((sql: string) => database.prepare(sql), maxStatements)
  return {
    close: () => database.close(),
    prepare: (sql) => {
      // A transaction that begins by reading cannot write once another process has written.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
