import type { InquiryStore } from '../inquiry-store.ts'
import { openPostgres } from './postgres-connection.ts'
import { openSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite-connection.ts'

/** Stores inquiries in a file, which is created if it does not exist. Rejects when the file cannot be written. */
export const openSqliteStore = async (file: string): Promise<InquiryStore> => openSqlStore(openSqlite(file))

/** Keeps inquiries in the database of a `postgres://` address. Rejects when it cannot be reached. */
export const openPostgresStore = async (url: string): Promise<InquiryStore> => openSqlStore(openPostgres(url))
