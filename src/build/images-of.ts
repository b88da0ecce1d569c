import type { Page } from '../../blocks/page.ts'
import type { Block } from '../../blocks/registry.ts'
import type { Image } from '../../schema/image.ts'

const isImage = (value: object): value is Image => 'shape' in value && 'name' in value && 'alt' in value

/** Every picture anywhere in `value`, in the order in which it stands there. */
function* findImages(value: unknown): Generator<Image> {
  if (typeof value !== 'object' || value === null) return
  if (isImage(value)) yield value
  else for (const part of Object.values(value)) yield* findImages(part)
}

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
