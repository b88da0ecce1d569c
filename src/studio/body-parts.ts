import { blockMark } from '../render/marks/marks.ts'

const blockStart = new RegExp(`(?=<section ${blockMark}="\\d+")`)

/** The HTML of the blocks of a body with marks, and what is before and after them. */
export function bodyParts(body: string): { before: string; blocks: string[]; after: string } {
  const [before = '', ...blocks] = body.split(blockStart)
  const last = blocks.pop()
  if (last === undefined) return { before, blocks, after: '' }
  const end = last.lastIndexOf('</main>')
  return { before, blocks: [...blocks, last.slice(0, end)], after: last.slice(end) }
}
