import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
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
  const name = names().find((one) => one.endsWith('.yaml') && fileOf(one) === file)
  if (name === undefined) throw new RequestRefused(404, `${file} is not a file of the content.`)
  const path = join(folder, name)
  const [target, home] = await Promise.all([realpath(path), realpath(folder)])
  const below = relative(home, target)
  if (below.startsWith('..') || below.split(sep).includes('..'))
    throw new RequestRefused(403, `${file} is a link that leads out of the content.`)
  return { name, path }
}
