import { realpath } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ownBlocksFolder } from '../../content/block-types/find-blocks.ts'
import { isAbsent } from '../../files/read-text.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { say } from '../words/say.ts'
import { RequestRefused } from './request-guard.ts'

type Content = {
  /** The content folder, absolute. */
  folder: string
  /** Names of its files. */
  names: () => readonly string[]
  /** Path of a file from the root of the repository. */
  fileOf: (name: string) => string
}

/**
 * The name in the content folder and the absolute path of a content file. Refuses every other file: one that the
 * content does not list, and one that a symbolic link puts outside the folder.
 */
export async function contentPath(
  { folder, names, fileOf }: Content,
  file: string,
): Promise<{ name: string; path: string }> {
  const name = withSlashes(relative(fileOf('.'), file))
  if (!name.endsWith('.yaml') || fileOf(name) !== file || !names().includes(name))
    throw new RequestRefused(404, say().server.files.notContent(file))
  const path = join(folder, name)
  await checkInside(folder, await realpath(path), file)
  return { name, path }
}

/** The absolute path of a file that the content folder has, had or can have. Refuses paths outside the folder. */
export async function pathInside(root: string, folder: string, file: string): Promise<string> {
  const path = resolve(root, file)
  if (!path.startsWith(folder + sep)) throw new RequestRefused(403, say().server.files.notInContent(file))
  await checkInside(folder, await closestReal(path), file)
  return path
}

/**
 * The same for a file that a request names and may write. Code stays closed, though the history has it: whoever writes
 * pages would else bring back an earlier version of it, which then runs.
 */
export async function writablePath(root: string, folder: string, file: string): Promise<string> {
  const path = await pathInside(root, folder, file)
  // A system may read `_Blocks` as `_blocks`, and a link may lead there by another name.
  const below = [relative(folder, path), relative(await realpath(folder), await closestReal(path))]
  const closed = relative(folder, ownBlocksFolder(folder))
  if (below.some((name) => isClosed(name.toLowerCase().split(sep), closed)))
    throw new RequestRefused(403, say().server.files.code(file))
  return path
}

const isClosed = ([first = '', ...rest]: readonly string[], closed: string): boolean =>
  first === closed || [first, ...rest].some((name) => name.startsWith('.'))

/** The real path of a file, or of the closest folder above it that exists. */
const closestReal = (path: string): Promise<string> =>
  realpath(path).catch((error: unknown) => {
    if (!isAbsent(error)) throw error
    return closestReal(dirname(path))
  })

async function checkInside(folder: string, target: string, file: string): Promise<void> {
  const below = relative(await realpath(folder), target)
  if (below.startsWith('..') || below.split(sep).includes('..'))
    throw new RequestRefused(403, say().server.files.leadsOut(file))
}
