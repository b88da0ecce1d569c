import type { Page } from '../../blocks/page.ts'
import type { Block } from '../../blocks/registry.ts'
import { findImages, type Image } from '../../schema/image.ts'

/** The picture to preload: a wide one in the first block of the page. */
export const firstPicture = (page: Page): Image | undefined =>
  findImages(page.blocks[0]).find(({ shape }) => shape === 'wide')

/** The pictures of blocks that stand on many pages are looked for once. */
function* imagesOfBlocks(pages: readonly Page[]): Generator<Image> {
  const seen = new Set<object>()
  for (const { image, blocks } of pages) {
    if (image) yield image
    for (const block of blocks) {
      if (seen.has(block)) continue
      seen.add(block)
      yield* findImages(block)
    }
  }
}

/** All pictures of a site: those of its pages, and of what stands in the quote dialog. */
export const imagesOf = ({ pages, dialog }: { pages: readonly Page[]; dialog?: Block | undefined }): Image[] => [
  ...imagesOfBlocks(pages),
  ...findImages(dialog),
]
