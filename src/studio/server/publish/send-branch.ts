import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeName } from '../../../../schema/slug.ts'
import { writeFileAtomic } from '../../../files/write-file-atomic.ts'
import type { Sent } from '../../wire/publish.ts'
import { git, tryGit } from './git.ts'
import { originReason } from './origin-reason.ts'
import type { Repository } from './repository.ts'

/** How long a remote may take to answer, in milliseconds. */
const pushMs = 120_000

/** The address of a repository on the web, by that of its remote; without user and password. */
function webAddress(remote: string): URL | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? []
  return host?.includes('.') && path !== undefined ? new URL(`https://${host}/${path}`) : undefined
}

/** The address at which a branch can be made a request to merge, where the host is known. */
export function compareAddress(remote: string, branch: string): string | undefined {
  const web = webAddress(remote)
  if (web?.host === 'github.com') return `${web}/compare/${branch}?expand=1`
  if (web?.host.split('.').includes('gitlab'))
    return `${web}/-/merge_requests/new?merge_request[source_branch]=${encodeURIComponent(branch)}`
  return web?.host === 'bitbucket.org' ? `${web}/pull-requests/new?source=${encodeURIComponent(branch)}` : undefined
}

/** The folder of the closest `package.json` above a content folder in the repository; its topmost folder if there is none. */
function packageFolder({ folder, top }: Repository): string {
  for (let at = folder; at.startsWith(top); at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at
    if (at === dirname(at)) break
  }
  return top
}

async function writePatch(repository: Repository, commit: string, day: string): Promise<Sent> {
  const to = packageFolder(repository)
  const taken = new Set((await readdir(to)).map((name) => name.replace(/\.patch$/, '')))
  const file = join(to, `${freeName(`studio-${day}`, taken)}.patch`)
  const patch = await git(repository.folder, ['format-patch', '-1', '--stdout', '--binary', commit])
  writeFileAtomic(file, patch)
  return { kind: 'patch', file }
}

/** Pushes a branch to `origin` with the git of the person; without a remote, writes its commit as a patch. */
export async function sendBranch(
  repository: Repository,
  { branch, commit, day }: { branch: string; commit: string; day: string },
): Promise<Sent> {
  const { folder, remote } = repository
  if (remote === undefined) return writePatch(repository, commit, day)
  const reference = `refs/heads/${branch}`
  const args = ['push', '--no-verify', '--quiet', 'origin', `${reference}:${reference}`]
  const { status, stderr } = await tryGit(folder, args, { timeoutMs: pushMs })
  if (status !== 0) return { kind: 'stored', why: originReason(stderr, 'write'), todo: `git push origin ${branch}` }
  const compare = compareAddress(remote, branch)
  return { kind: 'pushed', remote: remote.replace(/(?<=\/\/)[^@/]*@/, ''), ...(compare !== undefined && { compare }) }
}
