import { isoDay } from '../../../../../schema/schedule/moment.ts'
import type { Sent } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { GitRefused, git, tryGit } from '../git.ts'
import type { Repository } from '../repository.ts'
import { commitAtOrigin } from './branches.ts'
import { proposalName } from './merged-proposals.ts'
import { commitOf, withdrawnRefs } from './proposals.ts'
import { sendNewBranch } from './send-branch.ts'

/** Both versions of a proposal that others have changed at `origin`. Throws `GitRefused` if it is not such a one. */
async function bothVersions(repository: Repository, branch: string): Promise<{ commit: string; there: string }> {
  const commit = proposalName.test(branch) ? await commitOf(repository, `refs/heads/${branch}`) : undefined
  if (commit === undefined) throw new GitRefused(say().server.publishing.proposalGone(branch))
  const there = await commitAtOrigin(repository, branch)
  if (there === undefined || there === commit) throw new GitRefused(say().server.publishing.notChanged(branch))
  if (repository.branch === branch) throw new GitRefused(say().server.publishing.inProposal(branch))
  return { commit, there }
}

const removeHere = ({ folder }: Repository, branch: string, commit: string) =>
  git(folder, ['update-ref', '-d', `refs/heads/${branch}`, commit])

/** Sends one's own version of a proposal that others have changed as a branch of its own. Theirs stays at `origin` as it is. */
export async function proposeAgain(repository: Repository, branch: string): Promise<Sent> {
  const { commit } = await bothVersions(repository, branch)
  const [folder = '', name = ''] = [branch.slice(0, 'studio'.length), branch.slice('studio/'.length)]
  const { sent } = await sendNewBranch(repository, { folder, name, commit, day: isoDay(new Date()) })
  await removeHere(repository, branch, commit)
  return sent
}

/** Leaves a proposal to those who have changed it. One's own version is listed as withdrawn, unless theirs rests on it. */
export async function leaveProposal(repository: Repository, branch: string): Promise<void> {
  const { folder } = repository
  const { commit, there } = await bothVersions(repository, branch)
  const isPart = (await tryGit(folder, ['merge-base', '--is-ancestor', commit, there])).status === 0
  if (!isPart) await git(folder, ['update-ref', withdrawnRefs + branch, commit])
  await removeHere(repository, branch, commit)
}
