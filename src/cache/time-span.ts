import type { Span } from '../../schema/schedule/schedule.ts'

export const dayMs = 24 * 60 * 60 * 1000

/** Whether a use was recorded more than a day ago: uses are recorded once a day. */
export const isDayOld = (usedMs: number): boolean => Date.now() - usedMs > dayMs

/** Whether a time is in a span. A check of what is up to date loads this, and not zod. */
export const isWithin = ({ from, until }: Span, now: number) => from <= now && now < until

/**
 * The span around `now` in which the same content gives the same result: no schedule begins or ends in it, and it is
 * the same day (UTC), as of which dated facts are evaluated.
 */
export function spanAround(now: number, moments: Iterable<number>): Span {
  let from = Math.floor(now / dayMs) * dayMs
  let until = from + dayMs
  for (const moment of moments)
    if (moment <= now) from = Math.max(from, moment)
    else until = Math.min(until, moment)
  return { from, until }
}
