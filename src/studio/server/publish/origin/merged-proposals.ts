import { git, gitLine, tryGit } from '../git.ts'
import type { Repository } from '../repository.ts'
import { differing } from './branches.ts'

/** The names of branches that proposals have: in a folder of their own, or beside a branch of its name. */
export const proposalName = /^studio[/-]\d{4}-\d{2}-\d{2}-/

/** Where these branches are. */
export const proposalRefs = ['refs/heads/studio*', 'refs/heads/studio/']

/** The newest commit of a proposal, and the paths that it changes, from the top of the repository. */
export type ProposedCommit = { commit: string; paths: readonly string[] }

/** Who has written the commits of a range of git, each once. */
export async function authorsOf({ folder }: Repository, range: readonly string[]): Promise<string[]> {
  const log = (await git(folder, ['log', '--no-merges', '--format=%an', ...range])).toString('utf8')
  return [...new Set(log.split('\n').filter(Boolean))]
}

/** The paths that a proposal changes, since it left a branch. */
export async function proposedPaths(repository: Repository, commit: string, from: string): Promise<string[]> {
  const base = await gitLine(repository.folder, ['merge-base', commit, from])
  return base === undefined ? [] : differing(repository, base, commit)
}

/** Whether a commit has all of a proposal. One that was merged as another commit has left its files there. */
export const isMergedInto = async (
  repository: Repository,
  { commit, paths }: ProposedCommit,
  into: string,
): Promise<boolean> =>
  (await tryGit(repository.folder, ['merge-base', '--is-ancestor', commit, into])).status === 0 ||
  !(await differing(repository, commit, into)).some((path) => paths.includes(path))

/** The proposals of this machine that `upstream` has, and the commit that is checked out has not: what each says, and what it changes. */
export async function newlyMerged(
  repository: Repository,
  upstream: string,
): Promise<(ProposedCommit & { subject: string })[]> {
  const { folder, head } = repository
  const format = '--format=%(refname:lstrip=2)%00%(objectname)%00%(contents:subject)'
  const refs = String(await git(folder, ['for-each-ref', '--sort=-committerdate', format, ...proposalRefs]))
  const merged: (ProposedCommit & { subject: string })[] = []
  for (const line of refs.split('\n')) {
    const [branch = '', commit = '', subject = ''] = line.split('\0')
    if (!proposalName.test(branch)) continue
    const proposal = { commit, paths: await proposedPaths(repository, commit, head) }
    if (proposal.paths.length === 0 || (await isMergedInto(repository, proposal, head))) continue
    if (await isMergedInto(repository, proposal, upstream)) merged.push({ ...proposal, subject })
  }
  return merged
}
