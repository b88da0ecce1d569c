import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file completely or not at all, whoever else reads or writes it, and creates its folders. The name of the
 * temporary file beside it begins with a dot.
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
