import { amountsFor, optionsOf, valuesOf } from '../../schema/forms/amounts.ts'
import { answerRows, wordsOf } from '../../schema/forms/answer-words.ts'
import { own } from '../../schema/forms/answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { shownOption } from '../../schema/forms/option.ts'
import { shownDay } from '../../schema/language/language.ts'
import { mailWords } from '../../schema/language/mail-words.ts'
import { fieldNumber } from '../../schema/language/number-formats.ts'
import { toCsvText } from '../../schema/writing/csv.ts'
import type { Forms } from './forms.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** A cell of a table. A date is a day, or a moment in UTC. */
export type Cell = string | number | Date

/** What the service adds to every inquiry, by the heads of its columns. */
const metadata = (): Record<string, string> => ({
  receivedAt: mailWords.receivedUtc,
  id: mailWords.id,
  submissionId: mailWords.submissionId,
  form: mailWords.form,
  flags: mailWords.marked,
})

/** When the content was erased; absent where nothing was. */
const erasing = (): Record<string, string> => ({ erasedAt: mailWords.erasedUtc })

/** Where an inquiry was sent from; absent in those of other programs. */
const origin = (): Record<string, string> => ({
  sentFrom: mailWords.sentFrom,
  pageLanguage: mailWords.pageLanguage,
  cameFrom: mailWords.cameFrom,
})

/** The columns of a form with their heads, in the order of its questions; each number of an option has one. */
const columnsOf = (fields: readonly FormField[]): [key: string, head: string][] =>
  fields.flatMap((field) =>
    field.kind === 'amounts'
      ? amountsFor(field, valuesOf(field, fields)).map(({ key, option, amount }): [string, string] => [
          key,
          `${shownOption(optionsOf(field, fields), option)}: ${amount.label}`,
        ])
      : [[field.name, field.label]],
  )

/** The heads of columns by key. Of two questions with the same words, the second has its name behind them. */
function headsOf(columns: readonly (readonly [key: string, head: string])[]): Map<string, string> {
  const heads = new Map<string, string>()
  for (const [key, head] of columns)
    if (!heads.has(key)) heads.set(key, [...heads.values()].includes(head) ? `${head} (${key})` : head)
  return heads
}

/**
 * The inquiries as a table for people: heads of the columns, then a row for each, in the language of the site. Columns follow the
 * forms that were sent; what a form does not ask any more comes last, under its name.
 */
export function toTable(inquiries: readonly StoredInquiry[], forms: Forms): Cell[][] {
  const all = inquiries.map((inquiry): Record<string, unknown> => flatten(inquiry))
  const sent = new Set(inquiries.map(({ content }) => content.form))
  const listed = [...forms].flatMap(([name, fields]) => (sent.has(name) ? columnsOf(fields) : []))
  const present = new Set(all.flatMap(Object.keys))
  const heads = headsOf([
    ...Object.entries(metadata()),
    ...Object.entries({ ...erasing(), ...origin() }).filter(([key]) => present.has(key)),
    ...listed,
    ...[...present].map((key) => [key, key] as const),
  ])
  const rows = inquiries.map((inquiry, index) => {
    const fields = forms.get(inquiry.content.form) ?? []
    return [...heads.keys()].map((key) => cellOf(key, all[index] as Record<string, unknown>, fields))
  })
  return [[...heads.values()], ...rows]
}

/** Kinds of questions whose answer is a number. */
const numeric: readonly FormField['kind'][] = ['number', 'money', 'rating']

function cellOf(key: string, content: Record<string, unknown>, fields: readonly FormField[]): Cell {
  const answer = own(content, key)
  if (answer === undefined || answer === null || answer === '') return ''
  if (typeof answer === 'number') return answer
  if (key === 'receivedAt' || key === 'erasedAt') return new Date(String(answer))
  const field = fields.find(({ name, kind }) => name === key && kind !== 'amounts')
  const isAmount = !field && columnsOf(fields).some(([column]) => column === key)
  if (isAmount || (field && numeric.includes(field.kind)))
    return Number.isFinite(Number(answer)) ? Number(answer) : toText(answer)
  if (!field || field.kind === 'file') return toText(answer)
  // The form may have asked something else when it was sent.
  try {
    if (field.kind === 'date') return dayOf(String(answer)) ?? toText(answer)
    if (field.kind === 'group') return groupText(field, content)
    return wordsOf(field, fields, content)
  } catch {
    return toText(answer)
  }
}

const dayOf = (text: string): Date | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined

const groupText = (field: FormField, content: Record<string, unknown>) =>
  answerRows([field], content, '')
    .map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`)
    .join('\n')

/** The inquiries as a table for spreadsheets of the country of the site. */
export function toCsv(inquiries: readonly StoredInquiry[], forms: Forms): string {
  const rows = toTable(inquiries, forms).map((cells) =>
    cells.map((cell) => (cell instanceof Date ? dateText(cell) : cell)),
  )
  return toCsvText(rows, { decimalComma: fieldNumber(1.5) === '1,5' })
}

/** A day as the language writes it, and a moment as every spreadsheet reads it. */
function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T')
  return time === '00:00:00.000Z' ? shownDay(day) : `${day} ${time.slice(0, 5)}`
}

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
