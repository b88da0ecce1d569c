import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { fill } from 'marquee/words'
import { memo } from 'react'
import { showCell } from '../_documents/cell.ts'
import { documentWords } from '../_documents/document-words.ts'
import type { SheetTable } from '../_documents/sheet.ts'
import { labelOf } from '../_documents/sheet-label.ts'
import type { SheetCell, TypedRow } from '../_documents/sheet-values.ts'
import { RemoveButton } from './buttons.tsx'
import { CellField } from './cell-field.tsx'

type Props = {
  id: string
  at: number
  table: SheetTable
  row: TypedRow
  cells: readonly SheetCell[]
  isHydrated: boolean
  setCell: (row: number, name: string, text: string) => void
  removeRow: (row: number, gone: TypedRow) => void
}

const isText = (type: SheetTable['columns'][number]['type']) => type === 'text' || type === 'choice'

function Row({ id, at, table, row, cells, isHydrated, setCell, removeRow }: Props) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {at + 1}
      </TableCell>
      {table.columns.map((column, index) => {
        const { name, type, formula, decimals, hint } = column
        const cell = cells[index]
        const label = fill(documentWords.cell, { column: labelOf(column), n: at + 1 })
        return (
          <TableCell
            key={name}
            data-key={name === table.key ? '' : undefined}
            data-computed={formula === undefined ? undefined : ''}
            data-number={isText(type) ? undefined : ''}
          >
            {formula === undefined ? (
              <CellField
                id={`${id}-r${at}-c${index}`}
                of={column}
                text={row[name] ?? ''}
                isHydrated={isHydrated}
                label={label}
                hint={hint}
                error={cell?.problem === undefined ? undefined : `${id}-errors`}
                onChange={(text) => setCell(at, name, text)}
              />
            ) : (
              <output aria-label={label}>{cell?.problem ?? showCell(type, cell?.value, decimals)}</output>
            )}
          </TableCell>
        )
      })}
      <TableCell>
        <RemoveButton aria-label={fill(documentWords.removeRow, { n: at + 1 })} onClick={() => removeRow(at, row)} />
      </TableCell>
    </TableRow>
  )
}

const sameCells = (one: readonly SheetCell[], other: readonly SheetCell[]) =>
  one.length === other.length &&
  one.every(({ value, problem }, index) => value === other[index]?.value && problem === other[index]?.problem)

const sameTexts = (one: Props, other: Props) =>
  one.row === other.row || one.table.columns.every(({ name }) => one.row[name] === other.row[name])

/** Memoized by its texts, which the form copies: a guest list has thousands of fields, so only changed rows render. */
export const SheetRow = memo(
  Row,
  (one, other) => sameTexts(one, other) && one.isHydrated === other.isHydrated && sameCells(one.cells, other.cells),
)
