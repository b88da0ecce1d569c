import { git, gitLine, zeroSeparated } from '../git.ts'
import type { Repository } from '../repository.ts'

/** The paths that differ between two commits or trees, from the top of the repository. */
export const differing = async ({ top }: Repository, from: string, to: string): Promise<string[]> =>
  zeroSeparated(await git(top, ['diff', '--name-only', '--no-renames', '-z', from, to]))

/** The branch at `origin` that the current one follows: one of the same name if it follows none. */
export async function branchAtOrigin({ folder, branch = '' }: Repository): Promise<string> {
  const followed = await gitLine(folder, ['rev-parse', '--abbrev-ref', `${branch}@{upstream}`])
  return followed?.startsWith('origin/') ? followed.slice('origin/'.length) : branch
}

/** The newest commit of a branch at `origin`, as of the last fetch; `undefined` if it is not there. */
export const commitAtOrigin = ({ folder }: Repository, branch: string): Promise<string | undefined> =>
  gitLine(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`])

/**
 * The newest commit of the current branch at `origin`, as of the last fetch, and in a workspace that of the site; `undefined` if none is
 * known.
 */
export const upstreamOf = async ({ folder, branch, published }: Repository): Promise<string | undefined> =>
  branch === undefined
    ? published
    : ((await gitLine(folder, ['rev-parse', '--verify', '--quiet', `${branch}@{upstream}^{commit}`])) ??
      (await gitLine(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`])))
