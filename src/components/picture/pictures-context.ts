import { createContext, use } from 'react'
import type { Image } from '../../../schema/image.ts'
import { type Picture, pictureKey } from '../../../schema/picture.ts'

/** Pictures by {@link pictureKey}, made by the picture pipeline before anything is rendered. */
export type PictureTable = Readonly<Record<string, Picture>>

export const PicturesContext = createContext<PictureTable>({})

/** The files of an image. Throws when the pipeline has not made them: a page must never show a broken picture. */
export function usePicture(image: Image): Picture {
  const picture = use(PicturesContext)[pictureKey(image)]
  if (!picture) throw new Error(`No picture was made for ${pictureKey(image)}.`)
  return picture
}
