import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../../../schema/page.ts'
import { pairsBy } from '../../../content/compare/pairs.ts'
import { valueChanges } from '../../../content/compare/value-changes.ts'
import type { Content } from '../../../content/load/load.ts'
import type { PageResult } from '../../../content/load/page-result.ts'
import { blockMark } from '../../../render/marks/marks.ts'
import type { ShownPlace } from '../../wire/effects.ts'
import type { FrameView } from '../../wire/page.ts'
import type { ViewOf } from '../models/content-models.ts'
import { changeWords } from '../publish/change-words.ts'
import { shownParts } from './page-pairs.ts'
import type { PlacePage } from './place-pages.ts'

type State = { result: PageResult | undefined; view: Promise<FrameView | undefined> | undefined }
type Side = { page: Page | undefined; view: FrameView | undefined }

/** The ids of the blocks that differ, or are on one side only. */
function changedBlocks(before: Page | undefined, after: Page | undefined): ReadonlySet<string> {
  const pairs = pairsBy(before?.blocks ?? [], after?.blocks ?? [], ({ id }) => id)
  return new Set(pairs.flatMap(({ key, before, after }) => (isDeepStrictEqual(before, after) ? [] : [key])))
}

/** The start of a block of a page in a view. Those in columns are no starts. */
const blockStart = new RegExp(`(?=<section ${blockMark}="\\d+")`)

/** The HTML of some blocks of a page. */
function blocksHtml({ page, view }: Side, ids: ReadonlySet<string>): string | undefined {
  if (!page || !view) return undefined
  const main = view.body.slice(0, view.body.lastIndexOf('</main>'))
  const [, ...blocks] = main.split(blockStart)
  return blocks.filter((_, index) => ids.has(page.blocks[index]?.id ?? '')).join('')
}

/** What changes on a page, in words. */
function changesOf(before: Page | undefined, after: Page | undefined): ShownPlace['changes'] {
  const from = before ? shownParts(before) : {}
  const to = after ? shownParts(after) : {}
  return valueChanges(from, to).map((change) => changeWords(change, [from, to]))
}

type Request = {
  /** The content as it is, and with texts that are not written; the same if there are none. */
  content: { before: Content; after: Content }
  viewOf: ViewOf | undefined
  /** The same for pages as they are: those were rendered before. */
  viewBefore: ViewOf | undefined
  /** The time as of which the pages are shown; now if it is missing. */
  at: number | undefined
  /** The block that is shown where none changes, by its number in the list of the page. */
  blockOf: (page: PlacePage) => number
}

const sideOf = async ({ result, view }: Partial<State> = {}): Promise<Side> => ({
  page: result?.page,
  view: await view,
})

/** Pages as they are and as they would be, with the HTML of the blocks that change. */
export async function shownPlaces(
  pages: readonly PlacePage[],
  { content: { before: current, after: changed }, viewOf, viewBefore, at, blockOf }: Request,
): Promise<{ places: ShownPlace[]; results: (PageResult | undefined)[]; styles: string }> {
  const stateIn =
    (content: Content) =>
    ({ one }: PlacePage): State => {
      const result = content.pageOf(one)
      const render = content === current ? viewBefore : viewOf
      return { result, view: result?.page && render?.(result.page, content, one.name, at) }
    }
  const after = pages.map(stateIn(changed))
  const before = changed === current ? after : pages.map(stateIn(current))
  /** The id of the block that is shown where none changes. */
  function restingBlock(place: PlacePage, page: Page | undefined): ReadonlySet<string> {
    const number = current.sourcesOf(place.one)?.blocks.findIndex(({ entry }) => entry[1] === blockOf(place)) ?? -1
    const block = page?.blocks[Math.max(0, number)]
    return new Set(block ? [block.id] : [])
  }
  let styles = ''
  const places = pages.map(async (place, index): Promise<ShownPlace> => {
    const [old, now] = await Promise.all([sideOf(before[index]), sideOf(after[index])])
    // The styles grow with each block that was rendered.
    for (const { view } of [old, now]) if (view && view.styles.length > styles.length) styles = view.styles
    const differing = changedBlocks(old.page, now.page)
    const ids = differing.size > 0 ? differing : restingBlock(place, now.page)
    const from = blocksHtml(old, ids)
    const to = blocksHtml(now, ids)
    return {
      address: place.one.name,
      name: place.name,
      hasOwnWords: changed !== current && place.hasOwnWords,
      hasErrors: now.page === undefined,
      changes: changesOf(old.page, now.page),
      ...(from !== undefined && { before: from }),
      ...(to !== undefined && { after: to }),
    }
  })
  return { places: await Promise.all(places), results: after.map(({ result }) => result), styles }
}
