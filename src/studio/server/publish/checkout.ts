import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { hasMatrices, prepare, runPlan } from '../../../generate/generate.ts'
import { lockFile } from '../../../generate/lock.ts'
import { touches } from '../../../generate/plan.ts'
import { sharedPublicFolder } from '../../../pictures/public-folders.ts'
import { git } from './git.ts'
import type { Since } from './origin/origin.ts'
import { withOwnIndex } from './own-index.ts'
import type { Repository } from './repository.ts'

/** The content folder from the root of the project; its name alone if it lies elsewhere. */
export function folderBelow(root: string, folder: string): string {
  const path = relative(root, folder)
  return path === '' || path.startsWith('..') ? basename(folder) : path
}

/**
 * Writes the content folder of a commit or a tree to `to`, at `pages` there, with the files that every site gets beside it.
 * `index` is the path of an index that does not exist yet.
 */
export async function writeContent(
  { top, prefix }: Repository,
  { tree, to, pages, root, index }: { tree: string; to: string; pages: string; root: string; index: string },
): Promise<void> {
  const folder = join(to, pages)
  await mkdir(folder, { recursive: true })
  await git(top, ['read-tree', `${tree}:${prefix.replace(/\/$/, '')}`], { index })
  await git(top, ['checkout-index', '--all', '--quiet', `--prefix=${folder}/`], { index })
  const shared = sharedPublicFolder(root)
  const link = sharedPublicFolder(to)
  if (existsSync(shared) && !existsSync(link)) await symlink(shared, link, 'junction')
}

/**
 * A tree with the pages as `generate` writes them from what a template or a matrix has become: two people may have changed it, and
 * pages are generated, and never merged. The content folder of the tree is written at `pages` in `to`, for as long as this takes.
 */
export async function regeneratedTree(
  repository: Repository,
  tree: string,
  { to, pages, root }: { to: string; pages: string; root: string },
): Promise<string> {
  await mkdir(to, { recursive: true })
  await writeContent(repository, { tree, to, pages, root, index: join(to, 'index') })
  const folder = join(to, pages)
  const written = await generateAgain(to, folder)
  if (written.length === 0) return tree
  return withOwnIndex({ ...repository, head: tree }, async (index) => {
    const { top, prefix } = repository
    const there = written.filter((name) => existsSync(join(folder, name)))
    const input = there.map((name) => `${join(folder, name)}\n`).join('')
    const objects = String(await git(top, ['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })).split(
      '\n',
    )
    const gone = written.filter((name) => !there.includes(name))
    const entries = [
      ...there.map((name, at) => `100644 ${objects[at]}\t${prefix}${name}\0`),
      ...gone.map((name) => `0 ${'0'.repeat(tree.length)}\t${prefix}${name}\0`),
    ]
    await git(top, ['update-index', '-z', '--index-info'], { index, input: entries.join('') })
    return String(await git(top, ['write-tree'], { index })).trim()
  })
}

/** Writes what `generate` writes; returns the names of these files. Content with errors stays as it is: they are said elsewhere. */
export async function generateAgain(root: string, folder: string): Promise<string[]> {
  if (!hasMatrices(folder)) return []
  const prepared = await prepare({ root, pages: folder })
  if (prepared.kind !== 'ready' || !prepared.outdated) return []
  await runPlan(prepared)
  return [...prepared.steps.filter(touches).map(({ path }) => path), lockFile]
}

/** Whether both sides have generated pages. */
export const bothGenerated = ({ prefix }: Repository, { paths, own }: Since, names: readonly string[]): boolean =>
  paths.includes(prefix + lockFile) && (own.includes(prefix + lockFile) || names.includes(lockFile))
