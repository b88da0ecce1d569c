import { countKey, hoursKey, positions } from '../../schema/inquiry.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** Columns that are always there, in the order of the forms. Other fields of other forms follow them. */
const firstColumns = [
  'receivedAt',
  'id',
  'submissionId',
  'form',
  'flags',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'selectedPositions',
  'eventDates',
  'eventType',
  'location',
  ...positions.flatMap((position) => [countKey(position), hoursKey(position)]),
  'eventDetails',
  'message',
]

/** What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u

/** The inquiries as a table of texts: names of the columns, then a row for each. */
function toTable(inquiries: readonly StoredInquiry[]): string[][] {
  const all = inquiries.map((inquiry): Record<string, unknown> => flatten(inquiry))
  const columns = [...new Set([...firstColumns, ...all.flatMap(Object.keys)])]
  return [columns, ...all.map((fields) => columns.map((column) => toText(fields[column])))]
}

/** The inquiries as a table for spreadsheets: RFC 4180, with the mark by which Excel knows UTF-8. */
export const toCsv = (inquiries: readonly StoredInquiry[]) =>
  `\uFEFF${toTable(inquiries)
    .map((cells) => cells.map(toCell).join(','))
    .join('\r\n')}\r\n`

/** The inquiries as one array, each with its fields beside what the service noted. */
export const toJson = (inquiries: readonly StoredInquiry[]) => `${JSON.stringify(inquiries.map(flatten), null, 2)}\n`

/** What the service noted goes before a field of the same name. */
const flatten = ({ content, ...notes }: StoredInquiry) => ({ ...content, ...notes })

function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A leading apostrophe makes any text a text. */
function toCell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
