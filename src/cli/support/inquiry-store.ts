import { join } from 'node:path'
import { commandLine } from '../../../schema/command-line.ts'
import { bucketStorage, readBucket } from '../../server/files/bucket-storage.ts'
import { createFileStore, type FileStore, openFileStore } from '../../server/files/file-store.ts'
import type { InquiryStore } from '../../server/inquiry-store.ts'
import { openPostgresStore, openSqliteStore } from '../../server/store/open-store.ts'
import { underRoot } from './root.ts'

/** The file that stores the inquiries, in a folder from the command line. */
export const inquiryFile = (folder: string) => join(underRoot(folder), 'inquiries.sqlite')

/** Why `DATABASE_URL` names no database, or `undefined`. */
export function databaseError({ DATABASE_URL }: NodeJS.ProcessEnv): string | undefined {
  if (!DATABASE_URL || databaseName(DATABASE_URL)) return undefined
  return `DATABASE_URL must name a PostgreSQL database: DATABASE_URL=postgres://user:password@host:5432/name ${commandLine('start')}\nWithout it, inquiries are stored in a file under data/.`
}

/** Opens the store that the environment names. Reports an error and returns `undefined` if it cannot be opened. */
export async function openInquiries(folder: string, env: NodeJS.ProcessEnv): Promise<InquiryStore | undefined> {
  const { DATABASE_URL } = env
  try {
    // No fallback to a file: inquiries would then be stored where nobody looks.
    return await (DATABASE_URL ? openPostgresStore(DATABASE_URL) : openSqliteStore(inquiryFile(folder)))
  } catch (error) {
    const why = causeOf(error as Error)
    console.error(
      DATABASE_URL
        ? `Inquiries cannot be stored in the database ${databaseName(DATABASE_URL)}: ${why}\nStart it, or fix DATABASE_URL. Without DATABASE_URL, inquiries are stored in a file under data/.`
        : `Inquiries cannot be stored in ${folder}/: ${why}`,
    )
    return undefined
  }
}

/** Why `FILES_URL` names no bucket, or `undefined`. */
export function bucketError(env: NodeJS.ProcessEnv): string | undefined {
  const bucket = env['FILES_URL'] ? readBucket(env) : undefined
  return bucket && 'error' in bucket ? bucket.error : undefined
}

/**
 * Opens the bucket, or the folder, that stores the files of inquiries. Reports an error and returns `undefined` if it
 * cannot be opened.
 */
export async function openInquiryFiles(folder: string, env: NodeJS.ProcessEnv): Promise<FileStore | undefined> {
  const files = join(underRoot(folder), 'files')
  const bucket = env['FILES_URL'] ? readBucket(env) : undefined
  try {
    if (!bucket || 'error' in bucket) return await openFileStore(files)
    const storage = bucketStorage(bucket)
    await storage.check()
    return await createFileStore(storage, join(files, 'incoming'))
  } catch (error) {
    const place = bucket ? `the bucket ${env['FILES_URL']}` : `${folder}/files/`
    console.error(`The files of inquiries cannot be stored in ${place}: ${(error as Error).message}`)
    return undefined
  }
}

/** `name at host:port` of the address, without user and password; `undefined` if it is no PostgreSQL address. */
function databaseName(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname, searchParams } = new URL(address)
  if (!['postgres:', 'postgresql:'].includes(protocol) || pathname.length < 2) return undefined
  return `${pathname.slice(1)} at ${host || searchParams.get('host') || 'localhost'}`
}

/** A host with several addresses fails once for each of them; the combined error then has no message. */
function causeOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map(({ message }: Error) => message).join(', ')
  return error.message
}
