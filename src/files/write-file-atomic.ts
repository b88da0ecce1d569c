import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { draftBeside } from './drafts.ts'

/** Writes a file completely or not at all, whoever else reads or writes it, and creates its folders. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const draft = draftBeside(file)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
