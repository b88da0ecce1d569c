import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ContentFolder, LoadedSite } from '../../../src/content/load/load.ts'

const shared = join(import.meta.dirname, '../errors/_shared')

/** A repository with a content folder of the given files and the sample data; it is gone after the test. */
export async function contentFolder(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'marquee-content-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await cp(shared, join(root, 'pages/_data'), { recursive: true })
  const write = async (name: string, text: string) => {
    const path = join(root, 'pages', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const [name, text] of Object.entries(files)) await write(name, text)
  return { root, write, remove: (name: string) => rm(join(root, 'pages', name)) }
}

/** A page with the given title and blocks. */
export const pageText = (title: string, blocks: string, more = '') =>
  `title: ${title}\ndescription: ${title} in one or two plain sentences that search engines can show in full, word for word.\n${more}blocks:\n${blocks}`

/** Loads the site after one file was saved, created or deleted. `file` is a path from the root. */
export async function changed(content: ContentFolder, file: string): Promise<LoadedSite> {
  await content.listChanged(file)
  return content.assemble()
}
