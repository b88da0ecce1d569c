import { changedFiles } from './changed-files.ts'
import { git } from './git.ts'
import { openRepository } from './repository.ts'

/** When a file was changed last, and by whom; a file that differs from the last commit was changed by nobody yet. */
type LastChange = { at: string; by: string } | { isUncommitted: true }

/** The files that each commit of an output of `git log` has changed, the newest commit first. */
function changesIn(log: string): Map<string, LastChange> {
  const found = new Map<string, LastChange>()
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...names] = commit.split('\0').map((part) => part.replace(/^\n/, ''))
    const [by = '', at = ''] = head.split('\x02')
    for (const name of names) if (name !== '' && !found.has(name)) found.set(name, { at, by })
  }
  return found
}

/** The last change of each file of a content folder, by its path there. Throws `GitRefused` where there is no repository. */
export async function lastChanges(pages: string): Promise<ReadonlyMap<string, LastChange>> {
  const repository = await openRepository(pages)
  const format = ['log', '--format=%x01%an%x02%aI', '--name-only', '-z', '--no-renames', '--relative']
  const log = await git(repository.folder, [...format, repository.head, '--', '.'])
  const found = changesIn(log.toString('utf8'))
  for (const { name, state } of await changedFiles(repository))
    if (state !== 'deleted') found.set(name, { isUncommitted: true })
  return found
}
