import Box from '@mui/material/Box'
import MuiTable from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { shownNumber } from 'marquee/words'
import { useState } from 'react'
import type { Table as TableBlock } from './schema.ts'
import { SortButton } from './sort-button.tsx'
import { contentsOf, isNumeric, type Sorting, sortRows } from './sort-rows.ts'

/** Rows and columns; a press on a column sorts by it, another one the other way round. */
export function Table(block: TableBlock) {
  const [sorting, setSorting] = useState<Sorting>()
  const { head, body } = contentsOf(block)
  const rows = sorting ? sortRows(body, sorting) : body
  const look = (column: number) =>
    isNumeric(body, column) ? ({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const) : {}
  const onSort = (column: number) =>
    setSorting({ column, isDescending: sorting?.column === column && !sorting.isDescending })
  const orderOf = (column: number) =>
    sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Box role="region" aria-label={block.title} tabIndex={0} sx={{ position: 'relative', overflowX: 'auto' }}>
        <MuiTable>
          <TableHead>
            <TableRow>
              {head.map((name, column) => (
                <TableCell key={name} component="th" scope="col" aria-sort={orderOf(column)} sx={look(column)}>
                  {block.sortable ? (
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
                    sx={[look(column), column === 0 && { fontWeight: 600 }]}
                  >
                    {typeof cell === 'number' ? shownNumber(cell) : cell}
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
