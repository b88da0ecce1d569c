import { fileKind } from '../../../../content/parse/file-kind.ts'
import { say } from '../../../words/say.ts'
import { isLockFile } from '../../merging/merge-lock.ts'
import { git, gitLine, tryGit } from '../git.ts'
import type { Repository } from '../repository.ts'
import { differing, upstreamOf } from './branches.ts'
import { newlyMerged, type ProposedCommit } from './merged-proposals.ts'
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

/** Who has written what is new at `upstream`, and the paths of these commits. What belongs to one's own proposals is left out. */
async function byOthers(
  { folder, head }: Repository,
  upstream: string,
  proposals: readonly ProposedCommit[],
): Promise<{ authors: string[]; paths: ReadonlySet<string> }> {
  const known = [head, ...proposals.map(({ commit }) => commit)]
  const args = ['log', '--no-merges', '--no-renames', '--name-only', '-z', '--format=%x01%an', upstream, '--not']
  const log = (await git(folder, [...args, ...known])).toString('utf8')
  const proposed = new Set(proposals.flatMap(({ paths }) => paths))
  const commits = log.split('\u0001').flatMap((entry) => {
    const [author = '', ...paths] = entry.split(/[\0\n]+/).filter(Boolean)
    // A proposal that was merged as another commit.
    return proposals.length > 0 && paths.every((path) => proposed.has(path)) ? [] : [{ author, paths }]
  })
  return {
    authors: [...new Set(commits.flatMap(({ author }) => author || []))],
    paths: new Set(commits.flatMap(({ paths }) => paths)),
  }
}

/** What is new at `upstream`, in words: “Your proposal “Say hello” is in, and Ana changed 3 pages since”. */
async function wordsOf(repository: Repository, upstream: string, paths: readonly string[]): Promise<string> {
  const { prefix } = repository
  const proposals = await newlyMerged(repository, upstream)
  const others = await byOthers(repository, upstream, proposals)
  const changed = paths.filter((path) => others.paths.has(path))
  const inSite = changed.filter((path) => path.startsWith(prefix))
  // What only records something nobody has written. It counts where nothing else has come.
  const written = inSite.filter((path) => !isLockFile(path))
  const [counted = []] = [written, inSite, changed].filter((some) => some.length > 0)
  const pages = written.filter((path) => fileKind(path.slice(prefix.length)).kind === 'page').length
  return say().server.publishing.since({
    proposals: proposals.map(({ subject }) => subject),
    authors: others.authors,
    pages,
    others: counted.length - pages,
  })
}

/** The paths that commits of this branch have changed, without those that are the same at `origin`. */
async function ownPaths(repository: Repository, base: string, upstream: string): Promise<string[]> {
  const { head } = repository
  if (base === head) return []
  const unlike = new Set(await differing(repository, head, upstream))
  return (await differing(repository, base, head)).filter((path) => unlike.has(path))
}

/** What others have pushed; `undefined` if nothing, or if nothing of both branches is the same. */
async function sinceHead(repository: Repository): Promise<Since | undefined> {
  const { folder, prefix, head } = repository
  const upstream = await upstreamOf(repository)
  const base = upstream && (await gitLine(folder, ['merge-base', head, upstream]))
  if (upstream === undefined || base === undefined || base === upstream) return undefined
  const paths = await differing(repository, base, upstream)
  const own = await ownPaths(repository, base, upstream)
  const unmerged = own.find((path) => !path.startsWith(prefix) && paths.includes(path))
  return {
    from: head,
    base,
    commit: upstream,
    paths,
    own,
    words: await wordsOf(repository, upstream, paths),
    ...(unmerged !== undefined && { unmerged }),
  }
}

/** Fetches from `origin` with the git of the person, and says what came; in a workspace the server of the team has fetched. Without a remote or a branch there is no news. */
export async function fetchOrigin(repository: Repository): Promise<OriginNews> {
  const { folder, branch, remote, published } = repository
  if (published !== undefined) return newsOf(repository)
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
  return newsOf(repository)
}

async function newsOf(repository: Repository): Promise<OriginNews> {
  const since = await sinceHead(repository)
  return since ? { since } : {}
}
