import type { Published } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import type { Bytes } from '../merging/merge-file.ts'
import { GitRefused } from './git.ts'
import type { Job } from './next-site.ts'
import { branchAtOrigin, commitAtOrigin, upstreamOf } from './origin/branches.ts'
import { pushBranch, type Refused } from './origin/send-branch.ts'
import { unpushedCommits } from './origin/unpushed.ts'
import { withScratch } from './own-index.ts'
import { basisOf, nextCommit, nextSite, sendRound } from './propose.ts'
import { checkAuthor, type Repository, refusedCommit } from './repository.ts'

/** How often others may publish in between before a person has to try again. */
const maxAttempts = 3

/** Whether everything is published: the branch at `origin` is known, and has all versions. */
const isAllThere = async (repository: Repository): Promise<boolean> =>
  (await upstreamOf(repository)) !== undefined && (await unpushedCommits(repository)) === undefined

/** What was published, and the files of the job as they were on the disk then. */
export type Landed = { outcome: Published; bases: ReadonlyMap<string, Bytes> }

/** Why nothing was published although nobody has refused it. */
const notPublished = (why: string) => new GitRefused(say().server.publishing.notPublished(why))

/** Sends a commit to the branch at `origin` that the current one follows. `undefined` if others have published meanwhile. */
export async function land(repository: Repository, commit: string): Promise<{ remote?: string } | Refused | undefined> {
  if (repository.remote === undefined) return {}
  const branch = await branchAtOrigin(repository)
  const from = await commitAtOrigin(repository, branch)
  const sent = await pushBranch(repository, { branch, commit, ...(from !== undefined && { from }) })
  return sent?.kind === 'pushed' ? { remote: sent.remote } : sent
}

/**
 * Publishes files as they are on the disk, on top of what others have published: validates the site with these changes alone, records
 * the days of change, and sends the commit to the branch at `origin` that the current one follows. Where a person may not write there,
 * the commit is a proposal, or a further round of the proposal `into`. Nothing changes here before it has arrived. Without a remote the commit stays here.
 */
export async function publishFiles(job: Job, into?: string): Promise<Landed> {
  const { repository, onStep } = job
  await checkAuthor(repository)
  const isNothing = job.files.length === 0 && (repository.remote === undefined || (await isAllThere(repository)))
  if (isNothing) return { outcome: { kind: 'nothing' }, bases: new Map() }
  const cannotMove = refusedCommit(repository)
  for (let attempt = 1; ; attempt++) {
    const landed = await withScratch(async (scratch): Promise<Landed | undefined> => {
      const { note, ...basis } = await basisOf(job)
      if (basis.unasked !== undefined) throw notPublished(basis.unasked)
      const next = await nextSite(job, basis, scratch)
      if (next.kind !== 'checked') return { outcome: next, bases: new Map() }
      const { tree, report, days, bases } = next
      const commit = await nextCommit(job, basis, { tree })
      const about = { commit, report, days, ...(basis.since && { since: basis.since.words }) }
      onStep(say().server.publishing.steps.publish)
      const sent = note === undefined && cannotMove === undefined ? await land(repository, commit) : undefined
      if (sent && !('why' in sent)) return { outcome: { kind: 'published', ...about, ...sent }, bases }
      const why = note ?? cannotMove ?? sent?.why
      if (why === undefined) return undefined
      if (sent?.isReached === false) throw notPublished(why)
      onStep(say().server.publishing.steps.sendInstead)
      const round = await sendRound(job, basis, { tree, commit, into })
      const outcome: Published = round
        ? { kind: 'proposed', ...about, ...round, note: why }
        : { kind: 'nothing', isProposed: true }
      return { outcome, bases: new Map() }
    })
    if (landed) return landed
    if (attempt >= maxAttempts) throw notPublished(say().server.publishing.atTheSameTime)
  }
}
