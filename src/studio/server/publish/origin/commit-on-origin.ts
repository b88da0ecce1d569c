import type { CommitOutcome, OriginChoices } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import type { Bytes } from '../../merging/merge-file.ts'
import { type ChangedFile, changedFiles } from '../changed-files.ts'
import { bothGenerated, generateAgain, regeneratedTree } from '../checkout.ts'
import { commitFiles, moveBranch, movedMeanwhile, pathsOf, storeCommit, storeTree, treeWithFile } from '../commits.ts'
import { GitRefused, gitLine } from '../git.ts'
import { withScratch } from '../own-index.ts'
import { type Repository, refusedCommit } from '../repository.ts'
import { differing } from './branches.ts'
import { joinedTree } from './joined-tree.ts'
import { type Merged, mergeOrigin, withAdded } from './merge-origin.ts'
import type { OriginNews, Since } from './origin.ts'
import { touchedOf, updateFiles } from './update-files.ts'

/** That what others have published is not merged, and what to do. */
export const unmergedWords = ({ words }: Since, path: string): string => say().server.publishing.unmerged(words, path)

type Commit = {
  files: readonly ChangedFile[]
  message: string
  choices: OriginChoices
  /** The titles of pages as visitors read them, by address. */
  titles: ReadonlyMap<string, string>
  /** Files as they were when they were published from here. */
  bases?: ReadonlyMap<string, Bytes>
}

/**
 * Stores files as they are on the disk, merged with what came from `origin`. `joined` is the tree of both branches, `tree` the
 * same with these files.
 */
export async function treeOnOrigin(
  repository: Repository,
  { since, paths, merged }: { since: Since; paths: readonly string[]; merged: Merged },
): Promise<{ joined: string; tree: string }> {
  const joined = await joinedTree(repository, { since, committed: merged.committed })
  const onJoined = { ...repository, head: joined }
  let tree = await storeTree(
    onJoined,
    paths.filter((path) => !merged.files.has(path)),
  )
  for (const path of withAdded(paths, merged))
    if (merged.files.has(path)) tree = await treeWithFile(onJoined, tree, path, merged.files.get(path))
  return { joined, tree }
}

/**
 * What a commit on top of `origin` is a child of: also of the commits of this branch that are not there. What is published comes first, so
 * that first parents are what was published before.
 */
export const parentsOf = ({ base, from, commit }: Since): string[] => (base === from ? [commit] : [commit, from])

/** Whether a commit has this tree: then the tree has nothing that is not committed already. */
export const isTreeOf = async ({ folder }: Repository, commit: string, tree: string): Promise<boolean> =>
  (await gitLine(folder, ['rev-parse', `${commit}^{tree}`])) === tree

/**
 * Commits files on the current branch, on top of what others have pushed to `origin` since. Working files that nobody
 * has touched become as they are there, all others are merged; what both have changed is a question first. Without files it
 * only brings the branch and the files up to date.
 */
export async function commitOnOrigin(
  repository: Repository,
  { files, message, choices, titles, bases }: Commit,
  { since, unasked }: OriginNews,
): Promise<CommitOutcome> {
  // A workspace only follows the site: its server commits.
  const isFollowing = repository.published !== undefined && files.length === 0
  const wrong = isFollowing ? undefined : refusedCommit(repository)
  if (wrong !== undefined) throw new GitRefused(wrong)
  if (since === undefined && files.length === 0) {
    if (unasked !== undefined) throw new GitRefused(unasked)
    return { kind: 'nothing', commit: repository.head, branch: repository.branch ?? '' }
  }
  if (since === undefined) {
    const committed = await commitFiles(repository, files, message)
    return { kind: 'committed', ...committed, ...(unasked !== undefined && { unasked }) }
  }
  const { top, prefix, head, branch = '' } = repository
  if (since.from !== head) throw movedMeanwhile(branch)
  const touched = await touchedOf(repository, since.paths)
  const outside = touched.find((path) => !path.startsWith(prefix)) ?? since.unmerged
  if (outside !== undefined && files.length === 0) throw new GitRefused(unmergedWords(since, outside))
  if (outside !== undefined) {
    return {
      kind: 'committed',
      ...(await commitFiles(repository, files, message)),
      note: unmergedWords(since, outside),
    }
  }
  // Also what is not ticked: without their changes it would take them back with the next commit.
  const names = pathsOf(await changedFiles(repository))
  const paths = pathsOf(files)
  const merged = await mergeOrigin(repository, {
    since,
    names,
    ticked: paths,
    choices,
    titles,
    ...(bases && { bases }),
  })
  if (merged.conflicts.length > 0) return { kind: 'conflicts', since: since.words, conflicts: merged.conflicts }
  const { joined, tree: joint } = await treeOnOrigin(repository, { since, paths, merged })
  const areGenerated = bothGenerated(repository, since, names)
  const tree =
    areGenerated && !isFollowing
      ? await withScratch((to) => regeneratedTree(repository, joint, { to, pages: 'pages', root: top }))
      : joint
  const isNothing = isFollowing || (since.base === head && (await isTreeOf(repository, since.commit, tree)))
  const commit = isNothing ? since.commit : await storeCommit(repository, { tree, message, parents: parentsOf(since) })
  // Files first: should this end in between, they are changes that are not committed, and nothing is lost.
  await updateFiles(repository, { since, joined, touched, merged })
  if (areGenerated) await generateAgain(top, repository.folder)
  const all = await differing(repository, head, commit)
  const note = await moveBranch({ ...repository, folder: top }, { commit, message, paths: all })
  const kind = isNothing ? 'nothing' : 'committed'
  return { kind, commit, branch, since: since.words, ...(note !== undefined && { note }) }
}
