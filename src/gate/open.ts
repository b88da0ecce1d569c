import { type Bytes, type Envelope, fromBase64, gateVersion, sealedFacts, toBase64 } from './envelope.ts'
import { stretch, wrappingKey } from './keys.ts'

/** Browsers offer Web Crypto only to pages from https or from localhost. */
export const canOpen = () => globalThis.crypto?.subtle !== undefined

/**
 * The content that a password opens, and the key (base64) that opens it later without the password. `undefined` for a
 * wrong password and for any other mismatch: the two cannot be distinguished.
 */
export async function openWithPassword(envelope: Envelope, path: string, password: string) {
  try {
    const secret = await stretch(password, { salt: fromBase64(envelope.salt), rounds: envelope.rounds })
    const key = toBase64(await wrappingKey(secret))
    const html = await openWithKey(envelope, path, key)
    return html === undefined ? undefined : { html, key }
  } catch {
    return undefined
  }
}

/** The content that a remembered key opens; `undefined` if it opens nothing. */
export async function openWithKey(envelope: Envelope, path: string, key: string): Promise<string | undefined> {
  try {
    if (envelope.version !== gateVersion) return undefined
    const unwrapping = await crypto.subtle.importKey('raw', fromBase64(key), 'AES-KW', false, ['unwrapKey'])
    for (const wrapped of envelope.keys) {
      const contentKey = await unwrap(wrapped, unwrapping)
      if (contentKey) return await decrypt(envelope, path, contentKey)
    }
  } catch {}
  return undefined
}

const unwrap = (wrapped: string, key: CryptoKey) =>
  crypto.subtle
    .unwrapKey('raw', fromBase64(wrapped), key, 'AES-KW', 'AES-GCM', false, ['decrypt'])
    .catch(() => undefined)

async function decrypt(envelope: Envelope, path: string, key: CryptoKey): Promise<string> {
  const bytes = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(envelope.iv), additionalData: sealedFacts(envelope, path) },
    key,
    fromBase64(envelope.content),
  )
  return inflate(new Uint8Array(bytes))
}

const inflate = (bytes: Bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
