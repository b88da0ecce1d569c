import Box from '@mui/material/Box'
import MuiTable from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { useState } from 'react'
import { wideTable } from '../../src/components/wide-table.ts'
import { columnKind } from './column-kind.ts'
import type { Table as TableBlock } from './schema.ts'
import { SortButton } from './sort-button.tsx'
import { contentsOf, type Sorting, sortRows } from './sort-rows.ts'

/** The longest figure or time, such as `16:00–16:45`, that stays on one line, in characters. */
const maxUnbroken = 20

/** Rows and columns; a press on a column sorts by it, another one the other way round. */
export function Table(block: TableBlock) {
  const [sorting, setSorting] = useState<Sorting>()
  const { head, body } = contentsOf(block)
  const kinds = head.map((_, column) => columnKind(body.map((row) => row[column] ?? '')))
  const rows = sorting ? sortRows(body, sorting, kinds[sorting.column] ?? 'text') : body
  const look = (column: number) =>
    kinds[column] === 'number' ? ({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const) : {}
  const stays = (cell: string, column: number) =>
    (kinds[column] === 'number' || kinds[column] === 'time') && cell.length <= maxUnbroken && { whiteSpace: 'nowrap' }
  const onSort = (column: number) =>
    setSorting({ column, isDescending: sorting?.column === column && !sorting.isDescending })
  const orderOf = (column: number) =>
    sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Box role="region" aria-label={block.title} tabIndex={0} sx={wideTable}>
        <MuiTable>
          <TableHead>
            <TableRow>
              {head.map((name, column) => (
                <TableCell
                  key={name}
                  component="th"
                  scope="col"
                  aria-sort={orderOf(column)}
                  // A head that is a button is higher than one that is text.
                  sx={[look(column), { verticalAlign: 'baseline' }]}
                >
                  {block.sortable && kinds[column] !== undefined ? (
                    <SortButton name={name} order={orderOf(column)} onClick={() => onSort(column)} />
                  ) : (
                    name
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={body.indexOf(row)}>
                {row.map((cell, column) => (
                  <TableCell
                    key={head[column]}
                    {...(column === 0 && { component: 'th', scope: 'row' })}
                    sx={[look(column), stays(cell, column), column === 0 && { fontWeight: 600 }]}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </MuiTable>
      </Box>
      {block.footnote && <Typography sx={{ mt: 3, color: 'text.secondary' }}>{block.footnote}</Typography>}
    </Section>
  )
}
