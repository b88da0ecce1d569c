import { blockMark } from '../../../render/marks/marks.ts'
import { bodyParts } from '../../body-parts.ts'
import type { FrameView } from '../../wire/page.ts'

/** Blocks of a page by their numbers: from one to before another. Both are the same for a place between two blocks. */
export type BlockRange = { from: number; to: number }

const blockNumber = new RegExp(` ${blockMark}="\\d+"`)

const blocksOf = ({ body }: FrameView): string[] => bodyParts(body).blocks.map((html) => html.replace(blockNumber, ''))

/** A line over what is in a block: an outline would be below a picture that fills it. */
const line = 'content:"";position:absolute;inset:0;z-index:9;border:dashed 4px #d9730d;pointer-events:none'

/** The view with a line around the blocks with these numbers. */
function withOutlines(view: FrameView, numbers: readonly number[]): FrameView {
  if (numbers.length === 0) return view
  const blocks = numbers.map((number) => `[${blockMark}="${number}"]`).join(',')
  return { ...view, styles: `${view.styles}${blocks}{position:relative;&::after{${line}}}` }
}

/** Two versions of a page, each with a line around its blocks that the other lacks, and where those are; none if there are none. */
export function changedBlocks(
  before: FrameView,
  after: FrameView,
): { views: readonly [FrameView, FrameView]; ranges?: readonly [BlockRange, BlockRange] } {
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  if (start === old.length && start === now.length) return { views: [before, after] }
  const numbersIn = (blocks: readonly string[], others: readonly string[]) =>
    blocks.flatMap((html, number) => (others.includes(html) ? [] : [number]))
  return {
    views: [withOutlines(before, numbersIn(old, now)), withOutlines(after, numbersIn(now, old))],
    ranges: [
      { from: start, to: old.length - end },
      { from: start, to: now.length - end },
    ],
  }
}
