import { join, relative } from 'node:path'
import type { Page } from '../../schema/page.ts'
import { type ExampleSize, exampleName } from '../content/block-types/example-sizes.ts'
import { folderOf } from '../content/block-types/find-blocks.ts'
import { withSlashes } from '../files/with-slashes.ts'

/** The address of the gallery. The pages of blocks lie below it. */
export const galleryPath = '/gallery'

/** The address of an example: the usual one has that of its block. */
export const blockPath = (type: string, size: ExampleSize = 'usual') =>
  `${galleryPath}/${type}${size === 'usual' ? '' : `/${size}`}` as const

/** The file of an example of a block type, from `root`: the site's own, else the engine's. `pages` is absolute. */
export function exampleFile(root: string, pages: string, type: string, size: ExampleSize = 'usual'): string {
  const folder = folderOf(pages, type)?.folder ?? ''
  return withSlashes(relative(root, join(folder, exampleName(size))))
}

type Example = { purpose: string; file: string; block: Page['blocks'][number]; size: ExampleSize }

/** The page of the gallery that shows an example of a block alone. */
export function examplePage(type: string, { purpose, file, block, size }: Example): Page {
  const head = { title: `Block: ${type}`, description: purpose, noindex: true, aliases: [] }
  return { ...head, path: blockPath(type, size), file, blocks: [block] }
}
