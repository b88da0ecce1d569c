/** What the document of a protected page holds in place of its content. Bytes are base64. */
export type Envelope = {
  version: number
  /** Rounds of PBKDF2-SHA256 that a password costs. */
  rounds: number
  salt: string
  /** The key of the content, wrapped once for each password. */
  keys: readonly string[]
  iv: string
  content: string
}

/** A protected page as the browser gets it: one more live part of its document. */
export type GateFields = {
  type: 'gate'
  id: string
  /** Address of the page, which is sealed along. */
  path: string
  /** The key in session storage under which the browser remembers access. */
  remember: string
  envelope: Envelope
}

export const gateVersion = 1

/** What the OWASP cheat sheet on password storage asks of PBKDF2-HMAC-SHA256. */
export const rounds = 600_000

/** What is authenticated beside the content: with another version, path or cost nothing opens. */
export const sealedFacts = ({ version, rounds }: Pick<Envelope, 'version' | 'rounds'>, path: string) =>
  bytesOf(JSON.stringify(['marquee-gate', version, path, 'PBKDF2-SHA256', rounds]))

export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

export const toBase64 = (bytes: Bytes): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Throws where the text is no base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
