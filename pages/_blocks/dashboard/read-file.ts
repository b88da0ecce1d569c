import { isMapping } from 'marquee'
import { fill } from 'marquee/words'
import Papa from 'papaparse'
import { type ParsedRows, readRecords } from './rows.ts'
import type { Columns } from './schema.ts'
import { dashboardWords } from './words.ts'

/** More than any export of inquiries; a browser reads it in a few seconds. */
const maxBytes = 20_000_000

const refuse = (problem: string): ParsedRows => ({ ok: false, problem })

/** Reads a file that the visitor chose. Its name is only used in error messages. */
export async function readFile(file: File, columns: Columns): Promise<ParsedRows> {
  if (file.size > maxBytes) return refuse(fill(dashboardWords.tooLarge, { file: file.name }))
  return readText(await file.text(), file.name, columns)
}

/** Reads the text of a CSV or JSON file. */
export function readText(text: string, name: string, columns: Columns): ParsedRows {
  if (text.startsWith('PK')) return refuse(fill(dashboardWords.workbook, { file: name }))
  if (text.includes('\u0000')) return refuse(fill(dashboardWords.binary, { file: name }))
  if (text.trim() === '') return refuse(fill(dashboardWords.emptyFile, { file: name }))
  return /^\s*[[{]/.test(text) ? readJson(text, name, columns) : readCsv(text, name, columns)
}

function readJson(text: string, name: string, columns: Columns): ParsedRows {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(fill(dashboardWords.brokenJson, { file: name }))
  }
  if (!Array.isArray(value)) return refuse(fill(dashboardWords.noList, { file: name }))
  const odd = value.findIndex((entry) => !isMapping(entry))
  if (odd >= 0) return refuse(fill(dashboardWords.noInquiry, { n: odd + 1, file: name }))
  if (value.length === 0) return refuse(fill(dashboardWords.noInquiries, { file: name }))
  return readRecords(value as Record<string, unknown>[], columns)
}

function readCsv(text: string, name: string, columns: Columns): ParsedRows {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    transformHeader: (heading) => heading.trim(),
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return refuse(fill(dashboardWords.openQuote, { file: name, n: (open.row ?? 0) + 1 }))
  if (data.length === 0)
    return refuse(fill(dashboardWords.noRows, { file: name, headings: (meta.fields ?? []).join(', ') }))
  return readRecords(data, columns)
}
