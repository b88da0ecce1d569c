import sharp from 'sharp'
import type { PicturePair } from './report.ts'

/** What is shown around the part that differs, and of that part at most, in pixels of the page. */
const margin = 64
const most = 1_800
const least = 240
/** Wider pictures are scaled down to this. */
const widest = 1_000

type Pixels = { data: Buffer; height: number; stride: number }

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, height: info.height, stride: info.width * info.channels }
}

const row = ({ data, stride }: Pixels, at: number) => data.subarray(at * stride, (at + 1) * stride)

/** How many rows are the same at the top and, of the others, at the bottom. */
function sameRows(one: Pixels, other: Pixels): { top: number; bottom: number } {
  const rows = Math.min(one.height, other.height)
  let top = 0
  while (top < rows && row(one, top).equals(row(other, top))) top += 1
  let bottom = 0
  while (bottom < rows - top && row(one, one.height - 1 - bottom).equals(row(other, other.height - 1 - bottom)))
    bottom += 1
  return { top, bottom }
}

type Cut = { top: number; height: number }

async function cutOut(png: Buffer, { top, height }: Cut): Promise<string> {
  const { width } = await sharp(png).metadata()
  const part = sharp(png).extract({ left: 0, top, width, height })
  const bytes = await part
    .resize({ width: Math.min(width, widest) })
    .webp({ quality: 76 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/**
 * Two pictures of a page, cut to the rows in which they differ, with a little around them. Of a part that is too tall the
 * top is shown. Gives nothing where they are the same.
 */
export async function cutPair(before: Buffer, after: Buffer): Promise<Omit<PicturePair, 'width'> | undefined> {
  const one = await pixelsOf(before)
  const other = await pixelsOf(after)
  const { top: first, bottom } = sameRows(one, other)
  if (first === one.height && first === other.height) return undefined
  const top = Math.max(0, first - margin)
  const wanted = ({ height }: Pixels) => Math.max(least, Math.min(height, height - bottom + margin) - top)
  const heightOf = (pixels: Pixels) => Math.max(1, Math.min(wanted(pixels), most, pixels.height - top))
  const at = Math.min(top, one.height - 1, other.height - 1)
  return {
    top: at,
    before: await cutOut(before, { top: at, height: heightOf(one) }),
    after: await cutOut(after, { top: at, height: heightOf(other) }),
    more: Math.max(0, Math.max(wanted(one), wanted(other)) - most),
  }
}
