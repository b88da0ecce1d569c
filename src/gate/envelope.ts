/** What a protected page contains in place of its content. Bytes are base64. */
export type Envelope = {
  version: number
  /** Rounds of PBKDF2-SHA256 for a password. */
  rounds: number
  salt: string
  /** The key of the content, wrapped once for each password. */
  keys: readonly string[]
  iv: string
  content: string
}

/** The island that unlocks a protected page, as the browser gets it. */
export type GateFields = {
  type: 'gate'
  id: string
  /** Address of the page, which is authenticated with the content. */
  path: string
  /** The session storage key under which the browser remembers access. */
  remember: string
  envelope: Envelope
}

export const gateVersion = 1

/** The OWASP recommendation for PBKDF2-HMAC-SHA256 (Password Storage Cheat Sheet). */
export const rounds = 600_000

/** The additional authenticated data: content does not open with another version, path or number of rounds. */
export const sealedFacts = ({ version, rounds }: Pick<Envelope, 'version' | 'rounds'>, path: string) =>
  bytesOf(JSON.stringify(['marquee-gate', version, path, 'PBKDF2-SHA256', rounds]))

export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

export const toBase64 = (bytes: Bytes): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Throws if the text is not base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
