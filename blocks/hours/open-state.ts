import type { Hours } from './schema.ts'
import { type Weekday, weekdays } from './weekdays.ts'

type Plan = Pick<Hours, 'hours' | 'exceptions' | 'zone'>

/** A span of a day, as `18:00`. One that closes not after it opens ends on the next day. */
export type Span = { opens: string; closes: string }

/** A day of a place, as `2026-11-27`, with the name of its weekday. */
export type PlaceDay = { date: string; weekday: Weekday }

/** Whether a place is open. `until` and `opens` are times of it; `inDays` is how many days it opens later than today. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; opens?: { time: string; inDays: number } }

const dayMs = 86_400_000

const dayOf = (date: string): PlaceDay => {
  const sinceSunday = new Date(`${date}T00:00Z`).getUTCDay()
  return { date, weekday: weekdays[(sinceSunday + 6) % 7] as Weekday }
}
const laterDay = (date: string, days: number): PlaceDay =>
  dayOf(new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10))

/** Day and time at a place. */
export function timeIn(zone: string, now: Date): { day: PlaceDay; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: dayOf(`${part['year']}-${part['month']}-${part['day']}`), time: `${part['hour']}:${part['minute']}` }
}

/** The spans in which a place opens on a weekday, in order. */
export const spansOn = ({ hours }: Pick<Hours, 'hours'>, weekday: Weekday): Span[] =>
  hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))

/** The same on a day, by its exceptions. */
function spansOf(plan: Plan, { date, weekday }: PlaceDay): Span[] {
  const other = plan.exceptions.find(({ day, until = day }) => day <= date && date <= until)
  if (!other) return spansOn(plan, weekday)
  return other.opens && other.closes ? [{ opens: other.opens, closes: other.closes }] : []
}

const isOverNight = ({ opens, closes }: Span) => closes <= opens

/** How many days are searched for the next time that a place opens. */
const maxDays = 14

/** Whether a place is open at a moment, and until or from when. */
export function openState(plan: Plan, now: Date): OpenState {
  const { day, time } = timeIn(plan.zone, now)
  const fromYesterday = spansOf(plan, laterDay(day.date, -1)).find((span) => isOverNight(span) && time < span.closes)
  const today = spansOf(plan, day)
  const open = fromYesterday ?? today.find((span) => span.opens <= time && (isOverNight(span) || time < span.closes))
  if (open) return { isOpen: true, until: open.closes }
  for (let inDays = 0; inDays < maxDays; inDays++) {
    const next = spansOf(plan, laterDay(day.date, inDays)).find(({ opens }) => inDays > 0 || opens > time)
    if (next) return { isOpen: false, opens: { time: next.opens, inDays } }
  }
  return { isOpen: false }
}
