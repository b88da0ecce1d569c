import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file whole or not at all, whoever else reads or writes it, and the folders above it. The draft beside it has a
 * name that begins with a dot.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
