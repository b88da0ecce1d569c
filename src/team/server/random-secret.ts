import { randomBytes } from 'node:crypto'
import { hashAll } from '../../cache/hash.ts'

/** 256 random bits, as they may stand in a cookie and in an address. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that whoever reads the database cannot show it. */
export const hashOfSecret = (...parts: readonly string[]): string => hashAll(parts)
