import { treeWithFile } from '../commits.ts'
import { git, zeroSeparated } from '../git.ts'
import { withOwnIndex } from '../own-index.ts'
import type { Repository } from '../repository.ts'
import type { Merged } from './merge-origin.ts'
import type { Since } from './origin.ts'

/** The input of `update-index --index-info` for files that commits of this branch have changed or deleted since the merge base. */
async function entriesSince({ top, head }: Repository, base: string, paths: ReadonlySet<string>): Promise<string> {
  const parts = zeroSeparated(await git(top, ['diff-tree', '-r', '-z', '--no-renames', base, head]))
  let entries = ''
  for (let at = 0; at < parts.length; at += 2) {
    const [[, mode, , object] = [], path = ''] = [parts[at]?.split(' '), parts[at + 1]]
    if (paths.has(path)) entries += `${mode} ${object}\t${path}\0`
  }
  return entries
}

/**
 * Stores the files of the newest commit of `origin` (theirs) with the changes of this branch (ours) since the merge base, and
 * returns their tree. A file that both have changed is the one of `committed`.
 */
export async function joinedTree(
  repository: Repository,
  { since, committed }: { since: Since; committed: Merged['committed'] },
): Promise<string> {
  const theirs = new Set(since.paths)
  const alone = new Set(since.own.filter((path) => !theirs.has(path)))
  const { top } = repository
  let tree = await withOwnIndex({ ...repository, head: since.commit }, async (index) => {
    const input = await entriesSince(repository, since.base, alone)
    if (input !== '') await git(top, ['update-index', '-z', '--index-info'], { index, input })
    return (await git(top, ['write-tree'], { index })).toString('utf8').trim()
  })
  for (const [name, bytes] of committed) tree = await treeWithFile(repository, tree, name, bytes)
  return tree
}
