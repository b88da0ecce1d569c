import sharp, { type Sharp } from 'sharp'
import type { Focus } from '../../../schema/pictures/image.ts'
import { cropped } from '../../pictures/crop.ts'
import { cardSize } from './card.ts'

/** Link previews omit larger files, some of them above 300 KB; nearly all read JPEG. */
const maxBytes = 100_000
const qualities = [76, 70, 62, 50, 38] as const
/** A tenth of the time of `mozjpeg`, for 75 KB instead of 63. Only link previews load a card. */
const jpeg = { quantisationTable: 3, optimiseCoding: true } as const

/**
 * A card as JPEG of at most 100 KB, in the best quality that fits. The first attempt nearly always fits, so each opens the
 * card itself: `clone()` copies the pixels, and megabytes beside a large heap trigger one full garbage collection after
 * the other.
 */
export async function encodeCard(open: () => Sharp | Promise<Sharp>): Promise<Buffer> {
  for (const quality of qualities) {
    const image = await open()
    const bytes = await image.jpeg({ quality, ...jpeg }).toBuffer()
    if (bytes.length <= maxBytes || quality === qualities.at(-1)) return bytes
  }
  throw new Error('There is no quality to encode a card with.')
}

/** A picture that is the card, without words. */
export const cardPicture = async (picture: Buffer, ground: string, focus?: Focus): Promise<Sharp> =>
  (await cropped(sharp(picture).autoOrient(), cardSize, focus)).flatten({ background: ground }).toColourspace('srgb')
