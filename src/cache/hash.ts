import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** SHA-256 in hexadecimal digits. Cut it where a short name is wanted: 10 digits tell a trillion files apart. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** One hash for all of these values, which must be JSON. */
export const hashAll = (values: unknown): string => hashOf(JSON.stringify(values))

/** One hash for what lies in all of these files. */
export const hashOfFiles = (files: readonly (string | URL)[]): string =>
  hashAll(files.map((file) => hashOf(readFileSync(file))))

/** How a content security policy names a script or style that stands in a page: `sha256-…`. */
export const policyHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`
