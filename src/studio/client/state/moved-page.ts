import { formatPath } from '../../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../../schema/edit.ts'
import { isWithin } from '../../../content/edit/edit-path.ts'
import { bodyParts } from '../../body-parts.ts'
import type { FrameView, PageModel } from '../../model.ts'
import { movedIndex } from '../sorting/moved-index.ts'

/** The revision of a view that the server has not sent: no document shows it already. */
const noRevision = -1

/** The page with an entry of its list of blocks elsewhere in the list, as it will be once that is written. */
export function movedPage(page: PageModel, { path, to }: Extract<Edit, { kind: 'move' }>): PageModel {
  const { file, list = ['blocks'], view } = page
  const entryOf = (entry: number) => movedIndex(entry, Number(path.at(-1)), Number(to.at(-1)))
  const start = formatPath(list)
  const movedText = (text: string) =>
    text.startsWith(`${start}[`)
      ? start + text.slice(start.length).replace(/^\[(\d+)\]/, (_, entry) => `[${entryOf(Number(entry))}]`)
      : text
  const movedPath = (own: EditPath): EditPath => {
    const entry = own[list.length]
    if (typeof entry !== 'number' || !isWithin(own, list)) return own
    return [...list, entryOf(entry), ...own.slice(list.length + 1)]
  }

  /** The numbers of the blocks, in their new order. */
  const order = page.blocks
    .map((block, index) => ({ index, entry: entryOf(block.entry) }))
    .sort((one, other) => one.entry - other.entry)
  const shownAt = (index: number) => page.blocks[index]?.shown ?? index
  const blocks = order.flatMap(({ index, entry }, position) => {
    const block = page.blocks[index]
    if (!block) return []
    const origins = Object.entries(block.origins).map(([name, origin]) => [
      name,
      origin.file === file ? { file, path: movedPath(origin.path) } : origin,
    ])
    return { ...block, entry, shown: shownAt(position), origins: Object.fromEntries(origins) }
  })
  const from = new Map(order.map(({ index }, position) => [shownAt(position), shownAt(index)]))
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
