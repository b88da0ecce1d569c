import { type Bytes, bytesOf } from './envelope.ts'

/**
 * The normal form of a password: look-alike encodings from different keyboards are the same, and a space that a phone
 * appends is ignored.
 */
export const normalPassword = (typed: string) => typed.normalize('NFKC').trim()

const bits = 8

/**
 * The 32 bytes derived from a password on one page, at the cost of all rounds. All other keys are derived from these.
 */
export async function stretch(password: string, { salt, rounds }: { salt: Bytes; rounds: number }): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', bytesOf(normalPassword(password)), 'PBKDF2', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    32 * bits,
  )
  return new Uint8Array(derived)
}

type Derivation = {
  /** Separates the uses of a secret, so that no two share a key. */
  purpose: string
  length: number
  salt?: Bytes
}

/** Derives bytes from a secret by HKDF-SHA256 (RFC 5869). */
export async function derive(secret: Bytes, { purpose, length, salt = new Uint8Array() }: Derivation): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(purpose) },
    key,
    length * bits,
  )
  return new Uint8Array(derived)
}

/** The key that wraps the content key for one password. The browser remembers this one. */
export const wrappingKey = (secret: Bytes) => derive(secret, { purpose: 'marquee-gate wrap', length: 32 })
