import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import type { InquiryStore } from '../../../src/server/inquiry-store.ts'
import { openPostgresStore, openSqliteStore } from '../../../src/server/store/open-store.ts'
import { type LocalPostgres, startPostgres } from '../../support/servers/local-postgres.ts'
import { temporaryFolder } from './sample-dist.ts'

/** An empty place for inquiries, and the ways to it that a test needs. */
export type Place = {
  /** Opens the store as one more process would. */
  open: () => Promise<InquiryStore>
  /** The environment of `serve` and `inquiries`. */
  env: NodeJS.ProcessEnv
  args: string[]
  /** Speaks to the database directly, past the store. */
  query: (sql: string) => Promise<Record<string, unknown>[]>
}

let postgres: Promise<LocalPostgres> | undefined

/** The PostgreSQL of this file of tests. It starts on first use. */
export function localPostgres(): Promise<LocalPostgres> {
  postgres ??= startPostgres()
  return postgres
}

afterAll(async () => (await postgres)?.remove())

async function sqlitePlace(): Promise<Place> {
  const data = await temporaryFolder()
  const file = join(data, 'inquiries.sqlite')
  const query = async (sql: string) => {
    const database = new DatabaseSync(file)
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
  return { open: () => openSqliteStore(file), env: { DATABASE_URL: '' }, args: ['--data', data], query }
}

async function postgresPlace(): Promise<Place> {
  const url = await (await localPostgres()).createDatabase()
  const query = async (sql: string) => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  // Files of people lie beside the database; none of these tests may find those of another.
  const data = await temporaryFolder()
  return { open: () => openPostgresStore(url), env: { DATABASE_URL: url }, args: ['--data', data], query }
}

export const places = { SQLite: sqlitePlace, PostgreSQL: postgresPlace }
export const placeNames = Object.keys(places) as (keyof typeof places)[]

/** Opens a store that is closed after the test. */
export async function sampleStore(place: Place): Promise<InquiryStore> {
  const store = await place.open()
  onTestFinished(() => store.close())
  return store
}
