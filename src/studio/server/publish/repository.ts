import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { say } from '../../words/say.ts'
import { GitRefused, git, gitLine, tryGit } from './git.ts'

/** The git repository of a content folder, as it is now. */
export type Repository = {
  /** The content folder, absolute. Git runs here, so paths are relative to it. */
  folder: string
  /** The topmost folder of the repository, absolute. */
  top: string
  /** The path of the content folder from there, with `/` at its end: `pages/`; empty if they are the same. */
  prefix: string
  /** The commit that is checked out. */
  head: string
  /** The branch that is checked out; missing if a commit is, without a branch. */
  branch?: string
  /** The address of the remote `origin`, if there is one. */
  remote?: string
  /** The newest commit of the site, if this is a workspace of a team: the server of the team stores it in the repository. */
  published?: string
  /** What was begun in this repository and is not finished: `merge`, `rebase`. */
  unfinished?: string
}

/** What git leaves in its folder while it waits for a person. */
const unfinishedMarks: Readonly<Record<string, string>> = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
}

const notInGit = (folder: string) => new GitRefused(say().server.git.noRepository(folder))

async function unfinishedIn(folder: string): Promise<string | undefined> {
  const marks = Object.keys(unfinishedMarks)
  const paths = await gitLine(folder, ['rev-parse', ...marks.flatMap((mark) => ['--git-path', mark])])
  const found = (paths?.split('\n') ?? []).findIndex((path) => existsSync(resolve(folder, path)))
  return unfinishedMarks[marks[found] ?? '']
}

/** The repository of a content folder. Throws `GitRefused` if there is none that changes can be compared with. */
export async function openRepository(pages: string): Promise<Repository> {
  const folder = await realpath(pages)
  const { status, stdout, stderr } = await tryGit(folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
  if (status !== 0)
    throw /not a git repository/i.test(stderr) ? notInGit(pages) : new GitRefused(say().server.git.says(stderr))
  const [top = '', prefix = ''] = stdout.toString('utf8').split('\n')
  const [ignored, head, branch, remote, published, unfinished] = await Promise.all([
    prefix === '' ? undefined : gitLine(top, ['check-ignore', '--quiet', prefix]),
    gitLine(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    gitLine(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    gitLine(folder, ['remote', 'get-url', 'origin']),
    gitLine(folder, ['rev-parse', '--verify', '--quiet', 'refs/marquee/main^{commit}']),
    unfinishedIn(folder),
  ])
  if (ignored !== undefined) throw new GitRefused(say().server.git.ignored(pages))
  if (head === undefined) throw new GitRefused(say().server.git.noCommit)
  return {
    folder,
    top,
    prefix,
    head,
    ...(branch !== undefined && { branch }),
    ...(remote !== undefined && { remote }),
    ...(branch === undefined && published !== undefined && { published }),
    ...(unfinished !== undefined && { unfinished }),
  }
}

/** Why the current branch cannot take a commit; `undefined` if it can. */
export function refusedCommit({ branch, unfinished }: Repository): string | undefined {
  if (unfinished !== undefined) return say().server.git.unfinished(unfinished)
  return branch === undefined ? say().server.git.noBranch : undefined
}

/** Checks that git knows who makes a commit. Throws `GitRefused` if it would invent a name. */
export async function checkAuthor({ folder }: Repository): Promise<void> {
  const missing: string[] = []
  for (const [setting, variable, example] of [
    ['user.name', 'GIT_AUTHOR_NAME', 'Ada Lovelace'],
    ['user.email', 'GIT_AUTHOR_EMAIL', 'ada@example.com'],
  ] as const)
    if (!process.env[variable] && !(await gitLine(folder, ['config', '--get', setting])))
      missing.push(`\`git config --global ${setting} "${example}"\``)
  if (missing.length > 0) throw new GitRefused(say().server.git.noAuthor(missing))
}

/** The bytes of files in a commit, by the paths below the content folder that were requested; missing for one without a file. */
export async function filesAt(
  { folder, prefix }: Repository,
  commit: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  if (names.length === 0) return new Map()
  const input = names.map((name) => `${commit}:${prefix}${name}\n`).join('')
  const output = await git(folder, ['cat-file', '--batch'], { input })
  const files = new Map<string, Buffer>()
  let at = 0
  for (const name of names) {
    const end = output.indexOf('\n', at)
    const [, kind, size] = output.toString('utf8', at, end).split(' ')
    at = end + 1
    if (kind !== 'blob') continue
    files.set(name, output.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
  return files
}
