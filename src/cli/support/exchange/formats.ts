import { csv } from './csv.ts'
import type { ExchangeFormat } from './exchange-unit.ts'
import { jsonLines } from './json-lines.ts'
import { po } from './po.ts'
import { xliff1 } from './xliff-1.ts'
import { xliff2 } from './xliff-2.ts'

export const formatNames = ['xliff', 'xliff2', 'po', 'csv', 'jsonl'] as const
type FormatName = (typeof formatNames)[number]

/** What translators get and send back, by name. */
export const exchangeFormats: Readonly<Record<FormatName, ExchangeFormat>> = {
  xliff: xliff1,
  xliff2,
  po,
  csv,
  jsonl: jsonLines,
}

/** The format of a file that comes back, by its name and its text; `undefined` for another file. */
export function formatOfFile(name: string, text: string): ExchangeFormat | undefined {
  if (/\.(?:xlf|xliff|xml)$/i.test(name)) return /<xliff\b[^>]*\bversion\s*=\s*["']2/.test(text) ? xliff2 : xliff1
  if (/\.pot?$/i.test(name)) return po
  if (/\.(?:csv|tsv)$/i.test(name)) return csv
  return /\.(?:jsonl|ndjson)$/i.test(name) ? jsonLines : undefined
}
