import { z } from 'zod'
import { type LockState, lockFileText, readLockFile } from '../../schema/lock-file.ts'

/** Name of the lock file below the content folder. */
export const lockFile = '_data/generated.lock.json'
const version = 1

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const lockSchema = z.strictObject({
  version: z.literal(version),
  /** Path below the content folder → SHA-256 of what was last written; two hashes during a run. */
  files: z.record(z.string(), z.union([hash, z.tuple([hash, hash])])),
})

/** What was last written, by path below the content folder. */
export type Lock = ReadonlyMap<string, readonly string[]>

/**
 * Parses the text of a lock file; never throws. In any state but `read`, an edited page cannot be distinguished from an
 * outdated one, so every page that differs counts as edited.
 */
export function readLock(text: string | undefined): { state: LockState; lock: Lock } {
  const { state, data } = readLockFile(text, { version, schema: lockSchema })
  const files = Object.entries(data?.files ?? {})
  return { state, lock: new Map(files.map(([path, hashes]) => [path, [hashes].flat()])) }
}

/** The text of a lock file. */
export const writeLock = (lock: Lock): string =>
  lockFileText(
    version,
    'files',
    [...lock].map(([path, hashes]) => [path, hashes.length === 1 ? hashes[0] : hashes] as const),
  )
