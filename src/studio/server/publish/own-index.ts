import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { copyFile, mkdtemp, realpath, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isAbsent } from '../../../files/read-text.ts'
import { isRunning } from '../../../files/temporary-files.ts'
import { git } from './git.ts'
import type { Repository } from './repository.ts'

/** Copies the index of a repository, with its time: by that git knows which files it must compare by their bytes. */
async function copyIndex(folder: string, to: string): Promise<void> {
  const path = resolve(folder, (await git(folder, ['rev-parse', '--git-path', 'index'])).toString('utf8').trim())
  try {
    await copyFile(path, to)
    const { atime, mtime } = await stat(path)
    await utimes(to, atime, mtime)
  } catch (error) {
    // A repository in which nothing was ever added has none.
    if (!isAbsent(error)) throw error
  }
}

/** The names of the folders, with the id of their process. */
const scratchName = /^marquee-publish-(\d+)-/

/** Removes the folders that processes of this user left when they ended during a proposal. What cannot be removed stays. */
export function removeLeftScratch(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = scratchName.exec(name) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const path = join(tmpdir(), name)
    try {
      // Windows has no ids of users.
      const isOwn = process.getuid === undefined || lstatSync(path).uid === process.getuid()
      if (isOwn) rmSync(path, { recursive: true, force: true })
    } catch {
      // It takes some space, which is no reason not to start.
    }
  }
}

/** Runs `work` with a folder of its own that is removed afterwards. */
export async function withScratch<Result>(work: (scratch: string) => Promise<Result>): Promise<Result> {
  // The real path: some programs resolve links, and must find the folder there.
  const scratch = await mkdtemp(join(await realpath(tmpdir()), `marquee-publish-${process.pid}-`))
  try {
    return await work(scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Runs `work` with an index of its own that has the files of the checked out commit. Neither the index of the repository
 * nor the working tree is touched: what a person has added stays as it is, and belongs to nothing that is committed here.
 */
export const withOwnIndex = <Result>(
  { folder, head }: Repository,
  work: (index: string) => Promise<Result>,
): Promise<Result> =>
  withScratch(async (scratch) => {
    const index = join(scratch, 'index')
    // The copy knows the times of files, so that git reads only those that have changed.
    await copyIndex(folder, index)
    await git(folder, ['read-tree', '--reset', head], { index })
    return work(index)
  })
