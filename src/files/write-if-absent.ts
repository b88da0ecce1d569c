import { writeFileSync } from 'node:fs'

/** Writes a file unless it exists. */
export function writeIfAbsent(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
