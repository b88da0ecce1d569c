import type { Row } from './rows.ts'
import type { Field } from './schema.ts'

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
  { label: 'Within 1 hour', hours: 1 },
  { label: '1 to 4 hours', hours: 4 },
  { label: '4 to 24 hours', hours: 24 },
  { label: '1 to 3 days', hours: 72 },
  { label: 'Over 3 days', hours: Number.POSITIVE_INFINITY },
]
const hourMs = 3_600_000

/** How many bars a chart shows; the rest is summed up. */
const mostBars = 12

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
  const sorted = [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))
  const shown = sorted.length > mostBars ? sorted.slice(0, mostBars - 1) : sorted
  const rest = sorted.slice(shown.length)
  const all: [string, number][] = rest.length
    ? [...shown, [`${rest.length} others`, sum(rest.map(([, count]) => count))]]
    : shown
  const most = Math.max(1, ...all.map(([, count]) => count))
  return all.map(([label, value]) => ({ label, value, share: value / most, text: value.toLocaleString('en-US') }))
}

const noCity = 'No city named'
const noService = 'No service named'

/** People who came as a percentage of people planned. Only rows with both numbers count. */
function fillOf(rows: readonly Row[]): number | undefined {
  const complete = rows.filter(({ planned, present }) => planned !== undefined && present !== undefined)
  const planned = sum(complete.map((row) => row.planned ?? 0))
  return planned > 0 ? (sum(complete.map((row) => row.present ?? 0)) / planned) * 100 : undefined
}

/** A percentage as text. */
export const percent = (value: number) => `${value.toFixed(1).replace(/\.0$/, '')} %`

function fillBars(rows: readonly Row[], targetPercent: number): Bar[] {
  const byCity = [...groups(rows, ({ city }) => [city ?? noCity])].flatMap(([label, own]) => {
    const value = fillOf(own)
    return value === undefined ? [] : [{ label, value }]
  })
  return byCity
    .sort((a, b) => a.value - b.value || a.label.localeCompare(b.label, 'en'))
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
    [...responseSteps.map(({ label }) => label), 'Not answered'].map((label) => [label, 0]),
  )
  for (const { received, answered } of rows) {
    const hours = answered === undefined ? undefined : (answered - received) / hourMs
    const label = hours === undefined ? 'Not answered' : responseSteps.find((step) => hours <= step.hours)?.label
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const most = Math.max(1, ...counts.values())
  return [...counts].map(([label, value]) => ({ label, value, share: value / most, text: String(value) }))
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
        title: 'Bookings by city',
        label: 'City',
        unit: 'Bookings',
        missing: lacking(['booked', 'city']),
        bars: countBars(counted(booked, ({ city }) => [city ?? noCity])),
      },
      {
        id: 'fill',
        title: 'Fill rate by city',
        label: 'City',
        unit: 'Fill rate in percent',
        missing: lacking(['planned', 'present', 'city']),
        bars: fillBars(rows, targetPercent),
      },
      {
        id: 'services',
        title: 'Inquiries by service',
        label: 'Service',
        unit: 'Inquiries',
        missing: lacking(['services']),
        bars: countBars(counted(rows, ({ services }) => (services.length > 0 ? services : [noService]))),
      },
      {
        id: 'response',
        title: 'Time to the first answer',
        label: 'Time',
        unit: 'Inquiries',
        missing: lacking(['answered']),
        bars: responseBars(rows),
      },
    ],
  }
}

/** Hours as text. */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48
    ? `${hours.toFixed(1).replace(/\.0$/, '')} h`
    : `${(hours / 24).toFixed(1).replace(/\.0$/, '')} days`
}
