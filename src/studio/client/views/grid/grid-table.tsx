import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { GridModel } from '../../../wire/grid.ts'
import type { PageModel } from '../../../wire/page.ts'
import { say } from '../../../words/say.ts'
import { GridRow } from './grid-row.tsx'
import { gridSx } from './grid-styles.ts'
import { type Cells, isOwn, type Position, type ShownGrid, tabStop, tickOf, wholeChange } from './shown-grid.ts'
import { WholeTick } from './whole-tick.tsx'

/** The height of a row, and how many more rows than those in view are in the document. */
const rowHeight = 46
const overscan = 6

type Props = {
  page: PageModel | undefined
  grid: GridModel
  shown: ShownGrid
  /** The cell that is written now. */
  writing: string | undefined
  onChange: (cells: Cells) => void
  onOpen: (address: string) => void
}

/** A matrix as a table with a tick in each cell. Arrow keys move from cell to cell; only the rows in view are in the document. */
export function GridTable({ page, grid, shown, writing, onChange, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [lastAt, setAt] = useState<Position>({ row: 0, column: 0 })
  const { rows, columns } = shown
  const { getVirtualItems, getTotalSize, scrollToIndex } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  const items = getVirtualItems()
  const at = tabStop(
    lastAt,
    items.map(({ index }) => index),
    columns.length,
  )
  const above = items[0]?.start ?? 0
  const below = getTotalSize() - (items.at(-1)?.end ?? 0)
  const used = columns.filter(({ index }) => grid.cells.some((cells) => cells[index]))

  function focus(to: Position): void {
    setAt(to)
    if (to.row >= 0) scrollToIndex(to.row)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus(),
    )
  }
  function move(event: KeyboardEvent): void {
    const [row = Number.NaN, column = Number.NaN] = ((event.target as HTMLElement).dataset['cell'] ?? '')
      .split(' ')
      .map(Number)
    const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1]
    const steps: Record<string, Position> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + 1 },
      ArrowLeft: { row, column: column - 1 },
      Home: { row, column: -1 },
      End: { row, column: lastColumn },
      PageDown: { row: Math.min(lastRow, row + 10), column },
      PageUp: { row: Math.max(0, row - 10), column },
    }
    const to = steps[event.key]
    if (Number.isNaN(column) || to === undefined) return
    event.preventDefault()
    const isCorner = to.row === -1 && to.column === -1
    if (to.row < -1 || to.column < -1 || to.row > lastRow || to.column > lastColumn || isCorner) return
    focus(to)
  }

  return (
    <Box ref={box} onKeyDown={move} sx={gridSx}>
      <Box
        component="table"
        role="grid"
        aria-label={grid.title}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="corner">
              {grid.rows.many}
            </th>
            {columns.map((column, index) => (
              <th key={column.key} scope="col" aria-colindex={index + 2}>
                <WholeTick
                  name={column.name}
                  tick={tickOf(rows.map((row) => grid.cells[row.index]?.[column.index]))}
                  position={{ row: -1, column: index }}
                  at={at}
                  onFocus={setAt}
                  onTick={() =>
                    onChange(
                      wholeChange(
                        grid,
                        rows.map((row) => ({ row, column })),
                      ),
                    )
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} columns={columns.length} />
          {items.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <GridRow
                key={row.key}
                {...{ page, grid, row, columns, index, writing, at, onOpen, onChange }}
                onFocus={setAt}
                onWhole={() =>
                  onChange(
                    wholeChange(
                      grid,
                      (used.length > 0 ? used : columns).map((column) => ({ row, column })),
                    ),
                  )
                }
                tick={tickOf(
                  used
                    .map((column) => grid.cells[row.index]?.[column.index])
                    .filter((cell) => cell === null || isOwn(cell)),
                )}
              />
            )
          })}
          <Gap height={below} columns={columns.length} />
        </tbody>
      </Box>
      {rows.length === 0 && (
        <Box sx={{ p: 2, color: 'text.secondary' }}>
          {say().grid.nothingFound} <Link href={`/studio${grid.address}`}>{say().grid.openFile}</Link>
        </Box>
      )}
    </Box>
  )
}

/** The room of the rows that are not in the document. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns + 1} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
