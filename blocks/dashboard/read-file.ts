import Papa from 'papaparse'
import { type Reading, readRecords } from './rows.ts'
import type { Columns } from './schema.ts'

/** More than any export of inquiries; a browser reads it in a few seconds. */
const mostBytes = 20_000_000

const refuse = (problem: string): Reading => ({ ok: false, problem })

/** Reads a file that the visitor chose. Its name is only used in error messages. */
export async function readFile(file: File, columns: Columns): Promise<Reading> {
  if (file.size > mostBytes) return refuse(`${file.name} is larger than 20 MB. Save a shorter period.`)
  return readText(await file.text(), file.name, columns)
}

/** Reads the text of a CSV or JSON file. */
export function readText(text: string, name: string, columns: Columns): Reading {
  if (text.startsWith('PK')) return refuse(`${name} is a workbook. Save it as CSV (UTF-8) and load that file.`)
  if (text.includes('\u0000')) return refuse(`${name} is not a text file. Load a CSV or JSON file.`)
  if (text.trim() === '') return refuse(`${name} is empty.`)
  return /^\s*[[{]/.test(text) ? readJson(text, name, columns) : readCsv(text, name, columns)
}

function readJson(text: string, name: string, columns: Columns): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(`${name} begins like JSON but breaks off or has a mistake. Export it again.`)
  }
  if (!Array.isArray(value)) return refuse(`${name} must hold one list of inquiries: it begins with [ and ends with ].`)
  const odd = value.findIndex((entry) => typeof entry !== 'object' || entry === null || Array.isArray(entry))
  if (odd >= 0) return refuse(`Entry ${odd + 1} of ${name} is not an inquiry with named fields.`)
  if (value.length === 0) return refuse(`${name} holds no inquiries.`)
  return readRecords(value as Record<string, unknown>[], columns)
}

function readCsv(text: string, name: string, columns: Columns): Reading {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    transformHeader: (heading) => heading.trim(),
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return refuse(`${name} has a quotation mark in line ${(open.row ?? 0) + 1} that is never closed.`)
  if (data.length === 0) return refuse(`${name} has headings (${(meta.fields ?? []).join(', ')}) but no rows.`)
  return readRecords(data, columns)
}
