import { blockMark } from '../../../render/marks/marks.ts'
import type { BlockRange } from './changed-blocks.ts'

/** A part of a page from its top, and how high the whole is, in pixels of the page. */
export type PicturePart = { top: number; height: number; whole: number }

/** How much of the page shows around changed blocks, and around a place between two, in pixels of the page. */
const margin = 48
const marginOfPlace = 240

/** How high a page is at most. The frame is as high as its page, and a block that is as high as its window grows with the frame. */
const maxHeight = 20_000

/** Where blocks are in the document of a frame, or the whole page without them. */
export function partOf({ body }: Document, range: BlockRange | undefined): PicturePart | undefined {
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
  // The body itself is at least as high as its window, which is as high as the page.
  const bottom = boxOf(body.querySelector(':scope > footer') ?? body.querySelector('main'))?.bottom
  if (!bottom) return undefined
  const whole = Math.min(bottom, maxHeight)
  if (!range) return { top: 0, height: whole, whole }
  const blocks = [...body.querySelectorAll(`[${blockMark}]`)]
  const start = boxOf(blocks[range.from])?.top ?? boxOf(blocks.at(-1))?.bottom ?? 0
  const isPlace = range.to === range.from
  const end = isPlace ? start : (boxOf(blocks[range.to - 1])?.bottom ?? start)
  const around = isPlace ? marginOfPlace : margin
  const top = Math.min(Math.max(0, start - around), whole)
  return { top, height: Math.min(whole, end + around) - top, whole }
}
