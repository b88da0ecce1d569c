import { join, relative } from 'node:path'
import { folderOf } from '../../blocks/find-blocks.ts'
import type { Page } from '../../blocks/page.ts'
import { withSlashes } from '../files/with-slashes.ts'

/** The address of the gallery. The pages of blocks lie below it. */
export const galleryPath = '/gallery'
export const blockPath = (type: string) => `${galleryPath}/${type}` as const
/** The file of the example of a block type, from `root`: the site's own, else the engine's. `pages` is absolute. */
export function exampleFile(root: string, pages: string, type: string): string {
  const folder = folderOf(pages, type)?.folder ?? ''
  return withSlashes(relative(root, join(folder, 'example.yaml')))
}

type Example = { purpose: string; file: string; block: Page['blocks'][number] }

/** The page of the gallery that shows the example of a block alone. */
export function examplePage(type: string, { purpose, file, block }: Example): Page {
  const head = { title: `Block: ${type}`, description: purpose, noindex: true, aliases: [] }
  return { ...head, path: blockPath(type), file, blocks: [block] }
}
