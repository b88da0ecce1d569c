import { existsSync } from 'node:fs'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { temporaryBeside } from './temporary-files.ts'

/** That a file is there already, as a file system says it. */
const existing = (path: string) => Object.assign(new Error(`${path} is there already.`), { code: 'EEXIST' })

/** Puts a temporary file in the place of one that is not there; some file systems have no links. */
async function place(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    if (existsSync(path)) throw existing(path)
    await rename(temporary, path)
  }
}

/**
 * Writes a new file completely or not at all, though the process is killed or the disk is full, and creates its folders. Throws
 * an error with the code `EEXIST` if the file is there.
 */
export async function createFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = temporaryBeside(path)
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(temporary, content)
    await place(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
