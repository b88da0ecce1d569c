import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import MuiTable from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Bullets, displayFont, rounded } from 'marquee'
import { fill } from 'marquee/words'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo } from 'react'
import { showCell } from '../_documents/cell.ts'
import { documentWords } from '../_documents/document-words.ts'
import type { SheetTable } from '../_documents/sheet.ts'
import { labelOf } from '../_documents/sheet-label.ts'
import { type TypedRow, tableValues } from '../_documents/sheet-values.ts'
import { maxRows } from '../_documents/stored-entries.ts'
import { SmallButton } from './buttons.tsx'
import { inserted, without } from './list-edits.ts'
import { pasted } from './pasted.ts'
import { SheetRow } from './sheet-row.tsx'
import { uncoverCell } from './uncover-cell.ts'

const Table = styled(MuiTable)({
  width: 'auto',
  borderCollapse: 'separate',
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: 0,
    borderColor: 'var(--palette-divider)',
    borderInlineEnd: '1px solid var(--palette-divider)',
    verticalAlign: 'middle',
  },
  '& thead th': {
    padding: '10px 8px',
    background: 'var(--palette-background-default)',
    color: 'var(--palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    textAlign: 'start',
    verticalAlign: 'bottom',
  },
  // With a stacking context for each row the browser paints only the row that changes.
  '& tbody tr': { isolation: 'isolate' },
  '& tbody th': {
    padding: '0 8px',
    color: 'var(--palette-text-secondary)',
    fontWeight: 400,
    textAlign: 'center',
    background: 'var(--palette-background-default)',
  },
  '& [data-key]': { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'var(--palette-background-paper)' },
  '& thead [data-key]': { background: 'var(--palette-background-default)' },
  '& input, & select': {
    minWidth: '100%',
    minHeight: 44,
    padding: '4px 8px',
    border: 0,
    borderRadius: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '@media (pointer: coarse)': { fontSize: '1rem' },
  },
  '& option': { background: 'var(--palette-background-paper)', color: 'var(--palette-text-primary)' },
  '& :is(input, select):focus-visible': { outline: '2px solid var(--palette-primary-text)', outlineOffset: -2 },
  '& [aria-invalid=true]': { boxShadow: 'inset 3px 0 var(--palette-error-main)' },
  '& output': { display: 'block', minWidth: 56, padding: '0 8px', fontWeight: 650, whiteSpace: 'nowrap' },
  '& [data-computed]': { background: 'var(--palette-action-hover)' },
  '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', '& input': { textAlign: 'end' } },
})

const Totals = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  marginBlock: '16px 0',
  '& div': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& dt': { color: 'var(--palette-text-secondary)' },
  '& dd': { ...displayFont('1.25rem', 1.4), fontVariantNumeric: 'tabular-nums' },
})

type Rows = (rows: readonly TypedRow[]) => readonly TypedRow[]
type Props = {
  id: string
  table: SheetTable
  /** Whether its name appears above it. */
  isNamed: boolean
  rows: readonly TypedRow[]
  isHydrated: boolean
  onRows: (next: Rows, removed?: { done: string; restore: Rows }) => void
}

const cellId = (id: string, row: number, column: number) => `${id}-r${row}-c${column}`

/** Row and column of the field that an event came from. */
function cellOf(target: EventTarget): [row: number, column: number] | undefined {
  const [, row, column] = /-r(\d+)-c(\d+)$/.exec((target as Element).id) ?? []
  return row === undefined || column === undefined ? undefined : [Number(row), Number(column)]
}

/** A table that works like a spreadsheet: arrows and Enter move, and spreadsheet cells can be pasted. */
export function SheetGrid({ id, table, isNamed, rows, isHydrated, onRows }: Props) {
  const { cells, summary } = useMemo(() => tableValues(table, rows), [table, rows])
  const focus = (row: number, column: number) => document.getElementById(cellId(id, row, column))?.focus()
  const add = (count: number) =>
    onRows((old) => [...old, ...Array.from({ length: Math.min(count, maxRows - old.length) }, (): TypedRow => ({}))])

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are memoized, and each `onRows` does the same
  const setCell = useCallback(
    (row: number, name: string, text: string) =>
      onRows((old) => old.map((one, index) => (index === row ? { ...one, [name]: text } : one))),
    [table],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const removeRow = useCallback(
    (row: number, gone: TypedRow) =>
      onRows((old) => (old.length === 1 ? [{}] : without<TypedRow>(row)(old)), {
        done: fill(documentWords.rowRemoved, { n: row + 1 }),
        restore: inserted(row, gone),
      }),
    [table],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    if (!at || event.nativeEvent.isComposing || event.target instanceof HTMLSelectElement) return
    const isDate = event.target instanceof HTMLInputElement && event.target.type === 'date'
    const step =
      event.key === 'Enter' || (event.key === 'ArrowDown' && !isDate) ? 1 : event.key === 'ArrowUp' && !isDate ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const [row, column] = at
    if (event.key === 'Enter' && row === rows.length - 1) {
      add(1)
      requestAnimationFrame(() => focus(row + 1, column))
    } else focus(row + step, column)
  }
  const onPaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!at || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    onRows((old) => pasted(table, old, at, text), { done: documentWords.pasted, restore: () => rows })
  }

  const errors = cells.flatMap((line, row) =>
    line.flatMap(({ problem }, column) =>
      problem && !problem.startsWith('#')
        ? [
            fill(documentWords.cellError, {
              n: row + 1,
              column: labelOf(table.columns[column] as SheetTable['columns'][number]),
              problem,
            }),
          ]
        : [],
    ),
  )
  return (
    <div>
      {isNamed && (
        <Typography component="h3" sx={{ ...displayFont('1.25rem', 1.3), mt: 4, mb: 1.5 }}>
          {labelOf(table)}
        </Typography>
      )}
      <TableContainer
        component={Paper}
        role="region"
        aria-label={labelOf(table)}
        tabIndex={0}
        onFocus={uncoverCell}
        sx={{ position: 'relative', borderRadius: rounded(2.5), bgcolor: 'background.paper' }}
      >
        <Table onKeyDown={onKeyDown} onPaste={onPaste}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{documentWords.row}</TableCell>
              {table.columns.map((column) => (
                <TableCell key={column.name} scope="col" data-key={column.name === table.key ? '' : undefined}>
                  {labelOf(column)}
                </TableCell>
              ))}
              <TableCell scope="col">
                <span className="visually-hidden">{documentWords.remove}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              <SheetRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
                key={at}
                id={id}
                at={at}
                table={table}
                row={row}
                cells={cells[at] ?? []}
                isHydrated={isHydrated}
                setCell={setCell}
                removeRow={removeRow}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Stack direction="row" spacing={1.25} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <SmallButton onClick={() => add(1)}>{documentWords.addRow}</SmallButton>
        <SmallButton onClick={() => add(10)}>{documentWords.addRows}</SmallButton>
      </Stack>
      {errors.length > 0 && (
        <Bullets id={`${id}-errors`} sx={{ my: 1.5, color: 'error.main' }}>
          {errors.slice(0, 8).map((error) => (
            <li key={error}>{error}</li>
          ))}
          {errors.length > 8 && <li>{fill(documentWords.moreErrors, { n: errors.length - 8 })}</li>}
        </Bullets>
      )}
      {table.summary.length > 0 && (
        <Totals>
          {table.summary.map(({ name, type, decimals }, at) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{summary[at]?.problem ?? showCell(type, summary[at]?.value, decimals)}</dd>
            </div>
          ))}
        </Totals>
      )}
    </div>
  )
}
