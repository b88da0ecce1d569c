import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/** Runs git in a folder. Returns what it prints, or `undefined` if it fails or is not there. */
function git(cwd, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout.trim() : undefined
}

/** The branch of the workflow, and of a new repository. */
export const mainBranch = 'main'

/**
 * Makes the folder a repository, unless it is one already or belongs to another. `outer` is the root of that one: a repository in
 * a repository would be left out of its commits. `branch` is the branch of the first commit.
 */
export function beginRepository(root) {
  const top = git(root, 'rev-parse', '--show-toplevel')
  if (top !== undefined && realpathSync(top) !== realpathSync(root)) return { outer: top }
  if (top === undefined) {
    if (git(root, 'init', '--quiet') === undefined) return { isMissing: true }
    // The branch of a new repository is a setting of each person, and `git init -b` needs a newer git.
    git(root, 'symbolic-ref', 'HEAD', `refs/heads/${mainBranch}`)
  }
  return { branch: git(root, 'symbolic-ref', '--short', 'HEAD') ?? mainBranch }
}

/** Commits everything in a repository without commits. Returns whether it has a commit now. */
export const commitFirst = (root) =>
  git(root, 'rev-parse', '--verify', 'HEAD') !== undefined ||
  (git(root, 'add', '--all') !== undefined && git(root, 'commit', '--quiet', '-m', 'Begin the site') !== undefined)
