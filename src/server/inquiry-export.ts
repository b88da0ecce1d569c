import { toCsvText } from '../../schema/csv.ts'
import { countKey, hoursKey } from '../../schema/forms/inquiry.ts'
import { positions } from '../../schema/forms/positions.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** Columns that are always present, in the order of the forms. Other fields follow. */
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

/** The inquiries as a table of texts: names of the columns, then a row for each. */
export function toTable(inquiries: readonly StoredInquiry[]): string[][] {
  const all = inquiries.map((inquiry): Record<string, unknown> => flatten(inquiry))
  const columns = [...new Set([...firstColumns, ...all.flatMap(Object.keys)])]
  return [columns, ...all.map((fields) => columns.map((column) => toText(fields[column])))]
}

/** The inquiries as a table for spreadsheets. */
export const toCsv = (inquiries: readonly StoredInquiry[]) => toCsvText(toTable(inquiries))

/** The inquiries as one array, each with its fields and the metadata of the service. */
export const toJson = (inquiries: readonly StoredInquiry[]) => `${JSON.stringify(inquiries.map(flatten), null, 2)}\n`

/** Metadata of the service overrides a field of the same name. */
const flatten = ({ content, ...notes }: StoredInquiry) => ({ ...content, ...notes })

function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
