import { count } from '../../../../schema/writing/count.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { git, gitLine, tryGit, zeroSeparated } from './git.ts'
import { originReason } from './origin-reason.ts'
import type { Repository } from './repository.ts'

/** How long a remote may take to say what is new, in milliseconds: a commit waits for it. */
const fetchMs = 20_000

/** What others have pushed to `origin` since the commit that is checked out. */
export type Since = {
  /** The commit that is checked out. */
  from: string
  /** The newest commit of the branch there. */
  commit: string
  /** Who has changed how much: “Ana changed 3 pages since”. */
  words: string
  /** Who changed it: “Ana and Ben”. */
  authors: string
  /** The paths that differ, from the top of the repository. */
  paths: string[]
}

/** What `origin` says: what is new there, or in words why it could not be asked. */
export type OriginNews = { since?: Since; unasked?: string }

/** Keys of ssh that need a password cannot be used: nobody is asked. A setting of the person stays. */
async function withoutQuestions(folder: string): Promise<string[]> {
  const own = process.env['GIT_SSH_COMMAND'] ?? (await gitLine(folder, ['config', '--get', 'core.sshCommand']))
  return own === undefined ? ['-c', 'core.sshCommand=ssh -o BatchMode=yes'] : []
}

const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names[0]} and ${names.length - 1} others`

function wordsOf(authors: string, names: readonly string[]): string {
  const pages = names.filter((name) => fileKind(name).kind === 'page').length
  const others = names.length - pages
  const parts = [
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(others > 0 ? [count(others, pages > 0 ? 'other file' : 'file')] : []),
  ]
  return `${authors} changed ${parts.join(' and ')} since`
}

/** What others have pushed; `undefined` if nothing, or if the branch has commits of its own: they are merged where they are reviewed. */
async function sinceHead({ folder, top, prefix, head, branch }: Repository): Promise<Since | undefined> {
  const upstream =
    (await gitLine(folder, ['rev-parse', '--verify', '--quiet', `${branch}@{upstream}^{commit}`])) ??
    (await gitLine(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`]))
  if (upstream === undefined || upstream === head) return undefined
  if ((await tryGit(folder, ['merge-base', '--is-ancestor', head, upstream])).status !== 0) return undefined
  const paths = zeroSeparated(await git(top, ['diff', '--name-only', '--no-renames', '-z', head, upstream]))
  const log = (await git(folder, ['log', '--no-merges', '--format=%an', `${head}..${upstream}`])).toString('utf8')
  const authors = listed([...new Set(log.split('\n').filter(Boolean))])
  const names = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  return { from: head, commit: upstream, authors, paths, words: wordsOf(authors, names.length > 0 ? names : paths) }
}

/** Fetches from `origin` with the git of the person, and says what came. Without a remote or a branch there is no news. */
export async function fetchOrigin(repository: Repository): Promise<OriginNews> {
  const { folder, branch, remote } = repository
  if (remote === undefined || branch === undefined) return {}
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', 'origin']
  const args = [...(await withoutQuestions(folder)), ...fetch]
  const { status, stderr } = await tryGit(folder, args, { timeoutMs: fetchMs })
  if (status !== 0) return { unasked: originReason(stderr, 'read') }
  const since = await sinceHead(repository)
  return since ? { since } : {}
}
