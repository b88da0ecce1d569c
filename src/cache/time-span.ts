/** The start and end of the time for which a result is valid, in milliseconds since 1970. */
export type TimeSpan = { from: number; until: number }

export const dayMs = 24 * 60 * 60 * 1000

/** Whether a time is in a span. */
export const isWithin = ({ from, until }: TimeSpan, now: number) => from <= now && now < until

/**
 * The span around `now` in which the same content gives the same result: no schedule begins or ends in it, and it is
 * the same day (UTC), as of which dated facts are evaluated.
 */
export function spanAround(now: number, moments: Iterable<number>): TimeSpan {
  let from = Math.floor(now / dayMs) * dayMs
  let until = from + dayMs
  for (const moment of moments)
    if (moment <= now) from = Math.max(from, moment)
    else until = Math.min(until, moment)
  return { from, until }
}
