import type { Page } from '../../../blocks/page.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import {
  always,
  holds,
  isEmpty,
  isInside,
  isScheduled,
  overlap,
  type Schedule,
  type Span,
  spanOf,
} from '../../../schema/schedule.ts'
import { type Container, childPosition } from '../parse/source-position.ts'
import { diagnose, spotOf } from '../validate/diagnose.ts'
import { addressOf, type FoundLink } from '../validate/link-checks.ts'

/** The page as published at a time, without unpublished blocks; `undefined` if the page itself is unpublished. */
export function pageAt(page: Page, at: number): Page | undefined {
  if (!isScheduled(page) && !page.blocks.some(isScheduled)) return page
  if (!holds(spanOf(page), at)) return undefined
  return { ...page, blocks: page.blocks.filter((block) => holds(spanOf(block), at)) }
}

/** The unpublished parts of a page at a time, each with the text of its badge: the page, and blocks by id. */
export type Unpublished = { page?: string; blocks: ReadonlyMap<string, string> }

export function unpublishedIn(page: Page, at: number): Unpublished | undefined {
  const words = (schedule: Schedule) => (holds(spanOf(schedule), at) ? undefined : whenShown(schedule, at))
  const own = words(page)
  const blocks = new Map(
    page.blocks.flatMap((block) => {
      const found = words(block)
      return found === undefined ? [] : [[block.id, found] as const]
    }),
  )
  return own === undefined && blocks.size === 0 ? undefined : { ...(own === undefined ? {} : { page: own }), blocks }
}

function whenShown(schedule: Schedule, at: number): string {
  if (schedule.draft) return 'Draft'
  const { from } = spanOf(schedule)
  return from > at ? `From ${schedule.publishAt}` : `Until ${schedule.unpublishAt}`
}

/** A page or block whose schedule ends before it begins. */
export function scheduleDiagnostics(written: Container, schedule: Schedule, block?: string): Diagnostic[] {
  const { publishAt, unpublishAt } = schedule
  const place = childPosition(written, 'unpublishAt')
  if (publishAt === undefined || unpublishAt === undefined || place === undefined) return []
  if (!isEmpty(spanOf({ publishAt, unpublishAt }))) return []
  return [diagnose('never-published', spotOf(place, block), { publishAt, unpublishAt })]
}

/** The facts of a page for checking links over time: `scheduled` are the links of blocks with a schedule. */
export type TimedPage = {
  path: string
  aliases: readonly { alias: string }[]
  page?: Page
  links: readonly FoundLink[]
  scheduled: readonly { links: readonly FoundLink[]; span: Span }[]
}

/** Spans of the pages with a schedule, by path and alias. */
function spansOf(pages: readonly TimedPage[]): Map<string, { span: Span; schedule: Schedule }> {
  const spans = new Map<string, { span: Span; schedule: Schedule }>()
  for (const { path, aliases, page } of pages)
    if (page && isScheduled(page))
      for (const address of [path, ...aliases.map(({ alias }) => alias)])
        spans.set(address, { span: spanOf(page), schedule: page })
  return spans
}

/**
 * Links that are published at any time from now on while their page is not. They are reported in advance, so that no
 * scheduled build fails.
 */
export function linksToUnpublished(
  pages: readonly TimedPage[],
  onEveryPage: readonly FoundLink[],
  now: number,
): Diagnostic[] {
  const targets = spansOf(pages)
  if (targets.size === 0) return []
  const future: Span = { ...always, from: now }
  const check = (links: readonly FoundLink[], span: Span) =>
    links.flatMap(({ href, place }) => {
      const target = targets.get(addressOf(href) ?? '')
      const shown = overlap(span, future)
      if (target === undefined || isInside(shown, target.span)) return []
      return [diagnose('link-to-unpublished', spotOf(place), { href, ...target.schedule })]
    })
  return [
    ...check(onEveryPage, always),
    ...pages.flatMap(({ page, links, scheduled }) => {
      if (page === undefined) return []
      const own = spanOf(page)
      const timed = new Set(scheduled.flatMap((one) => one.links))
      return [
        ...check(
          links.filter((link) => !timed.has(link)),
          own,
        ),
        ...scheduled.flatMap((one) => check(one.links, overlap(one.span, own))),
      ]
    }),
  ]
}

/** A scheduled change of the site. */
export type Change = { at: number; path: string; file: string; block?: string; kind: 'appears' | 'goes' }

/** Scheduled changes after a time, the next first. */
export function changesAfter(pages: readonly Page[], now: number): Change[] {
  const of = (schedule: Schedule, within: Span, where: { path: string; file: string; block?: string }) => {
    const { from, until } = overlap(spanOf(schedule), within)
    if (isEmpty({ from, until })) return []
    const changes: Change[] = []
    if (from > now && Number.isFinite(from)) changes.push({ at: from, kind: 'appears', ...where })
    if (until > now && Number.isFinite(until)) changes.push({ at: until, kind: 'goes', ...where })
    return changes
  }
  return pages
    .flatMap((page) => {
      const { path, file } = page
      const span = spanOf(page)
      const inside = page.blocks.flatMap((block) =>
        isScheduled(block) ? of(block, span, { path, file, block: block.id }) : [],
      )
      return [...of(page, always, { path, file }), ...inside.filter(({ at }) => at > span.from && at < span.until)]
    })
    .sort((a, b) => a.at - b.at || (a.path < b.path ? -1 : 1))
}
