import type { Page } from '../../../blocks/page.ts'
import type { Block } from '../../../blocks/registry.ts'
import type { Image } from '../../../schema/image.ts'
import { pictureKey } from '../../../schema/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { imagesIn } from '../../content/derive/block-images.ts'

/** The picture to preload: a wide one in the first block of the page. */
export const firstPicture = ({ blocks: [first] }: Page): Image | undefined =>
  first && imagesIn(first).find(({ shape }) => shape === 'wide')

/** Pictures of blocks that many pages share are collected once. */
function* imagesOfBlocks(pages: readonly Page[]): Generator<Image> {
  const seen = new Set<object>()
  for (const { image, blocks } of pages) {
    if (image) yield image
    for (const block of blocks) {
      if (seen.has(block)) continue
      seen.add(block)
      yield* imagesIn(block)
    }
  }
}

/** All pictures of a site: those of its pages, and of the quote dialog. */
export const collectImages = ({ pages, dialog }: { pages: readonly Page[]; dialog?: Block | undefined }): Image[] => [
  ...imagesOfBlocks(pages),
  ...imagesIn(dialog),
]

/** The part of `pictures` that the islands of a page need, as a field of the page's data; nothing without pictures. */
export function picturesFor(
  islands: Readonly<Record<string, object>>,
  pictures: PictureTable,
): { pictures?: PictureTable } {
  const keys = Object.values(islands).flatMap(imagesIn).map(pictureKey)
  const known = keys.flatMap((key) => (pictures[key] ? [[key, pictures[key]] as const] : []))
  return known.length > 0 ? { pictures: Object.fromEntries(known) } : {}
}
