import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '../engine/content/folder.ts'
import { linkPackages } from './link-packages.ts'

/** The site in `tests/sites` with blocks of its own. */
const ownBlocksSite = join(import.meta.dirname, '../sites/own-blocks')

/** A repository with a content folder of these files, where the engine is installed, so that its blocks can import it. */
export async function folderWithEngine(files: Record<string, string>) {
  const folder = await contentFolder(files)
  await linkPackages(folder.root, { engine: true })
  return folder
}

/** The same with the blocks of the site in `tests/sites`. */
export async function folderWithOwnBlocks(files: Record<string, string>) {
  const folder = await folderWithEngine(files)
  await cp(join(ownBlocksSite, '_blocks'), join(folder.root, 'pages/_blocks'), { recursive: true })
  return folder
}
