import { amountsFor, optionsOf } from '../../schema/forms/amounts.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { toCsvText } from '../../schema/writing/csv.ts'
import type { Forms } from './forms.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** Metadata that the service adds to every inquiry. */
const metadata = ['receivedAt', 'id', 'submissionId', 'form', 'flags']

/** Where an inquiry was sent from; absent in those of other programs. */
const origin = ['sentFrom', 'cameFrom']

/** The columns of a form, in the order of its questions; each number of an option has one. */
const columnsOf = (fields: readonly FormField[]) =>
  fields.flatMap((field) =>
    field.kind === 'amounts' ? amountsFor(field, optionsOf(field, fields)).map(({ key }) => key) : [field.name],
  )

/**
 * The inquiries as a table of texts: names of the columns, then a row for each. Columns follow the forms that were sent;
 * what a form does not ask any more comes last.
 */
export function toTable(inquiries: readonly StoredInquiry[], forms: Forms): string[][] {
  const all = inquiries.map((inquiry): Record<string, unknown> => flatten(inquiry))
  const sent = new Set(inquiries.map(({ content }) => content.form))
  const listed = [...forms].flatMap(([name, fields]) => (sent.has(name) ? columnsOf(fields) : []))
  const present = new Set(all.flatMap(Object.keys))
  const columns = [...new Set([...metadata, ...origin.filter((name) => present.has(name)), ...listed, ...present])]
  return [columns, ...all.map((fields) => columns.map((column) => toText(fields[column])))]
}

/** The inquiries as a table for spreadsheets. */
export const toCsv = (inquiries: readonly StoredInquiry[], forms: Forms) => toCsvText(toTable(inquiries, forms))

/** The inquiries as one array, each with its fields and the metadata of the service. */
export const toJson = (inquiries: readonly StoredInquiry[]) => `${JSON.stringify(inquiries.map(flatten), null, 2)}\n`

/** Metadata of the service overrides a field of the same name. */
const flatten = ({ content, ...added }: StoredInquiry) => ({ ...content, ...added })

/** An answer as one text: a list with commas, entries as JSON. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
