import { styled } from '@mui/material/styles'
import { showCell } from '../_documents/cell.ts'
import type { Sheet, SheetTable, SheetView } from '../_documents/sheet.ts'
import { labelOf } from '../_documents/sheet-label.ts'
import { type SheetEntries, type TypedRow, tableValues, viewRows } from '../_documents/sheet-values.ts'

/** With more columns the sheet prints in landscape. */
const portraitColumns = 8

/** Tables without MUI's: they are laid out for paper alone, in points. */
const Paper = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    color: 'var(--palette-text-primary)',
    '&[data-wide]': { page: 'wide' },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '8pt', lineHeight: 1.3, marginBottom: '12pt' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      padding: '3pt 4pt',
      border: '0.5pt solid var(--palette-outline)',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& [data-number]': { whiteSpace: 'nowrap' },
    '& thead tr:first-of-type th': { border: 0, padding: '0 0 6pt', fontSize: '9pt', fontWeight: 400 },
    '& thead strong': { display: 'block', fontSize: '14pt' },
    '& p': { fontSize: '9pt', margin: '0 0 10pt' },
  },
})

type Props = { sheet: Sheet; entries: SheetEntries; viewName: string | undefined }

/** The printed version: the tables, or one list derived from them. Its head is repeated on every page. */
export function SheetPaper({ sheet, entries, viewName }: Props) {
  const of = sheet.tables.find(({ views }) => views.some(({ name }) => name === viewName))
  const view = of?.views.find(({ name }) => name === viewName)
  const facts = sheet.facts.flatMap((fact) => {
    const value = entries.facts[fact.name]
    return value ? [`${labelOf(fact)}: ${value}`] : []
  })
  if (of && view) {
    const rows = entries.tables[of.name] ?? []
    return (
      <Paper data-prints="">
        <PaperTable
          {...{ table: of, rows, facts }}
          title={`${sheet.name}: ${labelOf(view)}`}
          columns={view.columns}
          shown={viewRows(of, view, rows)}
          tick={view.tick}
        />
      </Paper>
    )
  }
  const printed = (table: SheetTable) => table.columns.filter(({ print }) => print).map(({ name }) => name)
  const isWide = sheet.tables.some((table) => printed(table).length > portraitColumns)
  return (
    <Paper data-prints="" data-wide={isWide ? '' : undefined}>
      {sheet.tables.map((table) => {
        const rows = entries.tables[table.name] ?? []
        const title = sheet.tables.length === 1 ? sheet.name : `${sheet.name}: ${labelOf(table)}`
        return (
          <PaperTable
            key={table.name}
            {...{ table, rows, facts, title }}
            columns={printed(table)}
            shown={rows.map((_, index) => index)}
          />
        )
      })}
    </Paper>
  )
}

type TableProps = {
  table: SheetTable
  rows: readonly TypedRow[]
  facts: readonly string[]
  title: string
  columns: readonly string[]
  shown: readonly number[]
  tick?: SheetView['tick']
}

function PaperTable({ table, rows, facts, title, columns, shown, tick }: TableProps) {
  const { cells, summary } = tableValues(table, rows)
  const indexes = columns.map((name) => table.columns.findIndex((column) => column.name === name))
  const totals = table.summary.map(
    ({ name, type, decimals }, at) => `${name}: ${showCell(type, summary[at]?.value, decimals)}`,
  )
  return (
    <>
      <table>
        <thead>
          <tr>
            <th colSpan={columns.length + (tick ? 1 : 0)}>
              <strong>{title}</strong>
              {facts.join(' · ')}
            </th>
          </tr>
          <tr>
            {columns.map((name, at) => (
              <th key={name} scope="col">
                {labelOf(table.columns[indexes[at] ?? 0] ?? { name })}
              </th>
            ))}
            {tick && <th scope="col">{tick}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row}>
              {indexes.map((index) => {
                const { type, decimals, name } = table.columns[index] as SheetTable['columns'][number]
                const cell = cells[row]?.[index]
                return (
                  <td key={name} data-number={type === 'text' || type === 'choice' ? undefined : ''}>
                    {cell?.problem ? (rows[row]?.[name] ?? '') : showCell(type, cell?.value, decimals)}
                  </td>
                )
              })}
              {tick && <td />}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && !tick && <p>{totals.join(' · ')}</p>}
    </>
  )
}
