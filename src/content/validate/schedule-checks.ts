import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import type { Calendar } from '../../../schema/schedule/dated.ts'
import {
  always,
  isEmpty,
  isInside,
  isScheduled,
  overlap,
  type Schedule,
  type Span,
  spanOf,
} from '../../../schema/schedule/schedule.ts'
import { momentMs } from '../../../schema/schedule/site-time.ts'
import type { Site } from '../../../schema/site/site.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { type Container, childPosition } from '../parse/source-position.ts'
import type { LinkReference } from '../resolve/contents.ts'
import { addressOf } from './addresses/link-checks.ts'

/** A page or block whose schedule ends before it begins. */
export function scheduleDiagnostics(written: Container, schedule: Schedule, block?: string): Diagnostic[] {
  const { publishAt, unpublishAt } = schedule
  const position = childPosition(written, 'unpublishAt')
  if (publishAt === undefined || unpublishAt === undefined || position === undefined) return []
  if (!isEmpty(spanOf({ publishAt, unpublishAt }))) return []
  return [diagnose('never-published', valueRange(position, block), { publishAt, unpublishAt })]
}

/** Languages of a page, a block or an entry that the site does not have. */
export function whereDiagnostics(
  written: Container,
  { languages }: Pick<Site, 'languages'>,
  block?: string,
): Diagnostic[] {
  const where: unknown = Reflect.get(written, 'languages')
  if (!Array.isArray(where)) return []
  const tags = languages.map(({ tag }) => tag)
  return where.flatMap((tag: unknown, index) => {
    const position = childPosition(where, index)
    if (typeof tag !== 'string' || position === undefined || tags.includes(tag)) return []
    return [diagnose('unlisted-language', valueRange(position, block), { tag, tags })]
  })
}

/** The day of a post that is to come, if nothing else holds the page back until then. */
export function dayToCome({ published, publishAt, draft }: Dated, calendar: Calendar): string | undefined {
  if (published === undefined || draft) return undefined
  return published > calendar.today && (publishAt === undefined || momentMs(publishAt) < momentMs(published))
    ? published
    : undefined
}

type Dated = Schedule & { published?: string | undefined }

/** A warning that a post is left out until its day. */
export function postDiagnostics(head: Container, data: Dated, calendar: Calendar): Diagnostic[] {
  const day = dayToCome(data, calendar)
  const position = childPosition(head, 'published')
  return day === undefined || position === undefined ? [] : [diagnose('post-to-come', valueRange(position), { day })]
}

/**
 * Whether a link is that of a card that a list of records has by itself: its address comes from a matrix. Such a card is left out
 * while its page is not published.
 */
export const isOfMatrix = ({ position }: LinkReference): boolean =>
  /(?:^|\/)_data\/coverage\//.test(position.source.file)

/** The facts of a page for checking links over time: `scheduled` are the links of blocks with a schedule. */
export type TimedPage = {
  path: string
  aliases: readonly { alias: string }[]
  page?: Page
  links: readonly LinkReference[]
  scheduled: readonly { links: readonly LinkReference[]; span: Span }[]
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
export function unpublishedLinkDiagnostics(
  pages: readonly TimedPage[],
  onEveryPage: readonly LinkReference[],
  now: number,
): Diagnostic[] {
  const targets = spansOf(pages)
  if (targets.size === 0) return []
  const future: Span = { ...always, from: now }
  const check = (links: readonly LinkReference[], span: Span) =>
    links.flatMap(({ href, position }) => {
      const target = targets.get(addressOf(href) ?? '')
      const shown = overlap(span, future)
      if (target === undefined || isOfMatrix({ href, position }) || isInside(shown, target.span)) return []
      return [diagnose('link-to-unpublished', valueRange(position), { href, ...target.schedule })]
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
