import type { Image } from '../../schema/image.ts'
import { type Picture, pictureKey } from '../../schema/picture.ts'
import { type PictureJob, renderPictures } from '../pictures/pipeline.ts'

/**
 * Pictures for whoever writes: made when a page that shows them is first asked for, so that neither the start nor a save
 * waits for those of the other pages. `table` is filled as they are made.
 */
export function createDevPictures(places: Omit<PictureJob, 'images'>) {
  const table: Record<string, Picture> = {}
  /** Of what the pictures in the table were made. */
  const madeFrom = new Map<string, string>()
  let edition = 0

  return {
    table,
    /** Another number whenever a picture of the table may have become another one. */
    edition: () => edition,
    /** Makes those of these images that are not made yet, or were made of something else. */
    async make(images: Iterable<Image>): Promise<void> {
      const wanted = new Map([...images].map((image) => [pictureKey(image), image]))
      const missing = [...wanted].filter(([key, { scene }]) => madeFrom.get(key) !== JSON.stringify(scene ?? null))
      if (missing.length === 0) return
      const made = await renderPictures({ ...places, images: missing.map(([, image]) => image) })
      for (const [key, { scene }] of missing) {
        const picture = made.table[key]
        if (table[key] && JSON.stringify(table[key]) !== JSON.stringify(picture)) edition++
        if (picture) table[key] = picture
        else delete table[key]
        madeFrom.set(key, JSON.stringify(scene ?? null))
      }
    },
    /** A file of a picture was saved or deleted: each is looked at again when it is asked for. */
    forget: () => madeFrom.clear(),
  }
}
