import { type CellValue, problemText, readCell, typedValue } from './cell.ts'
import { parseFormula } from './formula.ts'
import { CellError, type Cells, evaluate } from './formula-value.ts'
import type { Sheet, SheetTable, SheetView } from './sheet.ts'

/** A typed row: the text of each column by name. A missing one is empty. */
export type TypedRow = Readonly<Record<string, string>>

/** A cell with its value. `problem`: what is wrong with the typed text or with the result of the formula. */
export type SheetCell = { value: CellValue; problem?: string | undefined }

export type TableValues = {
  /** By row and column, in the order of the table. */
  cells: SheetCell[][]
  summary: SheetCell[]
}

const cellOf = (compute: () => CellValue): SheetCell => {
  try {
    return { value: compute() }
  } catch (error) {
    if (error instanceof CellError) return { value: undefined, problem: error.message }
    throw error
  }
}

/** Computes a table as Excel would. Text that does not fit its column counts as an empty cell. */
export function tableValues(table: SheetTable, rows: readonly TypedRow[]): TableValues {
  const indexOf = new Map(table.columns.map(({ name }, index) => [name, index]))
  const cells: (SheetCell | undefined)[][] = rows.map(() => [])
  const isEmpty = (row: number) => (rows[row]?.[table.key] ?? '').trim() === ''

  const at = (row: number, column: number): SheetCell => {
    const line = cells[row] as (SheetCell | undefined)[]
    const cached = line[column]
    if (cached) return cached
    const { type, choices, formula, name } = table.columns[column] as SheetTable['columns'][number]
    if (formula) line[column] = isEmpty(row) ? { value: '' } : cellOf(() => evaluate(parseFormula(formula), inRow(row)))
    else {
      const read = readCell(type, rows[row]?.[name] ?? '', choices)
      line[column] = read.ok ? { value: read.value } : { value: undefined, problem: problemText(read.problem) }
    }
    return line[column] as SheetCell
  }
  const value = (column: string, row: number): CellValue => {
    const cell = at(row, indexOf.get(column) ?? 0)
    if (cell.problem?.startsWith('#')) throw new CellError(cell.problem)
    return cell.value
  }
  const columns = new Map<string, CellValue[]>()
  const column = (name: string): CellValue[] => {
    // A cell with a problem has no value, and counts as empty.
    const values = columns.get(name) ?? rows.map((_, index) => at(index, indexOf.get(name) ?? 0).value)
    columns.set(name, values)
    return values
  }
  const inRow = (row: number): Cells => ({ row, cell: value, column })
  return {
    cells: rows.map((_, row) => table.columns.map((_column, column) => at(row, column))),
    summary: table.summary.map(({ formula }) => cellOf(() => evaluate(parseFormula(formula), inRow(0)))),
  }
}

const orderKey = (cells: readonly SheetCell[], columns: readonly number[]) =>
  columns.map((column) => String(cells[column]?.value ?? '').toLowerCase()).join('\t')

/** The rows of a view, as indexes of rows of the table, in the order of the view. */
export function viewRows(table: SheetTable, view: SheetView, rows: readonly TypedRow[]): number[] {
  const { cells } = tableValues(table, rows)
  const indexOf = new Map(table.columns.map(({ name }, index) => [name, index]))
  const where = view.where
  const shown = rows.flatMap((row, index) => {
    if ((row[table.key] ?? '').trim() === '') return []
    if (where === undefined) return [index]
    const verdict = cellOf(() =>
      evaluate(parseFormula(where), {
        row: index,
        cell: (name, at) => cells[at]?.[indexOf.get(name) ?? 0]?.value,
        column: (name) => cells.map((line) => line[indexOf.get(name) ?? 0]?.value),
      }),
    )
    return verdict.value === true ? [index] : []
  })
  const order = view.sortBy.map((name) => indexOf.get(name) ?? 0)
  const keys = new Map(shown.map((index) => [index, orderKey(cells[index] ?? [], order)]))
  return shown.sort((a, b) => {
    const [one, other] = [keys.get(a) ?? '', keys.get(b) ?? '']
    return one < other ? -1 : one > other ? 1 : a - b
  })
}

/** The rows of the sample as if they had been typed. */
const sampleRows = (table: SheetTable): TypedRow[] =>
  table.rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typedValue(value)])))

/** The content of a sheet, as it was typed: the fields above the tables, and the rows of each table. */
export type SheetEntries = {
  facts: Readonly<Record<string, string>>
  tables: Readonly<Record<string, readonly TypedRow[]>>
}

/** The sample of a sheet as if it had been typed. */
export const sampleEntries = ({ facts, tables }: Sheet): SheetEntries => ({
  facts: Object.fromEntries(
    facts.flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, typedValue(sample)] as const])),
  ),
  tables: Object.fromEntries(tables.map((table) => [table.name, sampleRows(table)])),
})

/** A sheet that nobody has filled in. */
export const blankEntries: SheetEntries = { facts: {}, tables: {} }
