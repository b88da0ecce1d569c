import { copyFileSync, linkSync } from 'node:fs'

/** Gives a file of a release that is made a second name, or a copy where the disk knows no such thing: nobody writes to it. */
export function putSame(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    copyFileSync(file, name)
  }
}
