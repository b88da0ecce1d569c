import type { Block } from '../../../schema/block.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { columnsOf, everyBlock, mapBlocks, mapSame, withColumns } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import {
  always,
  holds,
  isEmpty,
  isInLanguage,
  isScheduled,
  overlap,
  type Schedule,
  type Span,
  spanOf,
} from '../../../schema/schedule/schedule.ts'
import { shownMoment } from '../../../schema/schedule/site-time.ts'

/** The page as published at a time, without unpublished blocks; `undefined` if the page itself is unpublished. */
export function pageAt(page: Page, at: number): Page | undefined {
  if (!isScheduled(page) && !everyBlock(page.blocks).some(isScheduled)) return page
  if (!holds(spanOf(page), at)) return undefined
  return { ...page, blocks: blocksAt(page.blocks, at) as Page['blocks'] }
}

/** The page as if neither it nor a block of it were marked as a draft. The rest of their schedules stays. */
export function finished(page: Page): Page {
  const { draft: _, ...rest } = page
  return { ...rest, blocks: mapBlocks(page.blocks, finishedBlock) as Page['blocks'] }
}

function finishedBlock(block: Block): Block {
  if (!block.draft) return block
  const { draft: _, ...rest } = block
  return rest
}

/** The published blocks of a tree; the same list if that is all. */
function blocksAt(blocks: readonly Block[], at: number): readonly Block[] {
  const shown = blocks.filter((block) => holds(spanOf(block), at))
  const inside = mapSame(shown, (block) => withColumns(block, (some) => blocksAt(some as Block[], at)))
  return shown.length === blocks.length && inside === shown ? blocks : inside
}

/** A value without the cards and links in its lists that lead to pages which are gone. */
export function withoutGone<Value>(value: Value, isGone: (href: string) => boolean): Value {
  if (Array.isArray(value))
    return value
      .filter((entry) => !(isMapping(entry) && typeof entry['href'] === 'string' && isGone(entry['href'])))
      .map((entry) => withoutGone(entry, isGone)) as Value
  if (!isMapping(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutGone(entry, isGone)])) as Value
}

/** The unpublished parts of a page at a time, each with the text of its badge: the page, and blocks by id. */
export type Unpublished = { page?: string; blocks: ReadonlyMap<string, string> }

export function unpublishedIn(page: Page, at: number): Unpublished | undefined {
  const words = (schedule: Schedule) => (holds(spanOf(schedule), at) ? undefined : whenShown(schedule, at))
  const own = words(page)
  const blocks = new Map(
    everyBlock(page.blocks).flatMap((block) => {
      const found = words(block)
      return found === undefined ? [] : [[block.id, found] as const]
    }),
  )
  return own === undefined && blocks.size === 0 ? undefined : { ...(own === undefined ? {} : { page: own }), blocks }
}

function whenShown(schedule: Schedule, at: number): string {
  if (schedule.draft) return 'Draft'
  if (!isInLanguage(schedule)) return `Only in ${(schedule.languages ?? []).join(', ')}`
  const { from } = spanOf(schedule)
  return from > at
    ? `From ${shownMoment(schedule.publishAt ?? '')}`
    : `Until ${shownMoment(schedule.unpublishAt ?? '')}`
}

/** A scheduled change of the site. */
export type ScheduledChange = { at: number; path: string; file: string; block?: string; kind: 'publish' | 'unpublish' }

/** Scheduled changes of pages, and of what else has a schedule, after a time, the next first. */
export function changesAfter(
  pages: readonly Page[],
  now: number,
  others: readonly (Schedule & { path: string; file: string })[] = [],
): ScheduledChange[] {
  const of = (schedule: Schedule, within: Span, where: { path: string; file: string; block?: string }) => {
    const { from, until } = overlap(spanOf(schedule), within)
    if (isEmpty({ from, until })) return []
    const changes: ScheduledChange[] = []
    if (from > now && Number.isFinite(from)) changes.push({ at: from, kind: 'publish', ...where })
    if (until > now && Number.isFinite(until)) changes.push({ at: until, kind: 'unpublish', ...where })
    return changes
  }
  const ofOthers = others.flatMap(({ path, file, ...schedule }) => of(schedule, always, { path, file }))
  return pages
    .flatMap((page) => {
      const { path, file } = page
      const span = spanOf(page)
      const inside = (blocks: readonly Block[], around: Span): ScheduledChange[] =>
        blocks.flatMap((block) => {
          const own = isScheduled(block) ? of(block, around, { path, file, block: block.id ?? block.type }) : []
          const nested = columnsOf(block).flatMap((column) =>
            inside(column.blocks as Block[], overlap(around, spanOf(block))),
          )
          return [...own.filter(({ at }) => at > around.from && at < around.until), ...nested]
        })
      return [...of(page, always, { path, file }), ...inside(page.blocks, span)]
    })
    .concat(ofOthers)
    .sort((a, b) => a.at - b.at || (a.path < b.path ? -1 : 1))
}
