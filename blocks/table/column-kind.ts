import { readNumber } from 'marquee/words'
import { formatOf } from '../../schema/language/language.ts'
import { fractionIn } from './fraction.ts'

const isoDay = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/

/** Names of months or weekdays, long and short, in lower case without a dot: with their numbers from 0. */
function namesOf(locale: string, part: 'month' | 'weekday', count: number): Map<string, number> {
  const names = new Map<string, number>()
  for (const length of ['long', 'short'] as const)
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(locale, { [part]: length, day, timeZone: 'UTC' })
      for (let index = 0; index < count; index++) {
        // The 4th of January 2026 is a Sunday.
        const date = part === 'month' ? Date.UTC(2026, index, 4) : Date.UTC(2026, 0, 4 + index)
        const name = format.formatToParts(date).find(({ type }) => type === part)?.value
        if (name && /\p{L}/u.test(name)) names.set(plainName(name), index)
      }
    }
  return names
}
const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** What the language of the site needs to read days. */
const days = () =>
  formatOf('table days', ({ locale, weekStart }) => ({
    months: namesOf(locale, 'month', 12),
    weekdays: namesOf(locale, 'weekday', 7),
    weekStart,
    order: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
      .formatToParts()
      .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
  }))

const dayNumber = (year: number, month: number, day: number) =>
  month < 1 || month > 12 || day < 1 || day > 31 ? undefined : year * 372 + (month - 1) * 31 + day

/** A day as a number; of a span its first one. A day without its year is one of the year 0. */
function dayIn(cell: string): number | undefined {
  const iso = isoDay.exec(cell)
  if (iso) return dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1))
  const { months, weekdays, order } = days()
  const words = cell.split(/[\s,]+/)
  if (words.length > 1 && weekdays.has(plainName(words[0] ?? ''))) words.shift()
  const first = (words.join(' ').split(/[–—]| - /)[0] ?? '').trim()
  const figures = /^(\d{1,4})([./-])\s?(\d{1,2})(?:\2\s?(\d{2,4}))?\.?$/.exec(first)
  if (figures) {
    const given = [figures[1], figures[3], figures[4]].map((one) => (one === undefined ? 0 : Number(one)))
    // Without a year the others keep their order.
    const parts = figures[4] === undefined ? order.filter((part) => part !== 'year') : order
    if (figures[4] === undefined && figures[2] === '.' && !/\.$/.test(first)) return undefined
    const of = (part: string) => given[parts.indexOf(part as 'day')] ?? 0
    const year = of('year')
    return dayNumber(year > 0 && year < 100 ? 2000 + year : year, of('month'), of('day'))
  }
  const name = /\p{L}+/u.exec(first)?.[0]
  const month = name === undefined ? undefined : months.get(plainName(name))
  if (month === undefined || !/^\P{L}*\p{L}+\P{L}*$/u.test(first)) return undefined
  const numbers = [...`${first} ${cell.slice(first.length)}`.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const year = numbers.find((one) => one > 31) ?? 0
  return dayNumber(year, month + 1, [...first.matchAll(/\d+/g)].map(Number).find((one) => one <= 31) ?? 1)
}

/** A time of the day in minutes; of a span its beginning. */
function timeIn(cell: string): number | undefined {
  const [, hours = '', minutes, half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?(?:\s*(?:h|uhr|klo|kl\.|heures?|ore|horas))?(?=\s*(?:$|[–—-]|to\b|bis\b))/iu.exec(
      cell,
    ) ?? []
  if (hours === '' || (minutes === undefined && half === undefined && !/^\d{1,2}\s*(?:h|uhr)/i.test(cell)))
    return undefined
  const hour = (half === undefined ? Number(hours) : Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return hour > 24 || Number(minutes ?? 0) > 59 ? undefined : hour * 60 + Number(minutes ?? 0)
}

const figure = String.raw`[-−+]?[\p{Nd}](?:[\p{Nd}.,'’\u00a0\u202f ]*[\p{Nd}])?`
/** A number with a sign or word around it, or a span of two. */
const withUnit = new RegExp(
  `^([^\\p{L}\\p{Nd}−-]*?)(${figure})(?:\\s*[–—-]\\s*${figure})?[-–—.,]*\\s*([^\\p{Nd}]*)$`,
  'u',
)

/** A number, of a span the first one, and its unit. */
function amountIn(cell: string): { value: number; unit: string } | undefined {
  const fraction = fractionIn(cell)
  if (fraction) return { value: fraction.value, unit: plainUnit(fraction.unit) }
  const [, before = '', digits = '', behind = ''] = withUnit.exec(cell) ?? []
  const value = digits === '' ? Number.NaN : readNumber(digits)
  return Number.isNaN(value) ? undefined : { value, unit: plainUnit(before + behind) }
}
const plainUnit = (unit: string) => unit.replace(/\s+/g, '').toLowerCase()

/** One unit in several forms, such as `hour` and `hours`, has its beginning in common. */
const isSameUnit = (one: string, other: string) =>
  one === other || [one, other].every((unit) => unit.length > 2 && unit.startsWith([...one].slice(0, 3).join('')))

export type ColumnKind = 'number' | 'day' | 'time' | 'weekday' | 'text'

const readers: Readonly<Record<Exclude<ColumnKind, 'text'>, (cell: string) => number | undefined>> = {
  weekday(cell) {
    const { weekdays, weekStart } = days()
    const name = /^\p{L}+\.?/u.exec(cell)?.[0]
    const day = name === undefined ? undefined : weekdays.get(plainName(name))
    return day === undefined ? undefined : (day + 7 - weekStart) % 7
  },
  day: dayIn,
  time: timeIn,
  number: (cell) => amountIn(cell)?.value,
}

/** The value by which a cell of a column is sorted; `undefined` for words, which are sorted as such behind all values. */
export const valueIn = (kind: ColumnKind, cell: string): number | undefined =>
  kind === 'text' ? undefined : readers[kind](cell)

/**
 * What the cells of a column hold, by which it is sorted: most of them, beside some words such as “on request”.
 * `undefined` if no order means anything: some are numbers or days, and others have figures that are neither, or another
 * unit.
 */
export function columnKind(column: readonly string[]): ColumnKind | undefined {
  const cells = column.filter((cell) => cell !== '')
  const figures = cells.filter((cell) => /[\p{Nd}\p{No}]/u.test(cell))
  const hasFractions = figures.some(fractionIn) && figures.every(amountIn)
  // `1/2` and `3/4` may be parts or days, and these have another order.
  if (hasFractions && figures.every((cell) => fractionIn(cell)?.isBare)) return undefined
  for (const kind of hasFractions ? (['number'] as const) : (['day', 'weekday', 'time', 'number'] as const)) {
    const [read, others] = [
      cells.filter((cell) => valueIn(kind, cell) !== undefined),
      cells.filter((cell) => valueIn(kind, cell) === undefined),
    ]
    const hasOtherFigures = others.some((cell) => /\p{Nd}/u.test(cell))
    // Half of them are amounts, such as `45 min` beside `2 h 30 min`: as words they would be in a wrong order.
    if (kind === 'number' && read.length > 0 && hasOtherFigures) return undefined
    if (read.length === 0 || read.length <= others.length) continue
    if (hasOtherFigures) return undefined
    if (kind !== 'number') return kind
    const [first = '', ...units] = read.map((cell) => amountIn(cell)?.unit ?? '')
    return units.every((unit) => isSameUnit(first, unit)) ? kind : undefined
  }
  return 'text'
}
