import { fieldNumber, fill, readNumber } from 'marquee/words'
import { documentWords } from './document-words.ts'

/** What a column or a field of a sheet holds. */
export const cellTypes = ['text', 'choice', 'number', 'money', 'date', 'time', 'time-12h', 'duration'] as const
export type CellType = (typeof cellTypes)[number]

/** A value as in a spreadsheet: dates and times are numbers of days. `undefined` is an empty cell. */
export type CellValue = string | number | boolean | undefined

/** What a typed text must be: the name of the words that say so, and their values. */
type Problem = {
  words: 'mustBeNumber' | 'mustBeDate' | 'mustBeTime' | 'mustBeDuration' | 'mustBeListed' | 'mustBeShorter'
  values?: Readonly<Record<string, string | number>>
}

/** The value of a typed text, or why it has none. */
export type ReadCell = { ok: true; value: CellValue } | { ok: false; problem: Problem }

/** The words of a problem, which follow the text or the name of the cell; for visitors those of the site. */
export const problemText = ({ words, values = {} }: Problem, texts = documentWords): string =>
  fill(texts[words], values)

/** Longest text of one cell. Excel allows 32,767; people type far less into a form. */
export const maxCellLength = 500

/** The day that a spreadsheet counts from, so that 2000-01-01 is day 36,526. */
const dayZeroMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000
const minutesPerDay = 1440
const secondsPerDay = 86_400

const read = (value: CellValue): ReadCell => ({ ok: true, value })
const refuse = (words: Problem['words'], values?: Problem['values']): ReadCell => ({
  ok: false,
  problem: { words, ...(values && { values }) },
})

function readAmount(text: string): ReadCell {
  const value = readNumber(text)
  return Number.isNaN(value) ? refuse('mustBeNumber') : read(value)
}

function readDate(text: string): ReadCell {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const isDay = Number.isFinite(ms) && new Date(ms).toISOString().slice(0, 10) === text
  return isDay ? read((ms - dayZeroMs) / dayMs) : refuse('mustBeDate')
}

/** A time of day, `9:05` or `21:05` or `9:05 pm`. */
function readTime(text: string): ReadCell {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d{2})\s*([ap]m)?$/i.exec(text) ?? []
  const maxHour = half ? 12 : 23
  if (hour === '' || Number(hour) > maxHour || Number(minute) > 59 || (half && Number(hour) === 0))
    return refuse('mustBeTime')
  const base = half ? Number(hour) % 12 : Number(hour)
  return read((base * 60 + Number(minute) + (/^pm$/i.test(half ?? '') ? 720 : 0)) / minutesPerDay)
}

/** A length of time, hours first: `0:20`, `1:30:00`. */
function readDuration(text: string): ReadCell {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return refuse('mustBeDuration')
  return read((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / secondsPerDay)
}

/** Parses a text that was typed into a cell of this type. Blanks around it do not count. */
export function readCell(type: CellType, typed: string, choices: readonly string[] = []): ReadCell {
  const text = typed.trim()
  if (text === '') return read(undefined)
  if (text.length > maxCellLength) return refuse('mustBeShorter', { n: maxCellLength })
  switch (type) {
    case 'number':
    case 'money':
      return readAmount(text)
    case 'date':
      return readDate(text)
    case 'time':
    case 'time-12h':
      return readTime(text)
    case 'duration':
      return readDuration(text)
    case 'choice':
      return choices.includes(text) ? read(text) : refuse('mustBeListed', { choices: choices.join(', ') })
    default:
      return read(text)
  }
}

const two = (value: number) => String(value).padStart(2, '0')

function showTime(days: number, hours12: boolean): string {
  const minutes = ((Math.round(days * minutesPerDay) % minutesPerDay) + minutesPerDay) % minutesPerDay
  const hour = Math.floor(minutes / 60)
  if (!hours12) return `${two(hour)}:${two(minutes % 60)}`
  return `${hour % 12 || 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

function showDuration(days: number): string {
  const seconds = Math.round(Math.abs(days) * secondsPerDay)
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`
  return `${days < 0 && seconds > 0 ? '-' : ''}${text}${rest}`
}

/** A value from YAML as if it had been typed. */
export const typedValue = (value: string | number): string => (typeof value === 'number' ? fieldNumber(value) : value)

/** A value as text that `readCell` accepts. `decimals` fixes the number of digits after the point. */
export function showCell(type: CellType, value: CellValue, decimals?: number): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  switch (type) {
    case 'date':
      return new Date(dayZeroMs + Math.round(value) * dayMs).toISOString().slice(0, 10)
    case 'time':
    case 'time-12h':
      return showTime(value, type === 'time-12h')
    case 'duration':
      return showDuration(value)
    case 'money':
      return fieldNumber(value, 2)
    default:
      return fieldNumber(Number(value.toPrecision(12)), decimals)
  }
}
