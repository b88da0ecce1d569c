import { join } from 'node:path'
import { isoDay } from '../../../../schema/schedule/moment.ts'
import { slugOf } from '../../../../schema/slug.ts'
import { diffSite } from '../../../diff/diff-site.ts'
import { reportText } from '../../../diff/words.ts'
import { engineRoot } from '../../../files/roots.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { ledgerFile } from '../../../seo/ledger.ts'
import type { OriginChoices, Proposal } from '../../wire/publish.ts'
import type { ChangedFile } from './changed-files.ts'
import { bothGenerated, folderBelow, regeneratedTree, writeContent } from './checkout.ts'
import { pathsOf, storeCommit, storeTree, treeWithFile } from './commits.ts'
import { GitRefused } from './git.ts'
import { isTreeOf, parentsOf, treeOnOrigin, unmergedWords } from './origin/commit-on-origin.ts'
import { mergeOrigin } from './origin/merge-origin.ts'
import { differing, type OriginNews, type Since } from './origin/origin.ts'
import { ownProposal } from './origin/proposals.ts'
import { sendAgain, sendNewBranch } from './origin/send-branch.ts'
import { unpushedCommits } from './origin/unpushed.ts'
import { withScratch } from './own-index.ts'
import { checkAuthor, type Repository } from './repository.ts'
import type { CheckSite } from './site-check.ts'

/** How many problems are listed. */
const maxListed = 50

type Job = {
  repository: Repository
  /** The root of the project, absolute. */
  root: string
  files: readonly ChangedFile[]
  message: string
  /** The proposal that this is a further round of. */
  into?: string
  /** Which side counts in files that others have changed at the same place, by name. */
  choices: OriginChoices
  /** The titles of pages as visitors read them, by address. */
  titles: ReadonlyMap<string, string>
  now: Date
  /** The address in the studio of a file, by its path below the content folder. */
  addressOf: (name: string) => string | undefined
  checkSite: CheckSite
  /** Asks `origin` what others have pushed. */
  askOrigin: (repository: Repository) => Promise<OriginNews>
  onStep: (words: string) => void
}

/** The state of a site before and after a proposal, written to folders. */
type Written = { before: string; after: string; pages: string; scratch: string }

async function writeStates({ repository, root }: Job, tree: string, scratch: string): Promise<Written> {
  const pages = folderBelow(root, repository.folder)
  const [before, after] = [join(scratch, 'before'), join(scratch, 'after')]
  for (const [name, state, to] of [
    ['before', repository.head, before],
    ['after', tree, after],
  ] as const)
    await writeContent(repository, { tree: state, to, pages, root, index: join(scratch, `index-${name}`) })
  return { before, after, pages, scratch }
}

/** What a proposal rests on. */
const baseWords = ({ base, from }: Since): string =>
  base === from ? 'the newest commit of origin' : 'the last commit and the newest one of origin'

/** What a proposal is compared with, in words. */
function comparedWords({ files }: Job, since?: Since): string {
  if (files.length === 0) return 'the newest commit of origin'
  return since === undefined ? 'the last commit' : baseWords(since)
}

/** The paths below the content folder that a proposal changes: those of its files, else those of commits that were never pushed. */
async function proposedPaths({ files, repository }: Job, tree: string): Promise<string[]> {
  if (files.length > 0) return pathsOf(files)
  const { prefix, head } = repository
  const paths = await differing(repository, head, tree)
  return paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
}

/** The commit that a proposal without files is compared with. Throws `GitRefused` if all commits are at `origin`. */
async function comparedCommit(repository: Repository, since: Since | undefined): Promise<string> {
  const unpushed = await unpushedCommits(repository)
  if (unpushed === undefined)
    throw new GitRefused('There is nothing to propose: every commit is at origin already. Nothing was committed.')
  return since?.commit ?? unpushed.base
}

/** Which pages change, as `npm run diff` says. */
async function reportOf(job: Job, { written, tree, since }: { written: Written; tree: string; since?: Since }) {
  const { repository, now, onStep } = job
  const { before, after, pages, scratch } = written
  const report = await diffSite({
    revision: comparedWords(job, since),
    commit: (since?.commit ?? repository.head).slice(0, 8),
    code: engineRoot,
    content: after,
    pages,
    checkout: before,
    scratch,
    files: {
      content: (await proposedPaths(job, tree)).map((name) => withSlashes(join(pages, name))),
      code: [],
      hasOtherPackages: false,
    },
    now: now.getTime(),
    onStep: (words) => onStep(words.replace(/^./, (first) => first.toUpperCase())),
    onProgress: () => undefined,
  })
  return reportText(report)
}

/**
 * Proposes files as they are on the disk, on top of what others have pushed to `origin` since: validates the site with
 * these changes alone, records the days of change, compares all pages, and commits to a branch of its own, which is pushed
 * to `origin` or written as a patch. Without files it proposes the commits that were never pushed. With errors in the content, or where both have changed the same, nothing is committed.
 */
export const propose = (job: Job): Promise<Proposal> =>
  withScratch(async (scratch): Promise<Proposal> => {
    const { files, message, into, choices, titles, now, addressOf, checkSite, askOrigin, onStep } = job
    await checkAuthor(job.repository)
    if (job.repository.remote !== undefined) onStep('Asking origin what is new')
    const news = await askOrigin(job.repository)
    const unmerged = news.since?.unmerged
    const since = unmerged === undefined ? news.since : undefined
    const paths = pathsOf(files)
    const merged = since && (await mergeOrigin(job.repository, { since, names: paths, choices, titles }))
    if (since && merged && merged.conflicts.length > 0)
      return { kind: 'conflicts', since: since.words, conflicts: merged.conflicts }
    onStep('Writing the site as it would be')
    const { joined, tree: joint } =
      since && merged
        ? await treeOnOrigin(job.repository, { since, paths, merged })
        : { joined: job.repository.head, tree: await storeTree(job.repository, paths) }
    const proposed =
      since && bothGenerated(job.repository, since, paths)
        ? await regeneratedTree(job.repository, joint, {
            to: join(scratch, 'generated'),
            pages: 'pages',
            root: job.root,
          })
        : joint
    if (since && (await isTreeOf(job.repository, since.commit, proposed)))
      return { kind: 'nothing', since: since.words }
    const compared = files.length > 0 ? joined : await comparedCommit(job.repository, since)
    const repository = { ...job.repository, head: compared }
    const written = await writeStates({ ...job, repository }, proposed, scratch)
    onStep('Validating all pages')
    const { errors, days } = await checkSite({ root: written.after, pages: written.pages, now: now.getTime() })
    if (errors.length > 0) {
      const problems = errors.slice(0, maxListed).map((diagnostic) => {
        const address = addressOf(withSlashes(diagnostic.file).slice(withSlashes(written.pages).length + 1))
        return { diagnostic, ...(address !== undefined && { address }) }
      })
      return { kind: 'errors', total: errors.length, problems }
    }
    const report = await reportOf({ ...job, repository }, { written, tree: proposed, ...(since && { since }) })
    onStep('Committing')
    const tree = days ? await treeWithFile(repository, proposed, ledgerFile, days.text) : proposed
    const day = isoDay(now)
    const words = slugOf(message.split('\n')[0] ?? '', 40) || 'change'
    const before = into === undefined ? undefined : await ownProposal(job.repository, into)
    if (before && (await isTreeOf(job.repository, before.commit, tree))) return { kind: 'nothing' }
    const parents = since ? parentsOf(since) : [job.repository.head]
    const commit =
      !before && since === undefined && (await isTreeOf(job.repository, job.repository.head, tree))
        ? job.repository.head
        : await storeCommit(job.repository, { tree, message, parents: before ? [before.commit, ...parents] : parents })
    onStep(repository.remote === undefined ? 'Writing the patch' : 'Pushing to origin')
    const { branch, sent } =
      before && into !== undefined
        ? await sendAgain(repository, { branch: into, commit, day, before })
        : await sendNewBranch(repository, { folder: 'studio', name: `${day}-${words}`, commit, day })
    return {
      kind: 'proposed',
      branch,
      commit,
      report,
      days: days?.pages ?? [],
      sent,
      ...(since && { since: since.words }),
      ...(news.since && unmerged !== undefined && { note: unmergedWords(news.since, unmerged) }),
      ...(news.unasked !== undefined && { unasked: news.unasked }),
    }
  })
