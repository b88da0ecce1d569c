import { type ScryptOptions, scrypt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import type { GatePasswords } from '../../builder/pages/gated-pages.ts'
import { normalPassword } from '../../gate/keys.ts'

/** Where commands store generated passwords. Git ignores the file. */
export const envFile = (root: string) => join(root, '.env')

type Env = Readonly<Record<string, string | undefined>>

/** Passwords by variable: from the environment, or from `.env` if the environment has none. */
export function readGatePasswords(variables: Iterable<string>, root: string, env: Env): GatePasswords {
  const file = envFile(root)
  const stored: Env = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return new Map([...variables].map((name) => [name, splitPasswords(env[name] || stored[name] || '')]))
}

/** One variable may hold several passwords, separated by commas. */
const splitPasswords = (text: string) =>
  text
    .split(',')
    .map(normalPassword)
    .filter((password) => password !== '')

/** Memoized fingerprints: one takes a tenth of a second, and a build needs the same one repeatedly. */
const fingerprints = new Map<string, Promise<string>>()
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/**
 * Fingerprint of passwords, for cached records. Guessing the passwords from it is as expensive as from the sealed pages
 * themselves. Empty if there are no passwords. Computed off the main thread.
 */
export async function passwordFingerprint(passwords: GatePasswords): Promise<string> {
  if (passwords.size === 0) return ''
  const text = JSON.stringify([...passwords])
  const fingerprint =
    fingerprints.get(text) ??
    derive(text, 'marquee release', 32, { N: 1 << 15, maxmem: 1 << 26 }).then((bytes) => bytes.toString('hex'))
  fingerprints.set(text, fingerprint)
  return fingerprint
}
