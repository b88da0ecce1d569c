import { type Bytes, bytesOf, type Envelope, gateVersion, rounds, sealedFacts, toBase64 } from './envelope.ts'
import { derive, normalPassword, stretch, wrappingKey } from './keys.ts'

type Content = {
  html: string
  /** Address of the page. */
  path: string
  /** Origin of the site. */
  origin: string
  /** Each of them opens the content. */
  passwords: readonly string[]
}

/**
 * Seals the content of a page. The same content and passwords give the same bytes, so nothing here is random; it is safe
 * for these reasons:
 *
 * - The key and the nonce of the content follow, by HKDF, from the stretched passwords together with the hash of the very
 *   bytes that are encrypted and of all that is authenticated. Other bytes get another key, so AES-GCM never sees one key
 *   and nonce with two contents.
 * - They follow from passwords only after these were stretched. Nothing that can be seen is a quick function of a
 *   password, so that each guess costs all rounds, also for somebody who knows the content.
 * - The key is wrapped by AES-KW (RFC 3394), which needs no nonce and gives the same result each time.
 * - The salt names site and page. It is no secret; it keeps one page's guesses from counting for another.
 */
export async function seal({ html, path, origin, passwords }: Content): Promise<Envelope> {
  const facts = { version: gateVersion, rounds }
  const additionalData = sealedFacts(facts, path)
  const salt = (await sha256(bytesOf(JSON.stringify(['marquee-gate salt', origin, path])))).slice(0, 16)
  const distinct = [...new Set(passwords.map(normalPassword))].sort()
  const secrets = await Promise.all(distinct.map((password) => stretch(password, { salt, rounds })))

  const bytes = await deflate(html)
  const derived = await derive(joined(secrets), {
    purpose: 'marquee-gate content',
    length: 32 + 12,
    salt: await sha256(joined([await sha256(additionalData), bytes])),
  })
  const iv = derived.slice(32)
  const key = await crypto.subtle.importKey('raw', derived.slice(0, 32), 'AES-GCM', true, ['encrypt'])
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes)
  const keys = await Promise.all(secrets.map((secret) => wrap(key, secret)))
  return {
    ...facts,
    salt: toBase64(salt),
    keys: keys.sort(),
    iv: toBase64(iv),
    content: toBase64(new Uint8Array(content)),
  }
}

async function wrap(key: CryptoKey, secret: Bytes): Promise<string> {
  const wrapping = await crypto.subtle.importKey('raw', await wrappingKey(secret), 'AES-KW', false, ['wrapKey'])
  return toBase64(new Uint8Array(await crypto.subtle.wrapKey('raw', key, wrapping, 'AES-KW')))
}

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const deflate = async (text: string): Promise<Bytes> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
