import { z } from 'zod'

const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Whether a day exists: `Date` parses February 30 as March 2. */
const isDay = (day: string) => new Date(day).toISOString().startsWith(day)

/** Whether a text is a day, which begins at midnight UTC, or a time with its offset from UTC. */
export const isMoment = (text: string) => form.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10))

/** A day, or a time with its zone. */
export const moment = () =>
  z
    .string()
    .refine(isMoment, {
      error: 'must be a day, such as `2026-12-01`, or a time with its zone, such as `2026-12-01T09:00-05:00`',
    })
    .meta({ input: 'moment' })

/** The day of a time, in UTC: `2026-12-01`. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10)

/** When a page or a block is part of the site. */
export const scheduleFields = {
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'true: it is not part of the site yet, and only previews show it.' }),
  publishAt: moment()
    .optional()
    .meta({
      description: 'The day or the time from which on it is part of the site. A day alone begins at 00:00 UTC.',
      examples: ['2026-12-01', '2026-12-01T09:00-05:00'],
    }),
  unpublishAt: moment()
    .optional()
    .meta({
      description: 'The day or the time from which on it is no longer part of the site.',
      examples: ['2027-01-15'],
    }),
}

export type Schedule = {
  draft?: boolean | undefined
  publishAt?: string | undefined
  unpublishAt?: string | undefined
}

/** A span of time, in milliseconds since 1970, without `until` itself. It is empty if `from` is not before `until`. */
export type Span = { from: number; until: number }

export const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
const never: Span = { from: 0, until: 0 }

/** When something is part of the site. */
export function spanOf({ draft, publishAt, unpublishAt }: Schedule): Span {
  if (draft) return never
  return {
    from: publishAt === undefined ? always.from : Date.parse(publishAt),
    until: unpublishAt === undefined ? always.until : Date.parse(unpublishAt),
  }
}

export const isScheduled = ({ draft, publishAt, unpublishAt }: Schedule) =>
  draft === true || publishAt !== undefined || unpublishAt !== undefined

export const overlap = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
})

export const isAlways = ({ from, until }: Span) => from === always.from && until === always.until
export const isEmpty = ({ from, until }: Span) => from >= until
export const holds = ({ from, until }: Span, at: number) => from <= at && at < until
/** Whether one span lies within the other. */
export const isInside = (one: Span, other: Span) => isEmpty(one) || (other.from <= one.from && one.until <= other.until)
