import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../files/files-below.ts'
import { newPassword } from '../build/gate-passwords.ts'
import { underRoot } from '../support/root.ts'

/** Linux holds the files of this folder in memory. */
const memoryFolder = '/dev/shm'

/** How much of it must be free, in bytes: tests fill 164 MB at most at the same time. */
const neededBytes = 1e9

/**
 * Where tests write. They create and delete some hundred thousand files; in memory, tests that build take a tenth less
 * time.
 */
export function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize > neededBytes ? memoryFolder : tmpdir()
}

/** A new password for each variable that a file of the sites names, since they need not be without errors. */
export function newPasswords(sites: readonly string[]): NodeJS.ProcessEnv {
  const pages = sites.flatMap((site) => filesBelow(underRoot(site)).map((file) => join(underRoot(site), file)))
  const texts = pages.filter((file) => file.endsWith('.yaml')).map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) => text.match(/\bGATE_[A-Z0-9_]+/g) ?? [])
  return Object.fromEntries(names.map((name) => [name, newPassword()]))
}
