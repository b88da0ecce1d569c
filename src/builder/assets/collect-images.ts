import { readFileSync } from 'node:fs'
import type { Block } from '../../../schema/block.ts'
import { type HeaderEntry, menuPictures } from '../../../schema/layout/header.ts'
import type { Page } from '../../../schema/page.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import { imageShapes } from '../../../schema/pictures/picture-sizes.ts'
import { shortHash } from '../../cache/hash.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { imagesIn } from '../../content/derive/block-images.ts'
import { imagesOf } from '../../content/derive/page-summary.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { fileOfPicture } from '../../pictures/picture-file.ts'

/** The picture to preload: a wide one in the first block of the page. */
export const firstPicture = ({ blocks: [first] }: Page): Image | undefined =>
  first && imagesIn(first).find(({ shape }) => shape === 'wide')

/** What shows pictures: pages, and what all of them share. */
type WithPictures = { pages: readonly Page[]; dialog?: Block | undefined; header?: readonly HeaderEntry[] }

/** All pictures of a site: those of its pages, of the quote dialog, and of the menus. */
export const collectImages = ({ pages, dialog, header = [] }: WithPictures): Image[] => [
  ...pages.flatMap(imagesOf),
  ...imagesIn(dialog),
  ...menuPictures(header),
]

/** Pictures by their names: hashing a file requires no encoding. */
export function namedPictures(site: Pick<LoadedSite, 'pages' | 'dialog' | 'header' | 'publicFolders'>): PictureTable {
  const pictures: Record<string, PictureTable[string]> = {}
  for (const image of collectImages(site)) {
    const key = pictureKey(image)
    const file = pictures[key] ? undefined : fileOfPicture(site.publicFolders, image)
    if (pictures[key] || (file === undefined && image.shape === 'text')) continue
    const { width, height } = imageShapes[image.shape]
    const src = `/assets/images/${image.name}-${width}.${identityOf(file)}.webp`
    pictures[key] = { width, height, src, avif: '', blur: 'data:' }
  }
  return pictures
}

/** A different picture has a different name, though not that of its file in a build. */
const identityOf = (file: string | undefined) => shortHash(file === undefined ? '' : readFileSync(file))
