import { colToLetter, type WriteSheet } from 'hucre/xlsx'
import { parseFormula } from './formula.ts'
import { tabPrefix, toA1 } from './formula-a1.ts'
import type { Sheet, SheetTable, SheetView } from './sheet.ts'
import { labelOf } from './sheet-label.ts'
import type { PlacedTable } from './sheet-layout.ts'
import { formatOf, styles } from './sheet-styles.ts'
import { createTab, fixedRange, type Tab } from './sheet-tab.ts'
import { tableValues, viewRows } from './sheet-values.ts'

/** The two hidden columns of a view behind its table: the sort key of each row, and its rank. */
const helperColumns = ({ table }: PlacedTable, index: number) => {
  const key = table.columns.length + 2 * index
  return { key, order: key + 1 }
}

/**
 * Writes the rank of every row of a view, which counts the rows before it. Excel's own SORT and FILTER would be
 * shorter, but versions before 2021 lack them.
 */
export function writeViewOrder(tab: Tab, placed: PlacedTable, view: SheetView, index: number): void {
  const { table, grid, layout, rows } = placed
  const { key, order } = helperColumns(placed, index)
  const shown = viewRows(table, view, rows)
  const where = view.where === undefined ? undefined : parseFormula(view.where)
  const sorted = view.sortBy.length > 0
  const { cells } = tableValues(table, rows)
  const columnOf = (name: string) => table.columns.findIndex((column) => column.name === name)
  tab.set(layout.headerRow, key, { value: `${labelOf(view)} key`, style: styles.note })
  tab.set(layout.headerRow, order, { value: `${labelOf(view)} order`, style: styles.note })
  rows.forEach((_, at) => {
    const row = layout.firstRow + at
    const line = row + 1
    const letter = (name: string) => `${grid.letters.get(name)}${line}`
    const isFilled = `${letter(table.key)}<>""`
    const counts = where ? `AND(${isFilled},${toA1(where, grid, line)})` : isFilled
    const sortText = sorted ? view.sortBy.map((name) => `LOWER(${letter(name)})`).join('&" "&') : '1'
    const rank = shown.indexOf(at)
    const value = sorted
      ? view.sortBy.map((name) => String(cells[at]?.[columnOf(name)]?.value ?? '').toLowerCase()).join(' ')
      : 1
    tab.set(row, key, { formula: `IF(${counts},${sortText},"")`, value: rank === -1 ? '' : value, style: styles.note })

    const ownKey = `$${colToLetter(key)}${line}`
    const allKeys = fixedRange(key, grid.firstRow, grid.lastRow)
    const keysSoFar = `$${colToLetter(key)}$${grid.firstRow}:${ownKey}`
    const rankFormula = sorted
      ? `SUMPRODUCT((${allKeys}<>"")*(${allKeys}<${ownKey}))+SUMPRODUCT(--(${keysSoFar}=${ownKey}))`
      : `SUM(${keysSoFar})`
    tab.set(row, order, {
      formula: `IF(${ownKey}="","",${rankFormula})`,
      value: rank === -1 ? '' : rank + 1,
      style: styles.note,
    })
  })
}

/** A tab that shows some columns of some rows, sorted, and stays up to date while the table is filled in. */
export function viewTab(sheet: Sheet, placed: PlacedTable, view: SheetView, index: number): WriteSheet {
  const { table, grid, layout, rows } = placed
  const tab = createTab(labelOf(view))
  const shown = viewRows(table, view, rows)
  const { cells } = tableValues(table, rows)
  const headerRow = 2
  const columns = view.columns.map((name) => table.columns.findIndex((column) => column.name === name))
  const order = tabPrefix(labelOf(table)) + fixedRange(helperColumns(placed, index).order, grid.firstRow, grid.lastRow)
  const headings = [
    ...columns.map((column) => labelOf(table.columns[column] as SheetTable['columns'][number])),
    ...(view.tick === undefined ? [] : [view.tick]),
  ]
  tab.set(0, 1, { value: `${sheet.name}: ${labelOf(view)}`, style: styles.title })
  headings.forEach((heading, at) => {
    tab.set(headerRow, at + 1, { value: heading, style: styles.header })
  })
  for (let at = 0; at < layout.lastRow - layout.firstRow + 1; at++) {
    const row = headerRow + 1 + at
    const from = shown[at]
    const found = `IFERROR(MATCH(${at + 1},${order},0),"")`
    tab.set(row, 0, { formula: found, value: from === undefined ? '' : from + 1, style: styles.note })
    columns.forEach((column, position) => {
      const { type, decimals } = table.columns[column] as SheetTable['columns'][number]
      const cell = `INDEX(${tabPrefix(labelOf(table))}${fixedRange(column, grid.firstRow, grid.lastRow)},$A${row + 1})`
      tab.set(row, position + 1, {
        formula: `IF($A${row + 1}="","",IF(${cell}="","",${cell}))`,
        value: from === undefined ? '' : (cells[from]?.[column]?.value ?? ''),
        style: { ...styles.cell, numFmt: formatOf(type, decimals, true) },
      })
    })
    if (view.tick !== undefined) tab.set(row, columns.length + 1, { style: styles.cell })
  }
  const widths = columns.map((column) => table.columns[column]?.width ?? 12)
  return tab.finish({
    columns: [{ hidden: true }, ...widths.map((width) => ({ width })), ...(view.tick ? [{ width: 8 }] : [])],
    freezePane: { rows: headerRow + 1 },
    pageSetup: {
      paperSize: 'letter',
      orientation: 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$1:$${headerRow + 1}`,
    },
    headerFooter: { oddFooter: `&L${sheet.name.replaceAll('&', '&&')}: ${labelOf(view)}&RPage &P of &N` },
  })
}
