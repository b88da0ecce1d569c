import type { Proposed } from '../../../wire/publish.ts'
import { GitRefused, git, gitLine, tryGit } from '../git.ts'
import { openRepository, type Repository } from '../repository.ts'
import { differing, upstreamOf } from './origin.ts'
import { originReason } from './origin-reason.ts'
import { compareAddress, pushBranch } from './send-branch.ts'

/** The names of branches that proposals have: in a folder of their own, or beside a branch of its name. */
const proposalName = /^studio[/-]\d{4}-\d{2}-\d{2}-/

const commitOf = ({ folder }: Repository, reference: string) =>
  gitLine(folder, ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`])

/** Where a proposal stands, as of the last time that `origin` was asked. */
async function stateOf(repository: Repository, branch: string, commit: string, paths: readonly string[]) {
  const { folder } = repository
  const upstream = (await upstreamOf(repository)) ?? repository.head
  // One that was merged as another commit has left its files there.
  const isMerged =
    (await tryGit(folder, ['merge-base', '--is-ancestor', commit, upstream])).status === 0 ||
    !(await differing(repository, commit, upstream)).some((path) => paths.includes(path))
  if (isMerged) return 'merged' as const
  const there = await commitOf(repository, `refs/remotes/origin/${branch}`)
  if (there === undefined) return 'here' as const
  return there === commit ? ('open' as const) : ('changed' as const)
}

/** The proposals of this machine, the newest first. */
export async function listProposals(repository: Repository): Promise<Proposed[]> {
  const { folder, prefix, head, remote } = repository
  const format = '--format=%(refname:short)%00%(objectname)%00%(committerdate:iso-strict)%00%(contents:subject)'
  const refs = String(
    await git(folder, ['for-each-ref', '--sort=-committerdate', format, 'refs/heads/studio*', 'refs/heads/studio/']),
  )
  const proposals: Proposed[] = []
  for (const line of refs.split('\n')) {
    const [branch = '', commit = '', at = '', subject = ''] = line.split('\0')
    if (!proposalName.test(branch)) continue
    const base = await gitLine(folder, ['merge-base', commit, (await upstreamOf(repository)) ?? head])
    const paths = base === undefined ? [] : await differing(repository, base, commit)
    const compare = remote && compareAddress(remote, branch)
    proposals.push({
      branch,
      subject,
      at,
      state: await stateOf(repository, branch, commit, paths),
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
  if (commit === undefined)
    throw new GitRefused(`The proposal ${branch} is gone. Nothing was changed; look at the list again.`)
  const there = await commitOf(repository, `refs/remotes/origin/${branch}`)
  // What is merged is only cleared away here.
  if (isMerged && there !== commit) return { commit }
  if (there !== undefined && there !== commit)
    throw new GitRefused(
      `Somebody else has changed the proposal ${branch} at origin. Nothing was changed. Make a new proposal, or ask them.`,
    )
  return { commit, ...(there !== undefined && { there }) }
}

/** Withdraws a proposal: its branch goes, here and at `origin`, if nobody else has moved it. Files stay as they are. */
export async function withdrawProposal(folder: string, branch: string): Promise<void> {
  const repository = await openRepository(folder)
  const isMerged = (await listProposals(repository)).some((one) => one.branch === branch && one.state === 'merged')
  const { commit, there } = await ownProposal(repository, branch, { isMerged })
  if (repository.branch === branch)
    throw new GitRefused(`${branch} is checked out. Check another one out first: \`git switch main\`.`)
  const reference = `refs/heads/${branch}`
  if (there !== undefined) {
    const args = [
      'push',
      '--no-verify',
      '--quiet',
      `--force-with-lease=${reference}:${there}`,
      'origin',
      `:${reference}`,
    ]
    const { status, stderr } = await tryGit(repository.folder, args)
    // It may be gone there already: merged and deleted, for example.
    if (status !== 0 && !/remote ref does not exist/.test(stderr))
      throw new GitRefused(`${originReason(stderr, 'write')} The proposal stays as it is.`)
  }
  await git(repository.folder, ['update-ref', '-d', reference, commit])
  await tryGit(repository.folder, ['update-ref', '-d', `refs/remotes/origin/${branch}`])
}

/** Pushes the commits of the current branch to the branch at `origin` that it follows. */
export async function pushCommits(repository: Repository): Promise<{ remote: string; branch: string }> {
  const { folder, branch, head, remote } = repository
  if (branch === undefined || remote === undefined)
    throw new GitRefused('There is no branch at origin to push to. Propose instead.')
  const followed = await gitLine(folder, ['rev-parse', '--abbrev-ref', `${branch}@{upstream}`])
  const target = followed?.startsWith('origin/') ? followed.slice('origin/'.length) : branch
  const from = await commitOf(repository, `refs/remotes/origin/${target}`)
  const sent = await pushBranch(repository, { branch: target, commit: head, ...(from !== undefined && { from }) })
  if (sent?.kind === 'pushed') return { remote: sent.remote, branch: target }
  throw new GitRefused(
    sent?.kind === 'stored'
      ? `${sent.why} Your commits stay here. Propose them instead: somebody who may write there can merge them.`
      : 'Others have pushed meanwhile. Your commits stay here. Update, then push again.',
  )
}
