/** Milliseconds since 1970 from which on and until which a result holds. */
export type TimeSpan = { from: number; until: number }

const dayMs = 24 * 60 * 60 * 1000

/** Whether a result that holds in that span holds at a time. */
export const isWithin = ({ from, until }: TimeSpan, now: number) => from <= now && now < until

/**
 * The span around `now` in which the same content comes to the same result: no schedule begins or ends in it, and it is
 * the same day (UTC), by which dated facts are judged.
 */
export function spanAround(now: number, moments: Iterable<number>): TimeSpan {
  let from = Math.floor(now / dayMs) * dayMs
  let until = from + dayMs
  for (const moment of moments)
    if (moment <= now) from = Math.max(from, moment)
    else until = Math.min(until, moment)
  return { from, until }
}
