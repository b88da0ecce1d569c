import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { temporaryBeside } from './temporary-files.ts'

/** Writes a file completely or not at all, whoever else reads or writes it, and creates its folders. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  const temporary = temporaryBeside(file)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
