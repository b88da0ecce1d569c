import { existsSync } from 'node:fs'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { draftBeside } from './drafts.ts'

/** That a file is there already, as a file system says it. */
const existing = (path: string) => Object.assign(new Error(`${path} is there already.`), { code: 'EEXIST' })

/** Puts a draft in the place of a file that is not there; some file systems have no links. */
async function place(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    if (existsSync(path)) throw existing(path)
    await rename(draft, path)
  }
}

/**
 * Writes a new file completely or not at all, though the process is killed or the disk is full, and creates its folders. Throws
 * an error with the code `EEXIST` if the file is there.
 */
export async function createFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = draftBeside(path)
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, content)
    await place(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
