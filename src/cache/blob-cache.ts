import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const hashBytes = 32

/** The name takes part, so that a file that came to lie under another name, as by a copy, is not believed either. */
function markOf(name: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(`${name}\n`).update(bytes).digest()
}

/** What was kept under a name below a folder; nothing where that is not there, not whole, or not what was kept there. */
export function readBlob(folder: string, name: string): Buffer | undefined {
  try {
    const file = readFileSync(join(folder, name))
    const bytes = file.subarray(hashBytes)
    return markOf(name, bytes).equals(file.subarray(0, hashBytes)) ? bytes : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps bytes under a name, which may have folders: all of them or nothing, whoever else does so. Where that cannot be
 * written, as in a folder that is read-only, nothing is kept.
 */
export function writeBlob(folder: string, name: string, bytes: Uint8Array): void {
  const file = join(folder, name)
  const draft = join(folder, `.${randomUUID()}`)
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch {
    return
  }
  try {
    writeFileSync(draft, Buffer.concat([markOf(name, bytes), bytes]))
    renameSync(draft, file)
  } catch {
    rmSync(draft, { force: true })
  }
}
