import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { sharedPublicFolder } from '../../../pictures/public-folders.ts'
import { git } from './git.ts'
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
