import { colToLetter, type WriteOptions, type WriteSheet } from 'hucre/xlsx'
import { readCell } from './cell.ts'
import { parseFormula } from './formula.ts'
import { toA1 } from './formula-a1.ts'
import type { Sheet, SheetTable } from './sheet.ts'
import { labelOf } from './sheet-label.ts'
import { layoutOf, type PlacedTable } from './sheet-layout.ts'
import { formatOf, styles, validationOf } from './sheet-styles.ts'
import { createTab, type Tab } from './sheet-tab.ts'
import { type SheetEntries, type TypedRow, tableValues } from './sheet-values.ts'
import { viewTab, writeViewOrder } from './view-tab.ts'

/** The widest table that is printed in portrait, in characters. */
const portraitWidth = 90

function place(sheet: Sheet, table: SheetTable, typed: readonly TypedRow[]): PlacedTable {
  const layout = layoutOf(sheet, table, typed.length)
  const rows = Array.from({ length: layout.lastRow - layout.firstRow + 1 }, (_, index) => typed[index] ?? {})
  const letters = new Map(table.columns.map(({ name }, index) => [name, colToLetter(index)]))
  return { table, layout, rows, grid: { letters, firstRow: layout.firstRow + 1, lastRow: layout.lastRow + 1 } }
}

function writeFacts(tab: Tab, { layout }: PlacedTable, facts: SheetEntries['facts']): void {
  for (const { fact, row, label, value } of layout.facts) {
    const read = readCell(fact.type, facts[fact.name] ?? '', fact.choices)
    const style = { ...styles.fact, numFmt: formatOf(fact.type, fact.decimals, false) }
    tab.set(row, label[0], { value: labelOf(fact), style: styles.label })
    tab.merge(row, label)
    for (let column = value[0]; column <= value[1]; column++) tab.set(row, column, { style })
    tab.set(row, value[0], { value: read.ok ? read.value : undefined, style })
    tab.merge(row, value)
    tab.rules.push(...validationOf(fact, `${colToLetter(value[0])}${row + 1}`))
  }
}

function writeRows(tab: Tab, { table, layout, grid, rows }: PlacedTable): void {
  const { cells } = tableValues(table, rows)
  const key = grid.letters.get(table.key)
  table.columns.forEach((column, index) => {
    const formula = column.formula === undefined ? undefined : parseFormula(column.formula)
    const look = formula ? styles.computed : styles.cell
    const style = { ...look, numFmt: formatOf(column.type, column.decimals, formula !== undefined) }
    tab.set(layout.headerRow, index, { value: labelOf(column), style: styles.header })
    cells.forEach((line, at) => {
      const row = layout.firstRow + at
      const value = line[index]?.value
      const text = formula && `IF($${key}${row + 1}="","",${toA1(formula, grid, row + 1)})`
      tab.set(row, index, text === undefined ? { value, style } : { formula: text, value: value ?? '', style })
    })
    if (!formula) {
      const letter = colToLetter(index)
      tab.rules.push(...validationOf(column, `${letter}${grid.firstRow}:${letter}${grid.lastRow}`))
    }
  })
}

function tableTab(sheet: Sheet, placed: PlacedTable, facts: SheetEntries['facts']): Tab {
  const { table } = placed
  const tab = createTab(labelOf(table))
  tab.set(0, 0, { value: table === sheet.tables[0] ? sheet.name : labelOf(table), style: styles.title })
  writeFacts(tab, placed, facts)
  writeRows(tab, placed)
  table.views.forEach((view, index) => {
    writeViewOrder(tab, placed, view, index)
  })
  return tab
}

function finish(tab: Tab, { table, layout }: PlacedTable, name: string): WriteSheet {
  const widths = table.columns.map(({ width }) => width)
  const keyColumn = table.columns.findIndex((column) => column.name === table.key)
  return tab.finish({
    columns: [
      ...widths.map((width) => ({ width })),
      ...table.views.flatMap(() => [{ hidden: true }, { hidden: true }]),
    ],
    freezePane: { rows: layout.headerRow + 1, ...(keyColumn < 3 && { columns: keyColumn + 1 }) },
    pageSetup: {
      paperSize: 'letter',
      orientation: widths.reduce((sum, width) => sum + width, 0) > portraitWidth ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$1:$${layout.headerRow + 1}`,
      printArea: `$A$1:$${colToLetter(widths.length - 1)}$${layout.lastRow + 1}`,
      margins: { top: 0.5, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: `&L${name.replaceAll('&', '&&')}&RPage &P of &N` },
  })
}

function summaryTab(name: string, tables: readonly PlacedTable[]): WriteSheet | undefined {
  const tab = createTab('Summary')
  tab.set(0, 0, { value: name, style: styles.title })
  let row = 2
  for (const { table, grid, rows } of tables) {
    const { summary } = tableValues(table, rows)
    table.summary.forEach((total, index) => {
      const formula = toA1(parseFormula(total.formula), { ...grid, tab: labelOf(table) }, grid.firstRow)
      const style = { ...styles.computed, numFmt: formatOf(total.type, total.decimals, true) }
      tab.set(row, 0, { value: total.name, style: styles.cell })
      tab.set(row, 1, { formula, value: summary[index]?.value ?? '', style })
      row += 1
    })
  }
  if (row === 2) return undefined
  return tab.finish({
    columns: [{ width: 34 }, { width: 16 }],
    pageSetup: { paperSize: 'letter', orientation: 'portrait' },
  })
}

/** A sheet as a workbook: a tab for each table, one with all totals, and one for each view. */
export function toWorkbook(sheet: Sheet, entries: SheetEntries, createdAt: Date): WriteOptions {
  const tables = sheet.tables.map((table) => place(sheet, table, entries.tables[table.name] ?? []))
  const summary = summaryTab(sheet.name, tables)
  return {
    sheets: [
      ...tables.map((placed) => finish(tableTab(sheet, placed, entries.facts), placed, sheet.name)),
      ...(summary ? [summary] : []),
      ...tables.flatMap((placed) => placed.table.views.map((view, index) => viewTab(sheet, placed, view, index))),
    ],
    properties: { title: sheet.name, created: createdAt, modified: createdAt },
    defaultFont: { name: 'Calibri', size: 11 },
  }
}
