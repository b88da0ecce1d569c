import Box from '@mui/material/Box'
import { notify, saveFile } from 'marquee'
import { fill } from 'marquee/words'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { documentWords } from '../_documents/document-words.ts'
import { fileName } from '../_documents/downloads.ts'
import type { Sheet, SheetTable } from '../_documents/sheet.ts'
import { tableCsv } from '../_documents/sheet-csv.ts'
import { labelOf } from '../_documents/sheet-label.ts'
import { type SheetEntries, sampleEntries, type TypedRow } from '../_documents/sheet-values.ts'
import { storedSheet } from '../_documents/stored-entries.ts'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetPaper } from './sheet-paper.tsx'
import { type Tool, Toolbar } from './toolbar.tsx'
import { useStoredForm } from './use-stored-form.ts'

/** Empty rows after starting over. */
const readyRows = 6

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const isFilled = (table: SheetTable) => (row: TypedRow) =>
  table.columns.some(({ name }) => (row[name] ?? '').trim() !== '')

/** Rows that have content, for files. */
const filledRows = (sheet: Sheet, entries: SheetEntries): SheetEntries => ({
  facts: entries.facts,
  tables: Object.fromEntries(
    sheet.tables.map((table) => [table.name, (entries.tables[table.name] ?? []).filter(isFilled(table))]),
  ),
})

async function saveXlsx(sheet: Sheet, entries: SheetEntries) {
  try {
    const { sheetXlsx } = await import('../_documents/sheet-xlsx.ts')
    const bytes = await sheetXlsx(sheet, filledRows(sheet, entries), new Date())
    saveFile(`${fileName(sheet.slug, 'mine')}.xlsx`, bytes, xlsxType)
  } catch {
    notify(documentWords.xlsxFailed)
  }
}

function saveCsv(sheet: Sheet, table: SheetTable, entries: SheetEntries) {
  const part = table === sheet.tables[0] ? undefined : table.name
  const csv = tableCsv(table, filledRows(sheet, entries).tables[table.name] ?? [])
  saveFile(`${fileName(sheet.slug, part, 'mine')}.csv`, csv, 'text/csv')
}

const emptyEntries = (sheet: Sheet): SheetEntries => ({
  facts: {},
  tables: Object.fromEntries(
    sheet.tables.map(({ name }) => [name, Array.from({ length: readyRows }, (): TypedRow => ({}))]),
  ),
})

/** A sheet with its fields, its tables and their totals, computed with every keystroke by the formulas of the file. */
export function SheetEditor({ id, sheet }: { id: string; sheet: Sheet }) {
  const { entries, edit, replace, undo, isRead, isStored } = useStoredForm<SheetEntries>({
    key: `marquee-document-${sheet.slug}`,
    first: sampleEntries(sheet),
    read: (stored) => storedSheet(sheet, stored),
  })
  const views = sheet.tables.flatMap((table) => table.views)
  // What is printed, as long as the page prints: at other times each key would render all rows for paper too.
  const [printed, setPrinted] = useState<{ view?: string | undefined }>()
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted((now) => now ?? {}))
    const end = () => setPrinted(undefined)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  const printView = (view?: string) => {
    flushSync(() => setPrinted({ view }))
    print()
  }
  const tools: Tool[] = [
    { text: documentWords.saveXlsx, onUse: () => void saveXlsx(sheet, entries), primary: true },
    ...sheet.tables.map((table) => ({
      text:
        sheet.tables.length === 1 ? documentWords.saveCsv : fill(documentWords.saveTable, { table: labelOf(table) }),
      onUse: () => saveCsv(sheet, table, entries),
    })),
    { text: documentWords.print, onUse: () => printView() },
    ...views.map((view) => ({
      text: fill(documentWords.printView, { view: labelOf(view) }),
      onUse: () => printView(view.name),
    })),
    { text: documentWords.startOver, onUse: () => replace(emptyEntries(sheet), documentWords.emptied) },
    { text: documentWords.loadSample, onUse: () => replace(sampleEntries(sheet), documentWords.loaded) },
  ]
  return (
    <>
      <Box sx={{ '@media print': { '&:has(~ [data-prints])': { display: 'none' } } }}>
        <Toolbar tools={tools} undo={undo} isStored={isStored} />
        <SheetFacts
          id={id}
          facts={sheet.facts}
          typed={entries.facts}
          isHydrated={isRead}
          onChange={(name, text) => edit('facts', (facts: SheetEntries['facts']) => ({ ...facts, [name]: text }))}
        />
        {sheet.tables.map((table, at) => (
          <SheetGrid
            key={table.name}
            id={`${id}-table-${at}`}
            table={table}
            isNamed={sheet.tables.length > 1}
            rows={entries.tables[table.name] ?? []}
            isHydrated={isRead}
            onRows={(next, removed) => {
              // Not by the path of a cell: the name of a column may contain a point.
              const apply =
                (update: (rows: readonly TypedRow[]) => readonly TypedRow[]) => (now: SheetEntries['tables']) => ({
                  ...now,
                  [table.name]: update(now[table.name] ?? []),
                })
              edit('tables', apply(next), removed && { done: removed.done, restore: apply(removed.restore) })
            }}
          />
        ))}
      </Box>
      {printed && <SheetPaper sheet={sheet} entries={filledRows(sheet, entries)} viewName={printed.view} />}
    </>
  )
}
