import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../../cache/hash.ts'
import { writeFileAtomic } from '../../../files/write-file-atomic.ts'

/** Files that are no text, such as pictures, as they were before and after edits: by their hashes, for Undo. */
export function createStoredBytes(folder: string) {
  return {
    /** Stores bytes; returns their hash. */
    store(bytes: Buffer): string {
      const hash = hashOf(bytes)
      const path = join(folder, hash)
      if (!existsSync(path)) {
        mkdirSync(folder, { recursive: true })
        writeFileAtomic(path, bytes)
      }
      return hash
    },
    /** The bytes with a hash; `undefined` if they are not stored. */
    read(hash: string): Buffer | undefined {
      const path = join(folder, hash)
      return existsSync(path) ? readFileSync(path) : undefined
    },
    /** Removes all but those with these hashes. */
    prune(hashes: ReadonlySet<string>): void {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder)) if (!hashes.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}
