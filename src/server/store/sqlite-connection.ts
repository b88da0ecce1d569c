import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import type { Database } from './database.ts'

/** How long to wait for another process that is writing, and how often to try, in milliseconds. */
const busy = { giveUpAfter: 5_000, tryEvery: 25 }

/** `SQLITE_BUSY`, in the low byte of the codes of its kind. */
const busyCode = 5

/** Space for a few inquiries, in bytes: SQLite needs some for its log. */
const leastSpace = 256 * 1024

/** How many statements are cached. A statement of its own belongs to each size of a batch. */
const maxStatements = 250

/** `secure_delete` overwrites what is erased. `FULL` brings the log to the disk before a commit returns; with `NORMAL` a loss of power takes the last inquiries along. */
const pragmas =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;'

/** Opens this file, and creates it where there is none, readable by its owner alone. */
export function openSqlite<Schema>(file: string): Database<Schema> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = createReopening(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  return {
    kind: 'sqlite',
    db,
    write: (run) => whenFree(() => db.transaction().execute(run)),
    async wipe() {
      await whenFree(() => sql`VACUUM`.execute(db))
      await whenFree(async () => {
        const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
        if (rows[0]?.busy) throw Object.assign(new Error(`${file} is in use`), { errcode: busyCode })
      })
    },
    async checkSpace() {
      const { bavail, bsize } = await statfs(dirname(file))
      if (bavail * bsize < leastSpace) throw new Error(`the disk of ${dirname(file)} is full`)
    },
  }
}

/** Tries again while another process writes. SQLite's own way to wait would stop the whole program, pages included. */
async function whenFree<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + busy.giveUpAfter
  for (;;) {
    try {
      return await run()
    } catch (error) {
      const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === busyCode
      if (!isBusy || Date.now() > end) throw error
      await setTimeout(busy.tryEvery)
    }
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busy.giveUpAfter })
  chmodSync(file, 0o600)
  database.exec(pragmas)
  // The first read creates the log.
  database.exec('SELECT 1 FROM sqlite_schema; PRAGMA busy_timeout = 0;')
  return database
}

/**
 * Node's own SQLite in the words of the package that the dialect was written for. A database whose files were deleted
 * would go on in files that nobody finds any more: it throws until there are files in their place, and opens those.
 */
function createReopening(file: string): SqliteDatabase {
  const inode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino
  const place = () => `${inode(file)} ${inode(`${file}-wal`)}`
  const open = () => {
    const database = openFile(file)
    // There are few statements, and to prepare one takes longer than to run it.
    return { database, prepare: memoize((sql: string) => database.prepare(sql), maxStatements), place: place() }
  }
  let current = open()
  let isClosed = false

  const checkPlace = () => {
    if (place() !== current.place) throw new Error(`${file} was deleted or replaced`)
  }
  const reopen = () => {
    if (isClosed || inode(file) === undefined) checkPlace()
    if (current.database.isOpen) current.database.close()
    current = open()
  }

  return {
    close: () => {
      isClosed = true
      if (current.database.isOpen) current.database.close()
    },
    prepare: (sql) => {
      if (!current.database.isTransaction && place() !== current.place) reopen()
      // A full disk ends a transaction by itself.
      if (sql === 'rollback' && !current.database.isTransaction) return nothing
      // A transaction that begins by reading cannot write once another process has written.
      const statement = current.prepare(sql === 'begin' ? 'begin immediate' : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => {
          const result = statement.run(...values(parameters))
          if (sql === 'commit') checkPlace()
          return result
        },
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

/** A statement that does nothing. */
const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
