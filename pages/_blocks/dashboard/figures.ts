import { byAlphabet, fill, plural, shownNumber } from 'marquee/words'
import type { Row } from './rows.ts'
import type { Field } from './schema.ts'
import { dashboardWords } from './words.ts'

/** A bar: its label, its length from 0 to 1, and its value as text. */
type Bar = { label: string; share: number; value: number; text: string; isLow?: boolean }

export type Chart = {
  id: 'bookings' | 'fill' | 'services' | 'response'
  title: string
  /** What one row of the table counts. */
  label: string
  unit: string
  bars: readonly Bar[]
  /** Columns that the chart needs and the file lacks. */
  missing: readonly Field[]
}

export type Figures = {
  inquiries: number
  bookings: number | undefined
  fillPercent: number | undefined
  medianHours: number | undefined
  charts: readonly Chart[]
}

/** The upper ends of the bars of response time, in hours. */
const responseSteps = [
  { name: 'within1', hours: 1 },
  { name: 'within4', hours: 4 },
  { name: 'within24', hours: 24 },
  { name: 'within72', hours: 72 },
  { name: 'later', hours: Number.POSITIVE_INFINITY },
] as const
const hourMs = 3_600_000

/** How many bars a chart shows; the rest is summed up. */
const maxBars = 12

/** The month of a timestamp, as `2026-08`. */
const monthOf = (moment: number) => new Date(moment).toISOString().slice(0, 7)

/** All months from the first to the last row, including those without any. */
export function monthsOf(rows: readonly Row[]): string[] {
  const times = rows.map(({ received }) => received)
  const last = monthOf(times.reduce((a, b) => Math.max(a, b)))
  const date = new Date(`${monthOf(times.reduce((a, b) => Math.min(a, b)))}-01T00:00:00Z`)
  const months: string[] = []
  // Two hundred years of months: a mistyped year must not produce an endless list.
  while (months.length < 2_400) {
    const month = monthOf(date.getTime())
    months.push(month)
    if (month >= last) break
    date.setUTCMonth(date.getUTCMonth() + 1)
  }
  return months
}

/** The rows of the months from `from` to `to`, both included, in either order. */
export function inPeriod(rows: readonly Row[], from: string, to: string): Row[] {
  const [first, last] = from <= to ? [from, to] : [to, from]
  return rows.filter(({ received }) => monthOf(received) >= first && monthOf(received) <= last)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function groups<Key extends string>(rows: readonly Row[], keysOf: (row: Row) => readonly Key[]): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>()
  for (const row of rows) for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row])
  return found
}

/** Counts as bars, the longest first; the rest becomes one bar at the end. */
function countBars(counts: ReadonlyMap<string, number>): Bar[] {
  const sorted = [...counts].sort(([one, a], [other, b]) => b - a || byAlphabet(one, other))
  const shown = sorted.length > maxBars ? sorted.slice(0, maxBars - 1) : sorted
  const rest = sorted.slice(shown.length)
  const all: [string, number][] = rest.length
    ? [...shown, [plural(dashboardWords.others, rest.length), sum(rest.map(([, count]) => count))]]
    : shown
  const max = Math.max(1, ...all.map(([, count]) => count))
  return all.map(([label, value]) => ({ label, value, share: value / max, text: shownNumber(value) }))
}

/** People who came as a percentage of people planned. Only rows with both numbers count. */
function fillOf(rows: readonly Row[]): number | undefined {
  const complete = rows.filter(({ planned, present }) => planned !== undefined && present !== undefined)
  const planned = sum(complete.map((row) => row.planned ?? 0))
  return planned > 0 ? (sum(complete.map((row) => row.present ?? 0)) / planned) * 100 : undefined
}

/** A percentage as text. */
export const percent = (value: number) => `${shownNumber(value, 1)} %`

function fillBars(rows: readonly Row[], targetPercent: number): Bar[] {
  const byCity = [...groups(rows, ({ city }) => [city ?? dashboardWords.noCity])].flatMap(([label, own]) => {
    const value = fillOf(own)
    return value === undefined ? [] : [{ label, value }]
  })
  return byCity
    .sort((a, b) => a.value - b.value || byAlphabet(a.label, b.label))
    .map(({ label, value }) => ({
      label,
      value: Number(value.toFixed(1)),
      share: Math.min(1, value / 100),
      text: percent(value),
      isLow: value < targetPercent,
    }))
}

function responseBars(rows: readonly Row[]): Bar[] {
  const counts = new Map<string, number>(
    [...responseSteps.map(({ name }) => name), 'notAnswered' as const].map((name) => [dashboardWords[name], 0]),
  )
  for (const { received, answered } of rows) {
    const hours = answered === undefined ? undefined : (answered - received) / hourMs
    const name = hours === undefined ? 'notAnswered' : responseSteps.find((step) => hours <= step.hours)?.name
    if (name) counts.set(dashboardWords[name], (counts.get(dashboardWords[name]) ?? 0) + 1)
  }
  const max = Math.max(1, ...counts.values())
  return [...counts].map(([label, value]) => ({ label, value, share: value / max, text: String(value) }))
}

/** The median response time in hours, of answered inquiries. */
function medianHours(rows: readonly Row[]): number | undefined {
  const hours = rows
    .flatMap(({ received, answered }) => (answered === undefined ? [] : [(answered - received) / hourMs]))
    .sort((a, b) => a - b)
  const middle = Math.floor(hours.length / 2)
  const [below, above] = [hours[middle - 1], hours[middle]]
  if (above === undefined) return undefined
  return hours.length % 2 === 0 && below !== undefined ? (below + above) / 2 : above
}

/** All charts of a period. `has` are the columns of the file: a chart is drawn, or says which columns it needs. */
export function figuresOf(rows: readonly Row[], has: ReadonlySet<Field>, targetPercent: number): Figures {
  const lacking = (fields: Field[]) => fields.filter((field) => !has.has(field))
  const booked = rows.filter((row) => row.booked)
  const counted = (of: readonly Row[], keysOf: (row: Row) => readonly string[]) =>
    new Map([...groups(of, keysOf)].map(([key, own]) => [key, own.length]))
  return {
    inquiries: rows.length,
    bookings: has.has('booked') ? booked.length : undefined,
    fillPercent: fillOf(rows),
    medianHours: medianHours(rows),
    charts: [
      {
        id: 'bookings',
        title: dashboardWords.bookingsByCity,
        label: dashboardWords.city,
        unit: dashboardWords.bookings,
        missing: lacking(['booked', 'city']),
        bars: countBars(counted(booked, ({ city }) => [city ?? dashboardWords.noCity])),
      },
      {
        id: 'fill',
        title: dashboardWords.fillByCity,
        label: dashboardWords.city,
        unit: dashboardWords.fillPercent,
        missing: lacking(['planned', 'present', 'city']),
        bars: fillBars(rows, targetPercent),
      },
      {
        id: 'services',
        title: dashboardWords.byService,
        label: dashboardWords.service,
        unit: dashboardWords.inquiries,
        missing: lacking(['services']),
        bars: countBars(counted(rows, ({ services }) => (services.length > 0 ? services : [dashboardWords.noService]))),
      },
      {
        id: 'response',
        title: dashboardWords.responseTime,
        label: dashboardWords.time,
        unit: dashboardWords.inquiries,
        missing: lacking(['answered']),
        bars: responseBars(rows),
      },
    ],
  }
}

/** Hours as text. */
export function hoursText(hours: number): string {
  if (hours < 1) return fill(dashboardWords.minutes, { n: Math.round(hours * 60) })
  return hours < 48
    ? fill(dashboardWords.hours, { n: shownNumber(hours, 1) })
    : fill(dashboardWords.days, { n: shownNumber(hours / 24, 1) })
}
