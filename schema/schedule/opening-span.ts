/** A span of a day, as `18:00`. One that closes not after it opens ends on the next day. */
export type OpeningSpan = { opens: string; closes: string }

const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dayMinutes = 24 * 60

/** Beginning and end of a span in minutes since midnight. */
export function minutesOf({ opens, closes }: OpeningSpan): { start: number; end: number } {
  const start = minutesAt(opens)
  const end = minutesAt(closes)
  return { start, end: end <= start ? end + dayMinutes : end }
}

/** Whether a span is a whole day, from midnight to midnight. */
export function isAllDay(span: OpeningSpan): boolean {
  const { start, end } = minutesOf(span)
  return start === 0 && end === dayMinutes
}
