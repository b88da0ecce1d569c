import { formatPath } from '../../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../../schema/edit.ts'
import { isSame, isWithin, parentPath } from '../../../content/edit/edit-path.ts'
import { bodyParts } from '../../body-parts.ts'
import type { FrameView, PageModel } from '../../wire/page.ts'
import { compareEntries, movedEntry } from '../page-blocks/block-tree.ts'

/** The revision of a view that the server has not sent: no document shows it already. */
const noRevision = -1

/**
 * The page with an entry of its own list of blocks elsewhere in this list, as it will be once that is written;
 * `undefined` for a move from or into a column, after which its section is another one.
 */
export function movedPage(page: PageModel, move: Extract<Edit, { kind: 'move' }>): PageModel | undefined {
  const { file, list = ['blocks'], view } = page
  if (![move.path, move.to].every((path) => isSame(parentPath(path), list))) return undefined
  const moved = (path: EditPath) => (isWithin(path, list) && path.length > list.length ? movedEntry(path, move) : path)
  const start = formatPath(list)
  const movedText = (text: string) =>
    text.startsWith(`${start}[`)
      ? text.slice(start.length).replace(/^\[(\d+)\]/, (_, entry) => formatPath(moved([...list, Number(entry)])))
      : text

  /** The numbers of the blocks, in their new order. */
  const order = page.blocks
    .map((block, index) => ({ index, entry: moved(block.entry) }))
    .sort((one, other) => compareEntries(one.entry, other.entry))
  const numbers = new Map(order.map(({ index }, position) => [index, position]))
  const ofPage = page.blocks.filter(({ inside }) => !inside)
  const shownAt = ofPage.map(({ shown }, index) => shown ?? index)
  const from = new Map<number, number>()
  const blocks = order.flatMap(({ index, entry }) => {
    const block = page.blocks[index]
    if (!block) return []
    const origins = Object.entries(block.origins).map(([name, origin]) => [
      name,
      origin.file === file ? { file, path: moved(origin.path) } : origin,
    ])
    const changed = { ...block, entry, origins: Object.fromEntries(origins) }
    if (block.inside) return { ...changed, inside: { ...block.inside, block: numbers.get(block.inside.block) ?? 0 } }
    const shown = shownAt[from.size] ?? 0
    from.set(shown, block.shown ?? ofPage.indexOf(block))
    return { ...changed, shown }
  })
  return {
    ...page,
    blocks,
    diagnostics: page.diagnostics.map((one) => (one.file === file ? { ...one, path: movedText(one.path) } : one)),
    ...(view && { view: movedView(view, from) }),
  }
}

/** A view with other blocks at some numbers: `from` has the number of each until now. */
function movedView(view: FrameView, from: ReadonlyMap<number, number>): FrameView {
  const { before, blocks, after } = bodyParts(view.body)
  const moved = blocks.map((html, number) => blocks[from.get(number) ?? number] ?? html)
  return { ...view, revision: noRevision, body: before + moved.join('') + after }
}
