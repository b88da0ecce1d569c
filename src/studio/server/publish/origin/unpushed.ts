import { git, gitLine } from '../git.ts'
import type { Repository } from '../repository.ts'
import { upstreamOf } from './branches.ts'

/** Commits of the current branch that no branch of `origin` has, as of the last fetch. */
export type Unpushed = {
  /** The last commit that is both here and in the branch at `origin`. */
  base: string
  /** The first line of each commit, the newest first. */
  subjects: string[]
}

/** The commits that were never pushed; `undefined` if there are none, or if nothing is known of the branch at `origin`. */
export async function unpushedCommits(repository: Repository): Promise<Unpushed | undefined> {
  const { folder, head, remote } = repository
  if (remote === undefined) return undefined
  const upstream = await upstreamOf(repository)
  const base = upstream && (await gitLine(folder, ['merge-base', head, upstream]))
  if (upstream === undefined || base === undefined) return undefined
  const log = await git(folder, ['log', '--no-merges', '--format=%s', head, '--not', upstream, '--remotes=origin'])
  const subjects = log.toString('utf8').split('\n').filter(Boolean)
  return subjects.length === 0 ? undefined : { base, subjects }
}
