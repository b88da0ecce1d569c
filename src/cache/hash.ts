import { hash } from 'node:crypto'

/** SHA-256 in hexadecimal digits. Cut it where a short name is wanted: 10 digits tell a trillion files apart. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** One hash for all of these values, which must be JSON. */
export const hashAll = (values: unknown): string => hashOf(JSON.stringify(values))
