import type { Transaction } from 'kysely'
import type { TeamLog } from '../wire.ts'
import type { TeamDatabase } from './store/open-team.ts'
import type { LogEntryKind, TeamTables } from './store/tables.ts'

type Entry = {
  /** Who did it; nobody for the server and for its operator. */
  person?: number | undefined
  what: LogEntryKind
  /** The address of the person, or the title of the workspace, which it concerns. */
  about: string
  details?: Readonly<Record<string, string>>
}

/** How many entries one answer has. */
const pageSize = 50

/**
 * Adds an entry to the log, in the transaction that does what it says. Each is also a line on standard error, where
 * whoever owns the database cannot remove it.
 */
export async function writeLog(transaction: Transaction<TeamTables>, at: Date, entry: Entry): Promise<void> {
  const { person, what, about, details = {} } = entry
  const row = { at: at.toISOString(), person: person ?? null, what, about, details: JSON.stringify(details) }
  await transaction.insertInto('log').values(row).execute()
  console.error(JSON.stringify({ log: { ...row, details } }))
}

/** Entries of the log, the newest first, those before a position if one is given. */
export async function readLog({ db }: TeamDatabase, before?: number): Promise<TeamLog> {
  let query = db
    .selectFrom('log')
    .leftJoin('people', 'people.id', 'log.person')
    .select(['log.position', 'log.at', 'log.what', 'log.about', 'log.details', 'people.name as by'])
    .orderBy('log.position', 'desc')
    .limit(pageSize + 1)
  if (before !== undefined) query = query.where('log.position', '<', before)
  const rows = await query.execute()
  return {
    entries: rows
      .slice(0, pageSize)
      .map(({ by, details, ...entry }) => ({ ...entry, by: by ?? '', details: JSON.parse(details) })),
    hasMore: rows.length > pageSize,
  }
}
