import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The statements of one step, for each kind of database. A step that has been released stays as it is. */
export type MigrationStep = Record<Database['kind'], string[]>

/**
 * Brings the tables up to date: `steps` lead from an empty database to the tables of today, in order, and `table` records
 * which are done. Processes that start together wait for the first of them, and find the work done.
 */
export async function migrate<Schema>(
  { kind, write }: Database<Schema>,
  steps: readonly MigrationStep[],
  table: string,
): Promise<void> {
  const record = sql.table(table)
  await write(async (transaction) => {
    await sql`CREATE TABLE IF NOT EXISTS ${record} (step integer PRIMARY KEY)`.execute(transaction)
    const { rows } = await sql<{ step: number }>`SELECT step FROM ${record}`.execute(transaction)
    const done = new Set(rows.map(({ step }) => Number(step)))
    if (done.size > steps.length) throw new Error('the tables were created by a newer version of this program')
    for (const [step, statements] of steps.entries()) {
      if (done.has(step)) continue
      for (const statement of statements[kind]) await sql.raw(statement).execute(transaction)
      await sql`INSERT INTO ${record} (step) VALUES (${step})`.execute(transaction)
    }
  })
}
