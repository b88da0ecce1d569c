import { readFileSync } from 'node:fs'
import { type Image, imageShapes } from '../../../schema/image.ts'
import { pictureKey } from '../../../schema/picture.ts'
import { hashOf } from '../../cache/hash.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import { findPictureFile } from '../../pictures/picture-file.ts'
import { collectImages } from './collect-images.ts'

/** Pictures by their names: hashing what a page says requires no drawing. */
export function namedPictures(site: Pick<LoadedSite, 'pages' | 'dialog' | 'publicFolders'>): PictureTable {
  const pictures: Record<string, PictureTable[string]> = {}
  for (const image of collectImages(site)) {
    const key = pictureKey(image)
    const file = pictures[key] ? undefined : findPictureFile(site.publicFolders, image.name)
    if (pictures[key] || !(file || image.scene)) continue
    const { width, height } = imageShapes[image.shape]
    const src = `/assets/images/${image.name}-${width}.${identityOf(image, file)}.webp`
    pictures[key] = { width, height, src, avif: '', webp: '', blur: 'data:' }
  }
  return pictures
}

/** A different picture has a different name, though not that of its file in a build. */
const identityOf = ({ scene }: Image, file: string | undefined) =>
  hashOf(file === undefined ? JSON.stringify(scene) : readFileSync(file)).slice(0, 10)
