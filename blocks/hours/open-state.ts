import { minutesOf, type OpeningSpan } from '../../schema/schedule/opening-span.ts'
import { clockIn } from '../../schema/schedule/time-zone.ts'
import { type Weekday, weekdays } from '../../schema/schedule/weekdays.ts'
import type { Hours } from './schema.ts'

type Exception = Hours['exceptions'][number]
type Plan = Pick<Hours, 'hours' | 'exceptions' | 'zone'>

/** A day of a place, as `2026-11-27`, with the name of its weekday. */
export type PlaceDay = { date: string; weekday: Weekday }

/**
 * Whether a place is open. `until` and `opens` are times of it; `inDays` is how many days it opens later than today. It has
 * no `until` if it stays open for a day and longer.
 */
export type OpenState = { isOpen: true; until?: string } | { isOpen: false; opens?: { time: string; inDays: number } }

const dayMs = 86_400_000
const dayMinutes = 24 * 60

const dayOf = (date: string): PlaceDay => {
  const sinceSunday = new Date(`${date}T00:00Z`).getUTCDay()
  return { date, weekday: weekdays[(sinceSunday + 6) % 7] as Weekday }
}
const laterDay = (date: string, days: number): PlaceDay =>
  dayOf(new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10))

/** Day and time at a place. */
export function timeIn(zone: string, now: Date): { day: PlaceDay; time: string } {
  const { day, time } = clockIn(zone, now.getTime())
  return { day: dayOf(day), time }
}

const inOrder = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  spans
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => minutesOf(one).start - minutesOf(other).start)

/** The spans in which a place opens on a weekday, in order. */
export const spansOn = ({ hours }: Pick<Hours, 'hours'>, weekday: Weekday): OpeningSpan[] =>
  inOrder(hours.filter(({ days }) => days.includes(weekday)))

/** How many days an exception is for, less one. */
const lengthOf = ({ day, until = day }: Exception) => (Date.parse(until) - Date.parse(day)) / dayMs

/** The spans of an exception; none if the place is closed. */
export const spansOfExceptions = (exceptions: readonly Pick<Exception, 'opens' | 'closes'>[]): OpeningSpan[] =>
  inOrder(exceptions.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : [])))

/** The spans of a day: of several exceptions those for the fewest days count, and of these all. */
function spansOf(plan: Plan, { date, weekday }: PlaceDay): OpeningSpan[] {
  const those = plan.exceptions.filter(({ day, until = day }) => day <= date && date <= until)
  if (those.length === 0) return spansOn(plan, weekday)
  const least = Math.min(...those.map(lengthOf))
  return spansOfExceptions(those.filter((one) => lengthOf(one) === least))
}

/** How many days are searched for the next time that a place opens. */
const maxDays = 14

/** The times in which a place is open from yesterday on, in minutes since midnight of today; those that meet are one. */
function openTimes(plan: Plan, today: string): { start: number; end: number }[] {
  const all = Array.from({ length: maxDays + 1 }, (_, index) => index - 1).flatMap((inDays) =>
    spansOf(plan, laterDay(today, inDays)).map((span) => {
      const { start, end } = minutesOf(span)
      return { start: start + inDays * dayMinutes, end: end + inDays * dayMinutes }
    }),
  )
  const times: { start: number; end: number }[] = []
  for (const one of all.sort((a, b) => a.start - b.start)) {
    const last = times.at(-1)
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end)
    else times.push(one)
  }
  return times
}

/** Minutes since a midnight as a time of the day. */
function timeOf(minutes: number): string {
  const ofDay = minutes % dayMinutes
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Whether a place is open at a moment, and until or from when. */
export function openState(plan: Plan, now: Date): OpenState {
  const { day, time } = timeIn(plan.zone, now)
  const minute = minutesOf({ opens: time, closes: time }).start
  const next = openTimes(plan, day.date).find(({ end }) => end > minute)
  if (next === undefined) return { isOpen: false }
  if (next.start <= minute) return { isOpen: true, ...(next.end - minute < dayMinutes && { until: timeOf(next.end) }) }
  return { isOpen: false, opens: { time: timeOf(next.start), inDays: Math.floor(next.start / dayMinutes) } }
}
