import { clockIn, momentAtClock } from './time-zone.ts'

const minuteMs = 60_000

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A distance from UTC, in milliseconds, as a moment has it: `-05:00`. */
function offsetWords(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs)
  return `${ms < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** A moment as it is written, as a day and a time in a time zone; a day alone has no time. */
export function shownClock(moment: string, timeZone: string): { day: string; time: string } {
  if (!moment.includes('T')) return { day: moment, time: '' }
  const at = Date.parse(moment)
  return Number.isNaN(at) ? { day: '', time: '' } : clockIn(timeZone, at)
}

/**
 * A day and a time in a time zone as content has them: `2026-12-01T09:00-05:00`. Without a time, the day alone. A time that the
 * clocks leave out, such as 02:30 in the night in which summer begins, is as much later as they are put forward.
 */
export function momentOf(day: string, time: string, timeZone: string): string {
  if (day === '' || time === '') return day
  const at = momentAtClock(timeZone, day, time)
  const there = clockIn(timeZone, at)
  return `${there.day}T${there.time}${offsetWords(Date.parse(`${there.day}T${there.time}Z`) - at)}`
}
