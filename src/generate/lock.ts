import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Name of the lock file below the content folder. */
export const lockFile = '_data/generated.lock.json'
const version = 1

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const lockSchema = z.strictObject({
  version: z.literal(version),
  /** Path below the content folder → SHA-256 of what was last written; two while a run is under way. */
  files: z.record(z.string(), z.union([hash, z.tuple([hash, hash])])),
})

/** What was last written, by path below the content folder. */
export type Lock = ReadonlyMap<string, readonly string[]>

/**
 * How the lock file was found. With anything but `read` nobody can tell an edited page from an outdated one, so every
 * page that differs counts as edited. `newer` was written by a later version and must not be touched.
 */
export type LockState = 'read' | 'missing' | 'broken' | 'older' | 'newer'

/** SHA-256 of a text, as hexadecimal. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the text of a lock file; never throws. `undefined` stands for a file that is not there. */
export function readLock(text: string | undefined): { state: LockState; lock: Lock } {
  const nothing: Lock = new Map()
  if (text === undefined) return { state: 'missing', lock: nothing }
  const value = parsedJson(text)
  const found = typeof value === 'object' && value !== null ? (value as { version?: unknown }).version : undefined
  if (typeof found === 'number' && found > version) return { state: 'newer', lock: nothing }
  if (typeof found === 'number' && found < version) return { state: 'older', lock: nothing }
  const read = lockSchema.safeParse(value)
  if (!read.success) return { state: 'broken', lock: nothing }
  const files = Object.entries(read.data.files)
  return { state: 'read', lock: new Map(files.map(([path, hashes]) => [path, [hashes].flat()])) }
}

/** The text of a lock file: sorted, one line a page, so that a change of one page is a change of one line. */
export function writeLock(lock: Lock): string {
  const lines = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hashes]) => `    ${JSON.stringify(path)}: ${JSON.stringify(hashes.length === 1 ? hashes[0] : hashes)}`)
  const files = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`
  return `{\n  "version": ${version},\n  "files": ${files}\n}\n`
}
