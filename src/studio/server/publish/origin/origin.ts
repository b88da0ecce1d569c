import { fileKind } from '../../../../content/parse/file-kind.ts'
import { say } from '../../../words/say.ts'
import { git, gitLine, tryGit, zeroSeparated } from '../git.ts'
import type { Repository } from '../repository.ts'
import { originReason } from './origin-reason.ts'

/** How long a remote may take to say what is new, in milliseconds: a commit waits for it. */
const fetchMs = 20_000

/** What others have pushed to `origin` since the merge base. */
export type Since = {
  /** The commit that is checked out. */
  from: string
  /** The merge base: the commit that is checked out, unless commits of this branch are not at `origin`. */
  base: string
  /** Theirs: the newest commit of the branch at `origin`. */
  commit: string
  /** Who has changed how much: “Ana changed 3 pages since”. */
  words: string
  /** The paths that they have changed, from the top of the repository. */
  paths: string[]
  /** Ours: the paths that commits of this branch have changed since `base`, and that are not the same at `origin`. */
  own: string[]
  /** A file outside the content folder that commits of both sides have changed: the studio does not merge it. */
  unmerged?: string
}

/** What `origin` says: what is new there, or in words why it could not be asked. */
export type OriginNews = { since?: Since; unasked?: string }

/** Keys of ssh that need a password cannot be used: nobody is asked. A setting of the person stays. */
async function withoutQuestions(folder: string): Promise<string[]> {
  const own = process.env['GIT_SSH_COMMAND'] ?? (await gitLine(folder, ['config', '--get', 'core.sshCommand']))
  return own === undefined ? ['-c', 'core.sshCommand=ssh -o BatchMode=yes'] : []
}

function wordsOf(authors: readonly string[], names: readonly string[]): string {
  const pages = names.filter((name) => fileKind(name).kind === 'page').length
  return say().server.publishing.since(authors, pages, names.length - pages)
}

/** The paths that differ between two commits or trees, from the top of the repository. */
export const differing = async ({ top }: Repository, from: string, to: string): Promise<string[]> =>
  zeroSeparated(await git(top, ['diff', '--name-only', '--no-renames', '-z', from, to]))

/** The paths that commits of this branch have changed, without those that are the same at `origin`. */
async function ownPaths(repository: Repository, base: string, upstream: string): Promise<string[]> {
  const { head } = repository
  if (base === head) return []
  const unlike = new Set(await differing(repository, head, upstream))
  return (await differing(repository, base, head)).filter((path) => unlike.has(path))
}

/** The branch at `origin` that the current one follows: one of the same name if it follows none. */
export async function branchAtOrigin({ folder, branch = '' }: Repository): Promise<string> {
  const followed = await gitLine(folder, ['rev-parse', '--abbrev-ref', `${branch}@{upstream}`])
  return followed?.startsWith('origin/') ? followed.slice('origin/'.length) : branch
}

/** The newest commit of a branch at `origin`, as of the last fetch; `undefined` if it is not there. */
export const commitAtOrigin = ({ folder }: Repository, branch: string): Promise<string | undefined> =>
  gitLine(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`])

/** The newest commit of the current branch at `origin`, as of the last fetch; `undefined` if none is known. */
export const upstreamOf = async ({ folder, branch }: Repository): Promise<string | undefined> =>
  branch === undefined
    ? undefined
    : ((await gitLine(folder, ['rev-parse', '--verify', '--quiet', `${branch}@{upstream}^{commit}`])) ??
      (await gitLine(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`])))

/** What others have pushed; `undefined` if nothing, or if nothing of both branches is the same. */
async function sinceHead(repository: Repository): Promise<Since | undefined> {
  const { folder, prefix, head } = repository
  const upstream = await upstreamOf(repository)
  const base = upstream && (await gitLine(folder, ['merge-base', head, upstream]))
  if (upstream === undefined || base === undefined || base === upstream) return undefined
  const paths = await differing(repository, base, upstream)
  const own = await ownPaths(repository, base, upstream)
  const unmerged = own.find((path) => !path.startsWith(prefix) && paths.includes(path))
  const log = (await git(folder, ['log', '--no-merges', '--format=%an', `${head}..${upstream}`])).toString('utf8')
  const authors = [...new Set(log.split('\n').filter(Boolean))]
  const names = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  return {
    from: head,
    base,
    commit: upstream,
    paths,
    own,
    words: wordsOf(authors, names.length > 0 ? names : paths),
    ...(unmerged !== undefined && { unmerged }),
  }
}

/** Fetches from `origin` with the git of the person, and says what came. Without a remote or a branch there is no news. */
export async function fetchOrigin(repository: Repository): Promise<OriginNews> {
  const { folder, branch, remote } = repository
  if (remote === undefined || branch === undefined) return {}
  const fetch = [
    'fetch',
    '--quiet',
    '--prune',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    'origin',
  ]
  const args = [...(await withoutQuestions(folder)), ...fetch]
  const { status, stderr } = await tryGit(folder, args, { timeoutMs: fetchMs })
  if (status !== 0) return { unasked: originReason(stderr, 'read').why }
  const since = await sinceHead(repository)
  return since ? { since } : {}
}
