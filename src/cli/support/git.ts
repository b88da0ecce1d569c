import { spawnSync } from 'node:child_process'

/** Git is missing, or has refused a command. The message says why, and what to do. */
export class GitRefused extends Error {}

/** The longest output of git, in bytes. A list of files takes about 60 for each. */
const maxBytes = 256 * 1024 * 1024

type GitResult = { status: number | null; stdout: Buffer; stderr: string }
type GitOptions = { input?: string; cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs git. Paths are relative to the current folder. */
export function git(args: readonly string[], options: GitOptions = {}): GitResult {
  const { status, stdout, stderr, error } = spawnSync('git', ['--literal-pathspecs', ...args], {
    ...options,
    maxBuffer: maxBytes,
  })
  if (error) throw new GitRefused('`git` cannot be run. Install it, or leave out the revision.')
  return { status, stdout, stderr: stderr.toString('utf8') }
}

const names = (list: Buffer) => list.toString('utf8').split('\0').filter(Boolean)

/** Differences from a commit: later commits, uncommitted changes, and new files. */
export type Changes = {
  /** Files that exist now. */
  changed: ReadonlySet<string>
  /** Files of the commit that have changed or are gone. */
  before: readonly string[]
  /** Where a file that is gone was probably moved to. */
  movedTo: ReadonlyMap<string, string>
}

/**
 * Changes below the folders since a commit. A folder that does not exist has no changes. `cwd` is the folder that paths
 * are relative to; the current one by default.
 */
export function changesSince(commit: string, folders: readonly string[], cwd = '.'): Changes {
  const listed = git(['diff', '--name-status', '-z', '-M', '--relative', commit, '--', ...folders], { cwd })
  if (listed.status !== 0) throw new GitRefused(listed.stderr.trim())
  const others = git(['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders], { cwd })
  const changed = new Set(names(others.stdout))
  const before: string[] = []
  const movedTo = new Map<string, string>()
  const parts = names(listed.stdout)
  for (let at = 0; at < parts.length; at += 2) {
    const kind = parts[at] as string
    const file = parts[at + 1] as string
    if (/^[RC]/.test(kind)) {
      const to = parts[at + 2] as string
      at += 1
      changed.add(to)
      if (kind.startsWith('C')) continue
      movedTo.set(file, to)
    } else if (kind !== 'D') changed.add(file)
    if (kind !== 'A') before.push(file)
  }
  return { changed, before, movedTo }
}

/** How many commits are searched for an earlier text of a file. */
const maxSearched = 50

/** The texts that a file had in the commits that changed it, the newest first; none without git. `cwd` is the folder that the path is relative to. */
export function* earlierTexts(file: string, cwd: string): Generator<string> {
  try {
    const { stdout } = git(['log', `-${maxSearched}`, '--format=%H', '--', file], { cwd })
    for (const commit of stdout.toString('utf8').split('\n').filter(Boolean)) {
      const { status, stdout } = git(['show', `${commit}:./${file}`], { cwd })
      if (status === 0) yield stdout.toString('utf8')
    }
  } catch (error) {
    if (!(error instanceof GitRefused)) throw error
  }
}

/** Texts of files in a commit, by path. Paths without a file are left out. */
export function textsAt(commit: string, files: readonly string[]): Map<string, string> {
  if (files.length === 0) return new Map()
  const objects = files.map((file) => `${commit}:./${file}\n`).join('')
  const { status, stdout, stderr } = git(['cat-file', '--batch'], { input: objects })
  if (status !== 0) throw new GitRefused(stderr.trim())
  const texts = new Map<string, string>()
  let at = 0
  for (const file of files) {
    const end = stdout.indexOf('\n', at)
    const [, kind, size] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    if (kind !== 'blob') continue
    texts.set(file, stdout.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}
