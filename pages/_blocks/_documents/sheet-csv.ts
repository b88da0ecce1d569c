import { toCsvText } from 'marquee/words'
import { type CellType, type CellValue, showCell } from './cell.ts'
import type { SheetTable } from './sheet.ts'
import { labelOf } from './sheet-label.ts'
import { type TypedRow, tableValues } from './sheet-values.ts'

/** Numbers stay numbers; dates and times are written as people read them. */
const exported = (type: CellType, value: CellValue, decimals: number | undefined) =>
  typeof value === 'number' && (type === 'number' || type === 'money')
    ? Number(value.toFixed(decimals ?? (type === 'money' ? 2 : 12)))
    : showCell(type, value, decimals)

/**
 * A table with its headings, its rows and the results of its formulas. Text that is invalid in its column stays as it
 * was typed.
 */
export function tableCsv(table: SheetTable, rows: readonly TypedRow[]): string {
  const { cells } = tableValues(table, rows)
  const lines = cells.map((line, row) =>
    table.columns.map(({ name, type, decimals }, index) => {
      const { value, problem } = line[index] ?? { value: undefined }
      return problem === undefined ? exported(type, value, decimals) : (rows[row]?.[name] ?? '')
    }),
  )
  return toCsvText([table.columns.map(labelOf), ...lines])
}
