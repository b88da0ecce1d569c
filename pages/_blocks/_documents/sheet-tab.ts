import { type Cell, colToLetter, type DataValidation, type MergeRange, type WriteSheet } from 'hucre/xlsx'
import type { CellValue } from './cell.ts'

/** A cell to write: a value, or a formula with its current value. */
export type TabCell = { value?: CellValue; formula?: string; style: NonNullable<Cell['style']> }

/** A tab that is being filled. Rows and columns count from 0. */
export function createTab(name: string) {
  const cells = new Map<string, Partial<Cell>>()
  const merges: MergeRange[] = []
  const rules: DataValidation[] = []
  const rows: null[][] = []
  return {
    name,
    /** Data validation rules by range. */
    rules,
    set(row: number, column: number, { value, formula, style }: TabCell): void {
      while (rows.length <= row) rows.push([])
      cells.set(
        `${row},${column}`,
        formula === undefined ? { value: value ?? null, style } : { formula, formulaResult: value ?? '', style },
      )
    },
    /** Merges cells of a row. */
    merge(row: number, [startCol, endCol]: readonly [number, number]): void {
      if (endCol > startCol) merges.push({ startRow: row, endRow: row, startCol, endCol })
    },
    finish: (rest: Omit<WriteSheet, 'name' | 'cells' | 'rows'>): WriteSheet => ({
      name,
      rows,
      cells,
      merges,
      dataValidations: rules,
      ...rest,
    }),
  }
}
export type Tab = ReturnType<typeof createTab>

/** A column of a tab as a fixed range. Rows as Excel counts them. */
export const fixedRange = (column: number, first: number, last: number) =>
  `$${colToLetter(column)}$${first}:$${colToLetter(column)}$${last}`
