import { createContext, use } from 'react'
import type { Image } from '../../../schema/pictures/image.ts'
import { type Picture, pictureKey } from '../../../schema/pictures/picture.ts'

/** Pictures by {@link pictureKey}, which the picture pipeline writes before pages are rendered. */
export type PictureTable = Readonly<Record<string, Picture>>

export const PicturesContext = createContext<PictureTable>({})

/** The files of an image. Throws if the pipeline has not written them: a page must never show a broken picture. */
export function usePicture(image: Image): Picture {
  const picture = use(PicturesContext)[pictureKey(image)]
  if (!picture) throw new Error(`There is no picture for ${pictureKey(image)}.`)
  return picture
}
