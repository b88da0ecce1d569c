import type { SheetTable } from '../_documents/sheet.ts'
import type { TypedRow } from '../_documents/sheet-values.ts'
import { maxRows } from '../_documents/stored-entries.ts'

/**
 * Rows with pasted spreadsheet cells, from a cell to the right and down. Computed columns are not overwritten;
 * cells beyond the last column are dropped.
 */
export function pasted(
  { columns }: SheetTable,
  rows: readonly TypedRow[],
  [fromRow, fromColumn]: readonly [row: number, column: number],
  text: string,
): TypedRow[] {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .slice(0, maxRows - fromRow)
  const result = [...rows]
  lines.forEach((line, down) => {
    const filled = line.split('\t').flatMap((cell, right) => {
      const column = columns[fromColumn + right]
      return column && column.formula === undefined ? [[column.name, cell.trim()] as const] : []
    })
    result[fromRow + down] = { ...result[fromRow + down], ...Object.fromEntries(filled) }
  })
  return result
}
