import { copyFileSync, linkSync } from 'node:fs'

/** Links a file to a path where nothing is yet, or copies it: to another disk, or where the disk has no hard links. */
export function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EEXIST') throw error
    copyFileSync(file, target)
  }
}
