import { git, zeroSeparated } from './git.ts'
import { withOwnIndex } from './own-index.ts'
import type { Repository } from './repository.ts'

/** A file of the content folder that differs from the checked out commit. Names are paths below the folder. */
export type ChangedFile = {
  name: string
  state: 'changed' | 'new' | 'deleted' | 'moved'
  /** The name that a moved file had. */
  from?: string
}

const states = { A: 'new', D: 'deleted', R: 'moved' } as const

/** The files that `git diff --name-status -z` lists. */
function changedFilesIn(parts: readonly string[]): ChangedFile[] {
  const files: ChangedFile[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const letter = parts[at]?.[0] as keyof typeof states
    const name = parts[at + 1] as string
    if (letter !== 'R') {
      files.push({ name, state: states[letter] ?? 'changed' })
      continue
    }
    files.push({ name: parts[at + 2] as string, state: 'moved', from: name })
    at += 1
  }
  return files
}

const listing = ['diff', '--name-status', '-z', '-M', '--relative', '--no-ext-diff', '--ignore-submodules']

/** The files of the content folder that differ from the checked out commit: also new ones, but none that git ignores. */
export const changedFiles = (repository: Repository): Promise<ChangedFile[]> =>
  withOwnIndex(repository, async (index) => {
    const { folder } = repository
    // Only the names of new files: their bytes are stored when they are committed.
    await git(folder, ['add', '--intent-to-add', '--ignore-removal', '--', '.'], { index })
    return changedFilesIn(zeroSeparated(await git(folder, [...listing, '--', '.'], { index })))
  })
