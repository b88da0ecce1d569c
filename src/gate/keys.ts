import { type Bytes, bytesOf } from './envelope.ts'

/**
 * A password in the one form that is compared: what looks the same is the same, however a keyboard makes it, and a space
 * that a phone adds at the end counts for nothing.
 */
export const normalPassword = (typed: string) => typed.normalize('NFKC').trim()

const bits = 8

/** The 32 bytes that a password stands for on one page. Everything else about it follows from these, and they cost. */
export async function stretch(password: string, { salt, rounds }: { salt: Bytes; rounds: number }): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', bytesOf(normalPassword(password)), 'PBKDF2', false, ['deriveBits'])
  const made = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    32 * bits,
  )
  return new Uint8Array(made)
}

type Derivation = {
  /** What the result is for, so that no two uses share a key. */
  purpose: string
  length: number
  salt?: Bytes
}

/** Bytes that follow from a secret by HKDF-SHA256 (RFC 5869). */
export async function derive(secret: Bytes, { purpose, length, salt = new Uint8Array() }: Derivation): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const made = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(purpose) },
    key,
    length * bits,
  )
  return new Uint8Array(made)
}

/** The key that wraps the key of the content for one password. This is what the browser remembers. */
export const wrappingKey = (secret: Bytes) => derive(secret, { purpose: 'marquee-gate wrap', length: 32 })
