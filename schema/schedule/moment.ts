import { z } from 'zod'

/** A day, or a time of ISO 8601 with its offset from UTC. */
const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Whether a day exists: `Date` parses February 30 as March 2. */
const isDay = (day: string) => new Date(day).toISOString().startsWith(day)

/** Whether a text is a day, which begins at 00:00 in the time zone of the site, or a time with its offset from UTC. */
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
