import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from './files-below.ts'

/** No write takes this long, in milliseconds. */
const maxAgeMs = 3_600_000

/** Matches the name of a temporary file, with the id of the process that writes it. Earlier versions wrote a UUID instead of both. */
const temporaryName = /^\..+\.(?:(\d+)(?:-[0-9a-f]{8})?\.draft|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * The path of a temporary file beside a file, which takes its place when it is complete. Its name begins with a
 * dot, so that nobody takes it for content, and says which process writes it.
 */
export const temporaryBeside = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID().slice(0, 8)}.draft`)

/** Whether a file is temporary, by its path. */
export const isTemporary = (path: string): boolean => temporaryName.test(basename(path))

/** Whether a process has not ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process that wrote a temporary file has ended. Its id may have been given to another one, such as this one. */
function isLeft(path: string): boolean {
  const [, written] = temporaryName.exec(basename(path)) ?? []
  const pid = Number(written)
  const writtenMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
  const startedMs = Date.now() - process.uptime() * 1000
  return (
    (written !== undefined && !isRunning(pid)) || writtenMs < (pid === process.pid ? startedMs : Date.now() - maxAgeMs)
  )
}

/** Removes the temporary files below a folder that processes left when they ended while writing. */
export function removeTemporaryFiles(folder: string): void {
  for (const name of filesBelow(folder)) {
    const path = join(folder, name)
    if (isTemporary(path) && isLeft(path)) rmSync(path, { force: true })
  }
}
