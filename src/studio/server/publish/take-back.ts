import type { OriginConflicts, Publication, Published } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import { storeCommit } from './commits.ts'
import { GitRefused, git, gitLine } from './git.ts'
import { checkedSite, type Job, joinedSite } from './next-site.ts'
import { differing, upstreamOf } from './origin/branches.ts'
import { isTreeOf } from './origin/commit-on-origin.ts'
import { sendNewBranch } from './origin/send-branch.ts'
import { withScratch } from './own-index.ts'
import { proposalPlace } from './propose.ts'
import { land } from './publish.ts'
import { checkAuthor, type Repository, refusedCommit } from './repository.ts'

/** How many publications are listed. */
const maxListed = 20

const takenBackLine = 'Takes back '
const takenBack = new RegExp(`^${takenBackLine}(\\w+)$`, 'm')

/** What a commit says that takes another one back. */
export const takeBackMessage = ({ subject, commit }: Pick<Publication, 'subject' | 'commit'>): string =>
  `Take back: ${subject}\n\n${takenBackLine}${commit}`

/** What was published last, the newest first: without a remote, the versions that are here. */
export async function listPublications(repository: Repository): Promise<Publication[]> {
  const { folder, head } = repository
  const newest = (await upstreamOf(repository)) ?? head
  // A commit without a parent is the beginning of the site, which cannot be taken back.
  const args = ['log', '--first-parent', '--min-parents=1', `--max-count=${maxListed}`]
  const format = '--format=%x01%H%x00%an%x00%aI%x00%s%x00%b'
  const log = String(await git(folder, [...args, format, newest, '--', '.']))
  const entries = log.split('\x01').slice(1)
  const taken = new Set(entries.flatMap((entry) => takenBack.exec(entry.split('\0')[4] ?? '')?.[1] ?? []))
  return entries.map((entry) => {
    const [commit = '', author = '', at = '', subject = ''] = entry.split('\0')
    return { commit, author, at, subject, isTakenBack: taken.has(commit) }
  })
}

/** What a publication has changed, the other way round: the changes since are on the other side of the merge. */
async function inverseOf(repository: Repository, commit: string, subject: string) {
  const { folder, prefix, head } = repository
  const parent = await gitLine(folder, ['rev-parse', '--verify', '--quiet', `${commit}^1`])
  const isHere = (await gitLine(folder, ['merge-base', commit, head])) === commit
  if (parent === undefined || !isHere) throw new GitRefused(say().server.publishing.notPublic)
  const paths = await differing(repository, commit, parent)
  const unlike = new Set(await differing(repository, head, parent))
  const own = (await differing(repository, commit, head)).filter((path) => unlike.has(path))
  const outside = own.find((path) => !path.startsWith(prefix) && paths.includes(path))
  if (outside !== undefined) throw new GitRefused(say().server.publishing.changedOutside(subject, outside))
  return {
    from: head,
    base: commit,
    commit: parent,
    words: say().server.publishing.toTakeBack(subject),
    paths,
    own,
  }
}

/**
 * Takes a publication back: a commit that undoes it, and nothing that came after it, is published, or proposed where a person may not
 * publish. What has changed again since is a question. The branch is up to date with `origin`.
 */
export const takeBack = (job: Job, commit: string): Promise<Published | OriginConflicts> =>
  withScratch(async (scratch): Promise<Published | OriginConflicts> => {
    const { repository, message, onStep } = job
    const { head } = repository
    const wrong = refusedCommit(repository)
    if (wrong !== undefined) throw new GitRefused(wrong)
    await checkAuthor(repository)
    const [subject = ''] = message.split('\n')
    const since = await inverseOf(repository, commit, subject.replace(/^Take back: /, ''))
    const joined = await joinedSite(job, since, scratch)
    if (joined.kind === 'conflicts') return joined
    if (await isTreeOf(repository, head, joined.tree)) return { kind: 'nothing', since: since.words }
    const next = { tree: joined.tree, before: head, words: 'what is published', commit: head }
    const checked = await checkedSite(job, next, scratch)
    if (checked.kind === 'errors') return checked
    const { tree, report, days } = checked
    const inverse = await storeCommit(repository, { tree, message, parents: [head] })
    onStep(say().server.publishing.steps.publish)
    const about = { commit: inverse, report, days }
    const sent = await land(repository, inverse)
    if (sent === undefined) throw new GitRefused(say().server.publishing.publishedMeanwhile)
    if (!('why' in sent)) return { kind: 'published', ...about, ...sent }
    if (!sent.isReached) throw new GitRefused(say().server.publishing.notTakenBack(sent.why))
    onStep(say().server.publishing.steps.sendInstead)
    return {
      kind: 'proposed',
      ...about,
      ...(await sendNewBranch(repository, { ...proposalPlace(job), commit: inverse })),
      note: sent.why,
    }
  })
