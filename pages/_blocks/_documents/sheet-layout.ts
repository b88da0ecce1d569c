import type { Grid } from './formula-a1.ts'
import type { Sheet, SheetFact, SheetTable } from './sheet.ts'
import { labelOf } from './sheet-label.ts'
import type { TypedRow } from './sheet-values.ts'

/** The position of a field above the table: the columns of its label and its value, each as first and last, from 0. */
type FactPlace = { fact: SheetFact; row: number; label: [number, number]; value: [number, number] }

/** Where the parts of a table lie on its tab. Rows and columns count from 0. */
type TableLayout = { facts: FactPlace[]; headerRow: number; firstRow: number; lastRow: number }

/** A table with its position on its tab, and its rows. */
export type PlacedTable = { table: SheetTable; layout: TableLayout; grid: Grid; rows: readonly TypedRow[] }

/** Minimum width of a field's value, in characters. */
const factWidth = 20
/** Characters that fit side by side on a screen; further fields go to the next row. */
const rowWidth = 110

/** Columns starting at `start` that are together at least `width` characters wide. */
function spanOf(widths: readonly number[], start: number, width: number): [number, number] | undefined {
  let sum = 0
  for (let column = start; column < widths.length; column++) {
    sum += widths[column] ?? 0
    if (sum >= width) return [start, column]
  }
  return undefined
}

/** Lays fields out from left to right over the columns of the table, and on the next row when one is full. */
function placeFacts(facts: readonly SheetFact[], widths: readonly number[], firstRow: number): FactPlace[] {
  let row = firstRow
  let column = 0
  const widthUpTo = (end: number) => widths.slice(0, end + 1).reduce((sum, width) => sum + width, 0)
  return facts.map((fact) => {
    const find = (start: number) => {
      const label = spanOf(widths, start, labelOf(fact).length + 2)
      const value = label && spanOf(widths, label[1] + 1, factWidth)
      return label && value ? { label, value } : undefined
    }
    const here = find(column)
    const fits = here && (column === 0 || widthUpTo(here.value[1]) <= rowWidth)
    if (!fits && column > 0) {
      row += 1
      column = 0
    }
    const place = (fits ? here : find(0)) ?? { label: [0, 0] as [number, number], value: [1, 1] as [number, number] }
    column = place.value[1] + 1
    return { fact, row, ...place }
  })
}

/** Lays a table out on its tab. Only the first table of a sheet has the fields of the sheet above it. */
export function layoutOf(sheet: Sheet, table: SheetTable, rowCount: number): TableLayout {
  const widths = table.columns.map(({ width }) => width)
  const facts = table === sheet.tables[0] ? placeFacts(sheet.facts, widths, 1) : []
  const headerRow = (facts.at(-1)?.row ?? 0) + 2
  const firstRow = headerRow + 1
  return { facts, headerRow, firstRow, lastRow: firstRow + Math.max(rowCount, table.blankRows) - 1 }
}
