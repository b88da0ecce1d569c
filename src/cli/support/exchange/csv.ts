import Papa from 'papaparse'
import { toCsvText } from '../../../../schema/writing/csv.ts'
import { type ExchangeFormat, exchangeState, UnreadableExchange } from './exchange-unit.ts'

const columns = ['file', 'path', 'state', 'source', 'before', 'text', 'max', 'note'] as const
const needed = ['file', 'path', 'source', 'text'] as const

const formulaSign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** An apostrophe where `toCsvText` puts one: at the start of a formula, and at one behind what may end a cell. */
const atStart = new RegExp(`^'(?='*[\\s\\p{Cf}"]*(?:${formulaSign}|[\\t\\r\\n]))`, 'u')
const withinText = new RegExp(`(?<=[,;|\\t\\r\\n])'(?='*(?:[^\\S\\t\\r\\n]|[\\p{Cf}"])*${formulaSign})`, 'gu')

/** A text whose own apostrophes before formulas are doubled, so that one can be taken off again. */
const withDoubled = (text: string) => text.replace(withinText, "''").replace(atStart, "''")

/** A cell without the apostrophes that keep it from being a formula. */
const withoutGuards = (cell: string): string => cell.replace(atStart, '').replace(withinText, '')

/** The line on which each row begins. */
function lineAt(text: string): (offset: number) => number {
  let [line, read] = [1, 0]
  return (offset) => {
    for (; read < offset; read++) if (text[read] === '\n') line++
    return line
  }
}

/** A table for spreadsheets. */
export const csv: ExchangeFormat = {
  ending: '.csv',
  write: (units) => {
    const rows = units.map((unit) => [
      ...[unit.file, unit.path, exchangeState(unit), unit.source, unit.before ?? '', unit.target ?? ''].map(
        withDoubled,
      ),
      unit.max ?? '',
      withDoubled(unit.note ?? ''),
    ])
    return toCsvText([[...columns], ...rows])
  },
  read: (text) => {
    const written = text.replace(/^\uFEFF/, '')
    const rows: { cells: string[]; line: number }[] = []
    const lineOf = lineAt(written)
    let start = 0
    Papa.parse<string[]>(written, {
      delimiter: /^"?file"?([,;\t])/i.exec(written)?.[1] ?? ',',
      step: ({ data, meta }) => {
        rows.push({ cells: data, line: lineOf(start) })
        start = meta.cursor
      },
    })
    const [head, ...body] = rows
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
    const missing = needed.find((name) => !names.includes(name))
    if (missing !== undefined) throw new UnreadableExchange(`line 1: has no column \`${missing}\``)
    return {
      units: body.flatMap(({ cells, line }) => {
        const cell = (name: (typeof needed)[number]) => withoutGuards(cells[names.indexOf(name)] ?? '')
        if (cells.every((one) => one.trim() === '')) return []
        const target = cell('text')
        return [
          {
            file: cell('file'),
            path: cell('path'),
            source: cell('source'),
            ...(target.trim() !== '' && { target }),
            line,
          },
        ]
      }),
    }
  },
}
