import type { Proposed, Sent } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { GitRefused, git, gitLine, tryGit } from '../git.ts'
import { openRepository, type Repository } from '../repository.ts'
import { commitAtOrigin, upstreamOf } from './branches.ts'
import {
  authorsOf,
  isMergedInto,
  type ProposedCommit,
  proposalName,
  proposalRefs,
  proposedPaths,
} from './merged-proposals.ts'
import { originReason } from './origin-reason.ts'
import { compareAddress, pushBranch } from './send-branch.ts'

/** Where proposals stay that were withdrawn: no branch, so nobody sees them, and nothing of them is lost. */
export const withdrawnRefs = 'refs/marquee/withdrawn/'

/** The commit of a branch, or of another reference; `undefined` if there is none. */
export const commitOf = ({ folder }: Repository, reference: string) =>
  gitLine(folder, ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`])

/** Where a proposal stands, as of the last time that `origin` was asked; of one that others have changed, who they are. */
async function stateOf(
  repository: Repository,
  branch: string,
  proposal: ProposedCommit,
): Promise<Pick<Proposed, 'state' | 'by'>> {
  const { commit } = proposal
  if (await isMergedInto(repository, proposal, (await upstreamOf(repository)) ?? repository.head))
    return { state: 'merged' }
  const there = await commitAtOrigin(repository, branch)
  if (there === undefined) return { state: 'here' }
  return there === commit
    ? { state: 'open' }
    : { state: 'changed', by: await authorsOf(repository, [`${commit}..${there}`]) }
}

/** The proposals of this machine, the newest first. */
export async function listProposals(repository: Repository): Promise<Proposed[]> {
  const { folder, prefix, head, remote } = repository
  const format = '--format=%(refname)%00%(objectname)%00%(committerdate:iso-strict)%00%(contents:subject)'
  const places = [...proposalRefs, withdrawnRefs]
  const refs = String(await git(folder, ['for-each-ref', '--sort=-committerdate', format, ...places]))
  const proposals: Proposed[] = []
  for (const line of refs.split('\n')) {
    const [reference = '', commit = '', at = '', subject = ''] = line.split('\0')
    const isWithdrawn = reference.startsWith(withdrawnRefs)
    const branch = reference.slice((isWithdrawn ? withdrawnRefs : 'refs/heads/').length)
    if (!proposalName.test(branch)) continue
    const paths = await proposedPaths(repository, commit, (await upstreamOf(repository)) ?? head)
    const compare = remote && compareAddress(remote, branch)
    proposals.push({
      branch,
      subject,
      at,
      ...(isWithdrawn ? { state: 'withdrawn' } : await stateOf(repository, branch, { commit, paths })),
      names: paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : [])),
      ...(compare !== undefined && { compare }),
    })
  }
  return proposals
}

/** The commit of a proposal of this machine. Throws `GitRefused` where it is gone, or where somebody has changed it at `origin`. */
export async function ownProposal(
  repository: Repository,
  branch: string,
  { isMerged = false } = {},
): Promise<{ commit: string; there?: string }> {
  const commit = proposalName.test(branch) ? await commitOf(repository, `refs/heads/${branch}`) : undefined
  if (commit === undefined) throw new GitRefused(say().server.publishing.proposalGone(branch))
  const there = await commitAtOrigin(repository, branch)
  // What is merged is only cleared away here.
  if (isMerged && there !== commit) return { commit }
  if (there !== undefined && there !== commit) throw new GitRefused(say().server.publishing.proposalChanged(branch))
  return { commit, ...(there !== undefined && { there }) }
}

/** Removes the branch of a proposal at `origin`, where nobody else has moved it. */
async function removeThere({ folder }: Repository, branch: string, there: string): Promise<void> {
  const reference = `refs/heads/${branch}`
  const args = ['push', '--no-verify', '--quiet', `--force-with-lease=${reference}:${there}`, 'origin', `:${reference}`]
  const { status, stderr } = await tryGit(folder, args)
  // It may be gone there already: merged and deleted, for example.
  if (status !== 0 && !/remote ref does not exist/.test(stderr))
    throw new GitRefused(say().server.publishing.proposalStays(originReason(stderr, 'write').why))
  await tryGit(folder, ['update-ref', '-d', `refs/remotes/origin/${branch}`])
}

/**
 * Withdraws a proposal: its branch goes, here and at `origin`, if nobody else has moved it, and it is listed as withdrawn. One that is
 * merged, or was withdrawn before, is cleared away. Files stay as they are.
 */
export async function withdrawProposal(folder: string, branch: string): Promise<void> {
  const repository = await openRepository(folder)
  const state = (await listProposals(repository)).find((one) => one.branch === branch)?.state
  const isWithdrawn = state === 'withdrawn'
  if (isWithdrawn) return void (await git(repository.folder, ['update-ref', '-d', withdrawnRefs + branch]))
  const { commit, there } = await ownProposal(repository, branch, { isMerged: state === 'merged' })
  if (repository.branch === branch) throw new GitRefused(say().server.publishing.inProposal(branch))
  if (there !== undefined) await removeThere(repository, branch, there)
  if (state !== 'merged') await git(repository.folder, ['update-ref', withdrawnRefs + branch, commit])
  await git(repository.folder, ['update-ref', '-d', `refs/heads/${branch}`, commit])
}

/** Sends a proposal that is on this computer alone. */
export async function sendProposal(repository: Repository, branch: string): Promise<Sent> {
  const { commit, there } = await ownProposal(repository, branch)
  const sent = await pushBranch(repository, { branch, commit, ...(there !== undefined && { from: there }) })
  if (sent?.kind === 'pushed') return sent
  throw new GitRefused(say().server.publishing.proposalHere(sent?.why ?? say().server.publishing.proposeAgain))
}
