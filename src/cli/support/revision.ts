import { suggest } from '../../content/diagnostics/suggest.ts'
import { GitRefused, git } from './git.ts'

const lineOf = (...args: string[]) => {
  const { status, stdout } = git(args)
  return status === 0 ? stdout.toString('utf8').trim() : undefined
}

const commitOf = (revision: string) =>
  lineOf('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)

function unknownRevision(revision: string): GitRefused {
  if (lineOf('rev-parse', '--is-shallow-repository') === 'true')
    return new GitRefused(
      `There is no revision \`${revision}\` here, because this clone holds only the newest commits. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`,
    )
  const names = lineOf('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags', 'refs/remotes')
  const meant = suggest(revision, (names ?? '').split('\n'))
  const question = meant === undefined ? '' : ` Did you mean \`${meant}\`?`
  return new GitRefused(
    `There is no revision \`${revision}\` here.${question} \`git branch --all\` lists the branches.`,
  )
}

/**
 * The commit to compare with: where this branch left REV, so that later commits of others on REV do not count as
 * changes of this branch. Without a common ancestor it is REV itself.
 */
export function commitToCompare(revision: string): string {
  if (lineOf('rev-parse', '--is-inside-work-tree') === undefined)
    throw new GitRefused('This folder is not in a git repository, so there is no revision to compare with.')
  const commit = commitOf(revision)
  if (commit === undefined) throw unknownRevision(revision)
  return lineOf('merge-base', commit, 'HEAD') ?? commit
}

/** The main branch: the default of the remote, or one of the usual names. `HEAD` if there is none. */
export function mainRevision(): string {
  const remote = lineOf('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD')
  const names = [...(remote === undefined ? [] : [remote]), 'main', 'master', 'origin/main', 'origin/master']
  return names.find((name) => commitOf(name) !== undefined) ?? 'HEAD'
}

/** A commit as people write it: the first characters of its hash. */
export const shortName = (commit: string): string => lineOf('rev-parse', '--short', commit) ?? commit

/** Writes the files of a commit that lie below the current folder to `folder`. The repository stays untouched. */
export function writeCommit(commit: string, folder: string, indexFile: string): void {
  const top = lineOf('rev-parse', '--show-toplevel')
  const here = (lineOf('rev-parse', '--show-prefix') ?? '').replace(/\/$/, '')
  // Uses a separate index, and reads it at the top level: otherwise git takes the current folder for the whole tree.
  const options = { env: { ...process.env, GIT_INDEX_FILE: indexFile }, ...(top !== undefined && { cwd: top }) }
  for (const args of [
    ['read-tree', `${commit}:${here}`],
    ['checkout-index', '--all', '--quiet', `--prefix=${folder}/`],
  ]) {
    const { status, stderr } = git(args, options)
    if (status !== 0) throw new GitRefused(`The files of ${shortName(commit)} could not be read: ${stderr.trim()}`)
  }
}
