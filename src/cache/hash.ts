import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** SHA-256 in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** A hash as it stands in the name of a file: 10 digits distinguish a trillion files. */
export const shortened = (hash: string): string => hash.slice(0, 10)

/** The hash in the name of a file with this content. */
export const shortHash = (content: string | Uint8Array): string => shortened(hashOf(content))

/** One hash of all these values, which must be JSON. */
export const hashAll = (values: unknown): string => hashOf(JSON.stringify(values))

/** One hash of the contents of all these files. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashAll(files.map((file) => hashOf(readFileSync(file))))

/** The source expression of an inline script or style in a content security policy: `sha256-…`. */
export const policyHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`
