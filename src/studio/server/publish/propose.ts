import { isoDay } from '../../../../schema/schedule/moment.ts'
import { slugOf } from '../../../../schema/slug.ts'
import type { Proposal, Sent } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import { storeCommit } from './commits.ts'
import { GitRefused } from './git.ts'
import { checkedSite, type Job, joinedSite } from './next-site.ts'
import { isTreeOf, parentsOf, unmergedWords } from './origin/commit-on-origin.ts'
import type { Since } from './origin/origin.ts'
import { ownProposal } from './origin/proposals.ts'
import { sendAgain, sendNewBranch } from './origin/send-branch.ts'
import { unpushedCommits } from './origin/unpushed.ts'
import { withScratch } from './own-index.ts'
import { checkAuthor, type Repository } from './repository.ts'

/** What a state of the site is compared with, in words. */
function comparedWords({ files }: Job, since: Since | undefined): string {
  if (files.length === 0) return 'what is published'
  if (since === undefined) return 'the last version'
  return since.base === since.from ? 'what is published' : 'the last version and what is published'
}

/** The commit that a state without files of its own is compared with. Throws `GitRefused` if all commits are at `origin`. */
async function comparedCommit(repository: Repository, since: Since | undefined): Promise<string> {
  const unpushed = await unpushedCommits(repository)
  if (unpushed === undefined) throw new GitRefused(say().server.publishing.allPublished)
  return since?.commit ?? unpushed.base
}

/** What others have published, unless both have changed a file that the studio does not merge. */
export type Basis = { since?: Since; note?: string; unasked?: string }

/** Asks `origin` what others have published. */
export async function basisOf({ repository, askOrigin, onStep }: Job): Promise<Basis> {
  if (repository.remote !== undefined) onStep(say().server.publishing.steps.ask)
  const { since, unasked } = await askOrigin(repository)
  return {
    ...(since && (since.unmerged === undefined ? { since } : { note: unmergedWords(since, since.unmerged) })),
    ...(unasked !== undefined && { unasked }),
  }
}

/** The site with the files of a job on top of what others have published: validated, compared, with its days of change. */
export async function nextSite(job: Job, { since }: Basis, scratch: string) {
  const { repository, files } = job
  const joined = await joinedSite(job, since, scratch)
  if (joined.kind === 'conflicts') return joined
  if (since && (await isTreeOf(repository, since.commit, joined.tree)))
    return { kind: 'nothing' as const, since: since.words }
  const before = files.length > 0 ? joined.before : await comparedCommit(repository, since)
  const commit = files.length > 0 ? (since?.commit ?? repository.head) : before
  const next = { tree: joined.tree, before, words: comparedWords(job, since), commit }
  const checked = await checkedSite(job, next, scratch)
  return checked.kind === 'errors' ? checked : { ...checked, bases: joined.bases }
}

/** Stores the commit of a state of the site. What is committed already without changes stays the commit that it is. */
export async function nextCommit(
  { repository, message }: Job,
  { since }: Basis,
  { tree, before }: { tree: string; before?: string },
): Promise<string> {
  const { head } = repository
  if (before === undefined && since === undefined && (await isTreeOf(repository, head, tree))) return head
  const parents = since ? parentsOf(since) : [head]
  return storeCommit(repository, { tree, message, parents: before === undefined ? parents : [before, ...parents] })
}

/** The name that a proposal begins with: its day and its first words. */
export const proposalPlace = ({ message, now }: Job) => {
  const day = isoDay(now)
  return { folder: 'studio', name: `${day}-${slugOf(message.split('\n')[0] ?? '', 40) || 'change'}`, day }
}

/** A state of the site that is proposed, with its commit if it is stored already; `into` is the proposal that it is a further round of. */
type Round = { tree: string; commit?: string; into: string | undefined }

/**
 * Stores a state of the site as a proposal of its own, or as a further round of one, and sends it to `origin` or writes it as a patch.
 * `undefined` if the proposal has all of it already.
 */
export async function sendRound(
  job: Job,
  basis: Basis,
  { tree, into, commit: stored }: Round,
): Promise<{ commit: string; branch: string; sent: Sent } | undefined> {
  const { repository } = job
  const before = into === undefined ? undefined : await ownProposal(repository, into)
  if (before && (await isTreeOf(repository, before.commit, tree))) return undefined
  const own = { tree, ...(before && { before: before.commit }) }
  const commit = (before ? undefined : stored) ?? (await nextCommit(job, basis, own))
  const place = proposalPlace(job)
  const sent =
    before && into !== undefined
      ? await sendAgain(repository, { branch: into, commit, day: place.day, before })
      : await sendNewBranch(repository, { ...place, commit })
  return { commit, ...sent }
}

/**
 * Proposes files as they are on the disk, on top of what others have published: validates the site with these changes alone,
 * records the days of change, compares all pages, and commits to a branch of its own, which is pushed to `origin` or written as a
 * patch. `into` is the proposal that this is a further round of. Without files it proposes the commits that were never pushed. With
 * errors in the content, or where both have changed the same, nothing is committed.
 */
export const propose = (job: Job, into: string | undefined): Promise<Proposal> =>
  withScratch(async (scratch): Promise<Proposal> => {
    const { repository, onStep } = job
    await checkAuthor(repository)
    const { note, ...basis } = await basisOf(job)
    const next = await nextSite(job, basis, scratch)
    if (next.kind !== 'checked') return next
    const { tree, report, days } = next
    onStep(repository.remote === undefined ? say().server.publishing.steps.toFile : say().server.publishing.steps.send)
    const round = await sendRound(job, basis, { tree, into })
    if (round === undefined) return { kind: 'nothing', isProposed: true }
    return {
      kind: 'proposed',
      ...round,
      report,
      days,
      ...(basis.since && { since: basis.since.words }),
      ...(note !== undefined && { note }),
      ...(basis.unasked !== undefined && { unasked: basis.unasked }),
    }
  })
