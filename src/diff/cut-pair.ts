import sharp from 'sharp'
import { pairsBy } from '../content/compare/pairs.ts'
import type { PicturePair } from './report.ts'

/** Pixels around a difference, and the minimum and maximum height of a picture, in pixels of the page. */
const margin = 120
const maxHeight = 1_400
const minHeight = 400
/** Wider pictures are scaled down to this. */
const widest = 1_000
/** How many differences of a page are shown. */
const maxPlaces = 5

/** A block of a page, or the whole page, in pixels from the top. */
type BlockBox = { id: string; type: string; top: number; height: number }

/** A screenshot, and the positions of the blocks. */
export type Shot = { png: Buffer; blocks: readonly BlockBox[] }

type Pixels = { data: Buffer; width: number; height: number; stride: number }

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, stride: info.width * info.channels }
}

/** Some rows of a picture. */
type Part = { pixels: Pixels; top: number; height: number }

function partAt(pixels: Pixels, place: BlockBox | undefined): Part | undefined {
  if (!place) return undefined
  const top = Math.min(Math.max(0, Math.round(place.top)), pixels.height)
  const height = Math.min(Math.round(place.height), pixels.height - top)
  return height > 0 ? { pixels, top, height } : undefined
}

const row = ({ pixels: { data, stride }, top }: Part, at: number) =>
  data.subarray((top + at) * stride, (top + at + 1) * stride)

/** How many rows are equal at the top and, of the rest, at the bottom. */
function sameRows(one: Part, other: Part): { start: number; end: number } {
  const rows = Math.min(one.height, other.height)
  let start = 0
  while (start < rows && row(one, start).equals(row(other, start))) start += 1
  let end = 0
  while (end < rows - start && row(one, one.height - 1 - end).equals(row(other, other.height - 1 - end))) end += 1
  return { start, end }
}

type Cut = { from: number; height: number; more: number }

/** The rows to show: those that differ, with a margin. If there are too many, the top ones. */
function cutOf({ height }: Part, { start, end }: { start: number; end: number }): Cut {
  const from = Math.min(Math.max(0, start - margin), Math.max(0, height - minHeight))
  const needed = Math.min(height - from, Math.max(minHeight, height - end + margin - from))
  return { from, height: Math.min(needed, maxHeight), more: Math.max(0, needed - maxHeight) }
}

async function draw({ pixels, top }: Part, { from, height }: Cut): Promise<string> {
  const { data, width, stride } = pixels
  const rows = data.subarray((top + from) * stride, (top + from + height) * stride)
  const bytes = await sharp(rows, { raw: { width, height, channels: 3 } })
    .resize({ width: Math.min(width, widest) })
    .webp({ quality: 76 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

type Pictures = Omit<PicturePair, 'width'>

/** A block before and after, cropped to where it differs; `undefined` if it is the same. */
async function cutPlace(type: string, one: Part | undefined, other: Part | undefined): Promise<Pictures | undefined> {
  const same = one && other ? sameRows(one, other) : { start: 0, end: 0 }
  if (one && other && same.start === one.height && same.start === other.height) return undefined
  const cuts = [one && cutOf(one, same), other && cutOf(other, same)] as const
  const top = other ? other.top + (cuts[1]?.from ?? 0) : (one?.top ?? 0) + (cuts[0]?.from ?? 0)
  return {
    type,
    top,
    ...(one && cuts[0] && { before: await draw(one, cuts[0]) }),
    ...(other && cuts[1] && { after: await draw(other, cuts[1]) }),
    more: Math.max(cuts[0]?.more ?? 0, cuts[1]?.more ?? 0),
  }
}

const whole = ({ height }: Pixels): BlockBox => ({ id: '', type: 'whole page', top: 0, height })

/**
 * The visible differences of two screenshots of a page, block by block: a block that grew pushes the others down, which
 * does not count as a difference of those. If no block differs, the pages are compared as a whole. `mayDiffer` excludes
 * blocks that are the same: moved by half a pixel, they would look different.
 */
export async function cutPairs(before: Shot, after: Shot, mayDiffer = (_id: string) => true): Promise<Pictures[]> {
  const one = await pixelsOf(before.png)
  const other = await pixelsOf(after.png)
  const pairs: Pictures[] = []
  for (const { key, ...block } of pairsBy(before.blocks, after.blocks, ({ id }) => id)) {
    if (!mayDiffer(key)) continue
    const type = (block.after ?? block.before)?.type ?? ''
    const pair = await cutPlace(type, partAt(one, block.before), partAt(other, block.after))
    if (pair) pairs.push(pair)
    if (pairs.length === maxPlaces) return pairs
  }
  if (pairs.length > 0) return pairs
  const pair = await cutPlace('whole page', partAt(one, whole(one)), partAt(other, whole(other)))
  return pair ? [pair] : []
}
