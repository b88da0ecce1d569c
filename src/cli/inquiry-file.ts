import { join } from 'node:path'
import { underRoot } from './content.ts'

/** The file that holds the inquiries, in a folder from the command line. */
export const inquiryFile = (folder: string) => join(underRoot(folder), 'inquiries.sqlite')

/**
 * Why the inquiries cannot be kept where the environment wants them, or `undefined`. To keep them in a file instead would
 * be to keep them where nobody looks.
 */
export function storeFault({ DATABASE_URL }: NodeJS.ProcessEnv): string | undefined {
  return DATABASE_URL
    ? 'DATABASE_URL is set, but inquiries can be kept in a file under data/ only. Unset it: DATABASE_URL= npm start'
    : undefined
}
