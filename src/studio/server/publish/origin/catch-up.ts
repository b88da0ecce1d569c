import { say } from '../../../words/say.ts'
import type { Bytes } from '../../merging/merge-file.ts'
import { GitRefused } from '../git.ts'
import type { Repository } from '../repository.ts'
import { differing } from './branches.ts'
import { commitOnOrigin } from './commit-on-origin.ts'

/**
 * Brings the branch and the files up to date with a commit that was published from here. What was typed meanwhile stays: `bases` are the
 * files as they were published. Returns what a person has to do yet.
 */
export async function catchUp(
  repository: Repository,
  { commit, bases, titles }: { commit: string; bases: ReadonlyMap<string, Bytes>; titles: ReadonlyMap<string, string> },
): Promise<string | undefined> {
  const { head } = repository
  if (head === commit) return undefined
  const paths = await differing(repository, head, commit)
  const since = { from: head, base: head, commit, words: '', paths, own: [] }
  try {
    const outcome = await commitOnOrigin(repository, { files: [], message: '', choices: {}, titles, bases }, { since })
    return outcome.kind === 'conflicts' ? say().server.publishing.notUpToDate : outcome.note
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
    return `${error.message} ${say().server.publishing.notUpToDate}`
  }
}
