import { spawnSync } from 'node:child_process'

/** A question to git that it could not answer. The message says why, and how to go on. */
export class GitRefused extends Error {}

/** Long lists of files need room: a name takes about 60 bytes. */
const mostBytes = 256 * 1024 * 1024

/** What git prints. Paths are those of the current folder. */
function git(args: readonly string[], input?: string): { status: number | null; stdout: Buffer; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync('git', args, { input, maxBuffer: mostBytes })
  if (error) throw new GitRefused('`git` cannot be run. Install it, or leave out the revision.')
  return { status, stdout, stderr: stderr.toString('utf8') }
}

const isShallow = () => git(['rev-parse', '--is-shallow-repository']).stdout.toString('utf8').trim() === 'true'

/**
 * The commit to compare with: where this branch left REV, so that what others have done on REV since is not taken for a
 * change of this branch. Without a common past it is REV itself.
 */
export function commitToCompare(revision: string): string {
  if (git(['rev-parse', '--is-inside-work-tree']).status !== 0)
    throw new GitRefused('This folder is in no git repository, so there is no revision to compare with.')
  const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
  if (found.status !== 0)
    throw new GitRefused(
      isShallow()
        ? `There is no revision \`${revision}\` here, because this clone holds only the newest commits. Fetch it with \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`
        : `There is no revision \`${revision}\` here. \`git branch --all\` lists the branches.`,
    )
  const commit = found.stdout.toString('utf8').trim()
  const base = git(['merge-base', commit, 'HEAD'])
  return base.status === 0 ? base.stdout.toString('utf8').trim() : commit
}

const names = (list: Buffer) => list.toString('utf8').split('\0').filter(Boolean)

/** What differs from a commit, by path: with commits since, changes not committed, and new files. */
export type Changes = {
  /** Files that are there now. */
  changed: ReadonlySet<string>
  /** Files of the commit that are another now or gone. */
  before: readonly string[]
  /** Where a file that is gone has probably moved to. */
  movedTo: ReadonlyMap<string, string>
}

/** What has changed below the folders since a commit. A folder that is not there has no changes. */
export function changesSince(commit: string, folders: readonly string[]): Changes {
  const listed = git(['diff', '--name-status', '-z', '-M', '--relative', commit, '--', ...folders])
  if (listed.status !== 0) throw new GitRefused(listed.stderr.trim())
  const changed = new Set(names(git(['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders]).stdout))
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

/** Texts of files as they were in a commit, by path. What was no file there is left out. */
export function textsAt(commit: string, files: readonly string[]): Map<string, string> {
  if (files.length === 0) return new Map()
  const asked = files.map((file) => `${commit}:./${file}\n`).join('')
  const { status, stdout, stderr } = git(['cat-file', '--batch'], asked)
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
