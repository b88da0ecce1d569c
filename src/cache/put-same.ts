import { copyFileSync, linkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gives a file of a release that is made a second name, or a copy where the disk knows no such thing: nobody writes to it. */
export function putSame(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    copyFileSync(file, name)
  }
}

/**
 * Puts a file whose name says what is in it into the folder `made`, where the release before, in the folder `before`, has
 * it. Whether it has.
 */
export function takeKnown(before: string | undefined, made: string, name: string): boolean {
  if (before === undefined) return false
  try {
    putSame(join(before, name), join(made, name))
    return true
  } catch {
    return false
  }
}

/** Writes a file of a release unless it is there: one that was taken is a file of the release before as well, and stays. */
export function writeNew(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
