import { fill } from 'marquee/words'
import type { Columns, Field } from './schema.ts'
import { dashboardWords } from './words.ts'

/** An inquiry as the charts need it. Times in milliseconds, UTC. Columns that the file lacks are missing. */
export type Row = {
  received: number
  answered?: number
  city?: string
  services: readonly string[]
  booked?: boolean
  planned?: number
  present?: number
}

/** An error in a cell. `line` is the line of a spreadsheet: 1 is the heading. */
export type CellError = { line: number; column: string; text: string }

export type ParsedRows =
  | { ok: true; rows: readonly Row[]; errors: readonly CellError[]; columns: Partial<Record<Field, string>> }
  | { ok: false; problem: string }

const dateForms = [
  /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?:[T ](?<h>\d{1,2}):(?<min>\d{2})(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})(?:,? (?<h>\d{1,2}):(?<min>\d{2})(?::\d{2})? ?(?<half>[AP]M)?)?$/i,
]

/**
 * A timestamp from `2026-08-03`, `2026-08-03 09:12`, ISO 8601 or `8/3/2026 9:12 AM`; `undefined` if there is no such
 * day.
 */
export function readMoment(text: string): number | undefined {
  const parts = dateForms.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!parts) return undefined
  const number = (name: string) => Number(parts[name] ?? 0)
  const half = parts['half']?.toUpperCase()
  const hour = half ? (number('h') % 12) + (half === 'PM' ? 12 : 0) : number('h')
  const day = new Date(Date.UTC(number('y'), number('m') - 1, number('d')))
  const isDay = day.getUTCMonth() === number('m') - 1 && day.getUTCDate() === number('d')
  if (!isDay || hour > 23 || number('min') > 59 || (half && number('h') > 12)) return undefined
  return day.getTime() + (hour * 60 + number('min') - minutesOf(parts['zone'])) * 60_000
}

function minutesOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'booked', 'confirmed'])
const no = new Set(['no', 'n', 'false', '0', 'lost', 'declined', 'open'])

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')

/** The heading of each field in the file. */
function findColumns(headings: readonly string[], columns: Columns): Partial<Record<Field, string>> {
  const found = Object.entries(columns).flatMap(([field, { names }]) => {
    const accepted = new Set([field, ...names].map(plain))
    const heading = headings.find((one) => accepted.has(plain(one)))
    return heading === undefined ? [] : [[field, heading] as const]
  })
  return Object.fromEntries(found)
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(', ')
    : value === null || value === undefined
      ? ''
      : String(value).trim()

/**
 * Converts the records of a file to rows. A cell with an error counts as empty; a row without its day is left out. Both
 * are reported.
 */
export function readRecords(records: readonly Readonly<Record<string, unknown>>[], columns: Columns): ParsedRows {
  const headings = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const found = findColumns(headings, columns)
  if (found.received === undefined)
    return {
      ok: false,
      problem: fill(dashboardWords.noDayColumn, {
        names: orList(columns.received.names),
        headings: headings.slice(0, 12).join(', ') || dashboardWords.noHeadings,
      }),
    }
  const errors: CellError[] = []
  const rows = records.flatMap((record, index): Row[] => {
    // An empty line is no row, but it counts as a line.
    if (Object.values(record).every((value) => textOf(value) === '')) return []
    const line = index + 2
    const cell = (field: Field) => textOf(found[field] === undefined ? '' : record[found[field]])
    const error = (field: Field, text: string) => {
      errors.push({ line, column: found[field] ?? field, text })
      return undefined
    }
    const when = (field: 'received' | 'answered') => {
      const text = cell(field)
      if (text === '') return undefined
      return readMoment(text) ?? error(field, fill(dashboardWords.noDay, { text: short(text) }))
    }
    const count = (field: 'planned' | 'present') => {
      const text = cell(field)
      if (text === '') return undefined
      return /^\d{1,6}$/.test(text) ? Number(text) : error(field, fill(dashboardWords.noNumber, { text: short(text) }))
    }
    const isBooked = () => {
      const text = cell('booked').toLowerCase()
      if (found.booked === undefined) return undefined
      if (text === '' || no.has(text)) return false
      return yes.has(text) || readMoment(text) !== undefined
        ? true
        : error('booked', fill(dashboardWords.noAnswer, { text: short(text) }))
    }
    const received = when('received')
    if (received === undefined) {
      if (cell('received') === '') error('received', dashboardWords.emptyDay)
      return []
    }
    let answered = when('answered')
    if (answered !== undefined && answered < received) answered = error('answered', dashboardWords.tooEarly)
    const [booked, planned, present] = [isBooked(), count('planned'), count('present')]
    const city = cell('city').split(',')[0]?.trim()
    return [
      {
        received,
        services: [
          ...new Set(
            cell('services')
              .split(/[,;]/)
              .map((one) => one.trim())
              .filter(Boolean),
          ),
        ],
        ...(city && { city }),
        ...(answered !== undefined && { answered }),
        ...(booked !== undefined && { booked }),
        ...(planned !== undefined && { planned }),
        ...(present !== undefined && { present }),
      },
    ]
  })
  if (rows.length === 0)
    return { ok: false, problem: fill(dashboardWords.noReadableRow, { error: firstError(errors) }) }
  return { ok: true, rows, errors, columns: found }
}

const firstError = ([error]: readonly CellError[]) =>
  error
    ? fill(dashboardWords.cell, { line: error.line, column: error.column, error: error.text })
    : dashboardWords.onlyHeadings
const short = (text: string) => (text.length > 30 ? `${text.slice(0, 29)}…` : text)

/** `a, b or c` */
export const orList = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : fill(dashboardWords.or, { names: names.slice(0, -1).join(', '), last: String(names.at(-1)) })
