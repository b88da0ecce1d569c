import type { BlockPlace } from '../wire/messages.ts'
import type { BlockModel, PageModel } from '../wire/page.ts'
import { type FieldPath, partPath, segmentsOf } from './page-blocks/block-change.ts'
import { type BlockValue, inInnermost, inOutermost } from './page-blocks/block-tree.ts'

/** A path with the entries of lists named as `entries` says; `undefined` in an entry of such a list that has no name there. */
function renamed(entries: Readonly<Record<FieldPath, FieldPath>>, path: FieldPath): FieldPath | undefined {
  const parts = segmentsOf(path)
  for (let length = parts.length; length > 0; length--) {
    const [start, rest] = [parts.slice(0, length), parts.slice(length)].map((some) => some.join('.'))
    const name = start === undefined ? undefined : entries[start]
    if (name !== undefined) return rest ? partPath(name, rest) : name
    const list = `${parts.slice(0, length - 1).join('.')}.`
    const isEntry = typeof parts[length - 1] === 'number'
    if (isEntry && Object.keys(entries).some((one) => one.startsWith(list))) return undefined
  }
  return path
}

/** The path of a value on the page that shows its block; `undefined` if the page does not show it yet. */
export const shownPath = ({ shownEntries = {} }: Pick<BlockModel, 'shownEntries'>, path: FieldPath) =>
  renamed(shownEntries, path)

/** The path in the file of a value that the page shows; of its list if it stands in another file. */
export function writtenPath({ shownEntries = {} }: Pick<BlockModel, 'shownEntries'>, path: FieldPath): FieldPath {
  const entries = Object.fromEntries(Object.entries(shownEntries).map(([written, shown]) => [shown, written]))
  const lists = Object.values(shownEntries).map((shown) => shown.replace(/\.\d+$/, ''))
  return renamed(entries, path) ?? lists.find((list) => path.startsWith(`${list}.`)) ?? path
}

/** The value or the block at a place in the frame: that of the innermost block; `undefined` if it is of no block here. */
export function writtenAs(page: PageModel, { block: shown, path }: BlockPlace): BlockValue | undefined {
  const block = page.blocks.findIndex((one, index) => !one.inside && (one.shown ?? index) === shown)
  const own = page.blocks[block]
  return own && inInnermost(page, { block, path: path === undefined ? undefined : writtenPath(own, path) })
}

/** A value or a block as the frame knows it; without a path if the page does not show it yet. */
export function shownAs(page: PageModel, at: BlockValue): BlockPlace {
  const { block, path } = inOutermost(page, at)
  const own = page.blocks[block]
  return { block: own?.shown ?? block, path: own && path !== undefined ? shownPath(own, path) : path }
}
