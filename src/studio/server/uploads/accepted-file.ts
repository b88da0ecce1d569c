import sharp from 'sharp'
import { bytesInWords } from '../../../../schema/writing/bytes-in-words.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'
import { kindOf, kinds, maxPictureBytes } from './file-kind.ts'
import { svgRefusal } from './svg-refusal.ts'

/** Formats of pictures of pixels that may be uploaded, each with the ending of its file. */
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' }

/** A picture without its pixels. The container of AVIF holds pictures of phones too, which browsers do not show. */
async function readHead(bytes: Buffer) {
  const { format, compression, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { format: compression === 'hevc' ? 'heic' : format, pixels: width * height, isMoving: pages > 1 }
}

/** The most pixels of a picture that pages can show: those that sharp reads by default. */
const maxPixels = 0x3fff * 0x3fff

/** Whether a picture can be read to its end: a download that broke off has a beginning only. */
const isWhole = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** The ending of a picture of pixels. Refuses a damaged one, one that moves or is too large to read, and other files. */
async function pictureEnding(bytes: Buffer): Promise<string> {
  const head = await readHead(bytes).catch(() => undefined)
  const ending = head && endings[head.format]
  if (head?.format === 'gif' || (ending && head?.isMoving)) throw new RequestRefused(415, say().server.uploads.moving)
  if (ending === undefined) throw new RequestRefused(415, say().server.uploads.onlyThese)
  if (head && head.pixels > maxPixels) throw new RequestRefused(415, say().server.uploads.tooManyPixels)
  if (!(await isWhole(bytes))) throw new RequestRefused(415, say().server.uploads.damaged)
  return ending
}

/** Where a file goes in `_public/`, and how its name ends, by its bytes. Refuses what pages cannot show or offer, in words. */
export async function acceptedFile(bytes: Buffer, isPicture: boolean): Promise<{ folder: string; ending: string }> {
  const kind = kindOf(bytes)
  const { folder, maxBytes } = kind ? kinds[kind] : { folder: 'images', maxBytes: maxPictureBytes }
  if (bytes.length > maxBytes)
    throw new RequestRefused(413, say().server.uploads.tooLarge(bytesInWords(bytes.length), bytesInWords(maxBytes)))
  if (kind === undefined) return { folder, ending: await pictureEnding(bytes) }
  if (isPicture && kind !== 'svg') throw new RequestRefused(415, say().server.uploads.noPicture)
  const refusal = kind === 'svg' ? svgRefusal(bytes.toString('utf8')) : undefined
  if (refusal !== undefined) throw new RequestRefused(415, say().server.uploads.drawing(refusal))
  if (kind === 'svg' && !(await isWhole(bytes))) throw new RequestRefused(415, say().server.uploads.unreadable)
  return { folder, ending: kind }
}

const isOfPixels = (ending: string) => Object.values(endings).includes(ending.replace('jpeg', 'jpg'))

/** Whether a file can have the ending of another one, as it is or converted. */
export const isFormat = (ending: string, other: string): boolean =>
  ending === other || (isOfPixels(ending) && isOfPixels(other))

/** A file with another ending: a picture of pixels is converted. `undefined` if it cannot have that one. */
export async function inFormat(bytes: Buffer, from: string, to: string): Promise<Buffer | undefined> {
  if (from === to) return bytes
  const format = Object.entries(endings).find(([, one]) => one === to)?.[0]
  if (format === undefined || !isFormat(from, to)) return undefined
  return sharp(bytes)
    .autoOrient()
    .toFormat(format as 'jpeg' | 'png' | 'webp' | 'heif', { ...(format === 'heif' && { compression: 'av1' }) })
    .toBuffer()
}
