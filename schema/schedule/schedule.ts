import { z } from 'zod'
import { language } from '../language/language.ts'
import { whereSchema } from '../translations/languages.ts'
import { moment } from './moment.ts'
import { momentMs } from './site-time.ts'

/** When a page or a block is part of the site, and in which languages. */
export const scheduleFields = {
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'true: it is not part of the site yet, and only previews show it.' }),
  publishAt: moment()
    .optional()
    .meta({
      description:
        'The day or the time from which on it is part of the site. A day alone begins at 00:00 in the time zone of the site.',
      examples: ['2026-12-01', '2026-12-01T09:00-05:00'],
    }),
  unpublishAt: moment()
    .optional()
    .meta({
      description: 'The day or the time from which on it is no longer part of the site.',
      examples: ['2027-01-15'],
    }),
  languages: whereSchema,
}

export type Schedule = {
  draft?: boolean | undefined
  publishAt?: string | undefined
  unpublishAt?: string | undefined
  languages?: readonly string[] | undefined
}

/** A span of time, in milliseconds since 1970, without `until` itself. It is empty if `from` is not before `until`. */
export type Span = { from: number; until: number }

export const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
export const never: Span = { from: 0, until: 0 }

/** Whether something is there in the language at hand. A site in one language has nothing else. */
export const isInLanguage = ({ languages }: Pick<Schedule, 'languages'>): boolean => {
  const { tag } = language()
  return languages === undefined || tag === undefined || languages.includes(tag)
}

/** When something is part of the site, in the language at hand. */
export function spanOf({ draft, publishAt, unpublishAt, languages }: Schedule): Span {
  if (draft || !isInLanguage({ languages })) return never
  return {
    from: publishAt === undefined ? always.from : momentMs(publishAt),
    until: unpublishAt === undefined ? always.until : momentMs(unpublishAt),
  }
}

export const isScheduled = ({ draft, publishAt, unpublishAt, languages }: Schedule) =>
  draft === true || publishAt !== undefined || unpublishAt !== undefined || languages !== undefined

export const overlap = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
})

export const isAlways = ({ from, until }: Span) => from === always.from && until === always.until
export const isEmpty = ({ from, until }: Span) => from >= until
export const holds = ({ from, until }: Span, at: number) => from <= at && at < until
/** Whether one span lies within the other. */
export const isInside = (one: Span, other: Span) => isEmpty(one) || (other.from <= one.from && one.until <= other.until)
