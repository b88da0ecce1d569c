import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeName } from '../../../../../schema/slug.ts'
import { writeFileAtomic } from '../../../../files/write-file-atomic.ts'
import type { Sent } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { createBranch } from '../commits.ts'
import { git, tryGit } from '../git.ts'
import type { Repository } from '../repository.ts'
import { type OriginReason, originReason } from './origin-reason.ts'

/** How long a remote may take to answer, in milliseconds. */
const pushMs = 120_000

/** The address of a repository on the web, by that of its remote; without user and password. */
function webAddress(remote: string): URL | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? []
  return host?.includes('.') && path !== undefined ? new URL(`https://${host}/${path}`) : undefined
}

/** The address that asks for a branch to be merged, where the host is known. */
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

/** What git says where a branch at `origin` is not as it was expected: it is there, or somebody has moved it. */
const isMovedThere = (says: string) => /stale info|\[rejected\]|already exists|cannot lock ref/i.test(says)

/** What was pushed, or why it was not. */
export type Refused = { kind: 'refused' } & OriginReason
type Pushed = Extract<Sent, { kind: 'pushed' }>

/**
 * Pushes a branch to `origin` with the git of the person. There it must be at the commit `from`, or nowhere without one: nobody's branch
 * is moved but one's own. `undefined` if it is not.
 */
export async function pushBranch(
  { folder, remote = '' }: Repository,
  { branch, commit, from = '' }: { branch: string; commit: string; from?: string },
): Promise<Pushed | Refused | undefined> {
  const reference = `refs/heads/${branch}`
  const args = ['push', '--no-verify', '--quiet', `--force-with-lease=${reference}:${from}`]
  const { status, stderr } = await tryGit(folder, [...args, 'origin', `${commit}:${reference}`], { timeoutMs: pushMs })
  if (status !== 0 && isMovedThere(stderr)) return undefined
  if (status !== 0) return { kind: 'refused', ...originReason(stderr, 'write') }
  const compare = compareAddress(remote, branch)
  return { kind: 'pushed', remote: remote.replace(/(?<=\/\/)[^@/]*@/, ''), ...(compare !== undefined && { compare }) }
}

/** Where a proposal went, or why it stays on this computer. */
const sentAs = (sent: Pushed | Refused | undefined, moved: string): Sent =>
  sent?.kind === 'pushed' ? sent : { kind: 'stored', why: sent?.why ?? moved }

/** How many names of branches are tried that are taken at `origin`. */
const maxTaken = 50

/**
 * Creates a branch of a commit in a folder of branches, and pushes it to `origin`; without a remote, writes the commit as a patch. A name
 * that somebody else has taken gets a number.
 */
export async function sendNewBranch(
  repository: Repository,
  { folder, name, commit, day }: { folder: string; name: string; commit: string; day: string },
): Promise<{ branch: string; sent: Sent }> {
  const taken: string[] = []
  for (;;) {
    const branch = await createBranch(repository, { folder, name, commit, taken })
    if (repository.remote === undefined) return { branch, sent: await writePatch(repository, commit, day) }
    const sent = await pushBranch(repository, { branch, commit })
    if (sent || taken.length >= maxTaken) return { branch, sent: sentAs(sent, say().server.publishing.nameTaken) }
    await git(repository.folder, ['update-ref', '-d', `refs/heads/${branch}`, commit])
    taken.push(branch)
  }
}

/** Moves a branch of one's own on from the commit that it had, and pushes it to `origin`, where it must be as it was `there`. */
export async function sendAgain(
  repository: Repository,
  proposal: { branch: string; commit: string; day: string; before: { commit: string; there?: string } },
): Promise<{ branch: string; sent: Sent }> {
  const { branch, commit, day, before } = proposal
  await git(repository.folder, ['update-ref', `refs/heads/${branch}`, commit, before.commit])
  if (repository.remote === undefined) return { branch, sent: await writePatch(repository, commit, day) }
  const sent = await pushBranch(repository, {
    branch,
    commit,
    ...(before.there !== undefined && { from: before.there }),
  })
  return { branch, sent: sentAs(sent, say().server.publishing.movedThere) }
}
