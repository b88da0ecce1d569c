import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../../../../files/write-file-atomic.ts'
import { say } from '../../../words/say.ts'
import { isSame } from '../../merging/merge-file.ts'
import { GitRefused, git, zeroSeparated } from '../git.ts'
import { withOwnIndex } from '../own-index.ts'
import type { Repository } from '../repository.ts'
import { bytesOf } from '../site-changes.ts'
import type { Merged } from './merge-origin.ts'
import type { Since } from './origin.ts'

/** Those of these paths, from the top of the repository, whose files are not as they are in the checked out commit. */
export const touchedOf = (repository: Repository, paths: readonly string[]): Promise<string[]> =>
  withOwnIndex(repository, async (index) => {
    const { top } = repository
    const tracked = new Set(zeroSeparated(await git(top, ['ls-files', '-z', '--full-name'], { index })))
    const differing = new Set(
      zeroSeparated(await git(top, ['diff', '--name-only', '--no-ext-diff', '--no-renames', '-z'], { index })),
    )
    return paths.filter((path) => (tracked.has(path) ? differing.has(path) : existsSync(join(top, path))))
  })

/** The first of the files to write that was saved since it was looked at. */
async function savedMeanwhile(
  repository: Repository,
  { untouched, merged }: { untouched: readonly string[]; merged: Merged },
): Promise<string | undefined> {
  for (const [name, bytes] of merged.read) if (!isSame(await bytesOf(join(repository.folder, name)), bytes)) return name
  return (await touchedOf(repository, untouched))[0]
}

/**
 * Brings the working files up to date with `origin`: those that nobody has touched become as they are in the tree `joined` of
 * both branches, those of `merged` have the changes of both sides. Others stay. Throws `GitRefused` before it writes if one was saved meanwhile.
 */
export async function updateFiles(
  repository: Repository,
  { since, joined, touched, merged }: { since: Since; joined: string; touched: readonly string[]; merged: Merged },
): Promise<void> {
  const { top, folder } = repository
  const changed = new Set(touched)
  const untouched = since.paths.filter((path) => !changed.has(path))
  const saved = await savedMeanwhile(repository, { untouched, merged })
  if (saved !== undefined) throw new GitRefused(say().server.publishing.savedMeanwhile(saved))
  await withOwnIndex({ ...repository, head: joined }, async (index) => {
    const there = new Set(zeroSeparated(await git(top, ['ls-files', '-z', '--full-name'], { index })))
    const input = untouched.flatMap((path) => (there.has(path) ? [`${path}\0`] : [])).join('')
    await git(top, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { index, input })
    for (const path of untouched) if (!there.has(path)) await rm(join(top, path), { force: true })
  })
  for (const [name, bytes] of merged.files)
    if (bytes === undefined) await rm(join(folder, name), { force: true })
    else writeFileAtomic(join(folder, name), bytes)
}
