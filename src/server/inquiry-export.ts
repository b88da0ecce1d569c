import { countKey, hoursKey, positions } from '../../schema/inquiry.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** Columns in the order of the forms. */
const columns = [
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

/** The inquiries as a table for spreadsheets: RFC 4180, with the mark by which Excel knows UTF-8. */
export function toCsv(inquiries: readonly StoredInquiry[]): string {
  const rows = [columns, ...inquiries.map(toRow)]
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}

/** The inquiries as one array, each with its fields beside what the service noted. */
export const toJson = (inquiries: readonly StoredInquiry[]) => `${JSON.stringify(inquiries.map(flatten), null, 2)}\n`

const flatten = ({ content, ...notes }: StoredInquiry) => ({ ...notes, ...content })

function toRow(inquiry: StoredInquiry): string[] {
  const fields: Record<string, unknown> = flatten(inquiry)
  return columns.map((column) => {
    const value = fields[column] ?? ''
    return Array.isArray(value) ? value.join(', ') : String(value)
  })
}

/** A leading apostrophe makes any text a text. */
function toCell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
