import type { CellKey, GridCell, GridHead, GridModel } from '../../../wire/grid.ts'

/** Cells that get pages, and those that lose theirs. */
export type Cells = { added: CellKey[]; removed: CellKey[] }

/** Where the keys are: the row and the column among those that are shown; -1 are the heads. */
export type Position = { row: number; column: number }

/** The cell that Tab comes to: where the keys are, or the first cell in the document if that one is not there. */
export function tabStop(at: Position, rows: readonly number[], columns: number): Position {
  const isThere = at.column < columns && (at.row === -1 ? at.column >= 0 : rows.includes(at.row))
  const [first = -1] = rows
  return isThere ? at : { row: first, column: columns > 0 ? 0 : -1 }
}

/** A row or a column that is shown, with its number in the whole matrix. */
export type ShownHead = GridHead & { index: number }
export type ShownGrid = { rows: ShownHead[]; columns: ShownHead[] }

const filtered = (heads: readonly GridHead[], typed: string): ShownHead[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return heads.flatMap((head, index) =>
    words.every((word) => `${head.name} ${head.key}`.toLowerCase().includes(word)) ? [{ ...head, index }] : [],
  )
}

/** The rows and columns of a matrix whose names have all words of their filter. */
export const shownGrid = ({ rows, columns }: GridModel, typed: { rows: string; columns: string }): ShownGrid => ({
  rows: filtered(rows.heads, typed.rows),
  columns: filtered(columns.heads, typed.columns),
})

/** Whether a cell can be ticked: one that shows the page of another one comes and goes with it. */
export const isOwn = (cell: GridCell | null | undefined) => cell?.shows === undefined

/** The tick of several cells together. */
export type Tick = 'all' | 'some' | 'none'

export function tickOf(cells: readonly (GridCell | null | undefined)[]): Tick {
  const there = cells.filter((cell) => cell).length
  return there === 0 ? 'none' : there === cells.length ? 'all' : 'some'
}

/** The change that ticks all of some cells, or takes all ticks off if all of them are there. */
export function wholeChange(grid: GridModel, keys: readonly { row: ShownHead; column: ShownHead }[]): Cells {
  const cells = keys.flatMap(({ row, column }) => {
    const cell = grid.cells[row.index]?.[column.index]
    return isOwn(cell) ? [{ key: [row.key, column.key] as CellKey, isThere: cell != null }] : []
  })
  const missing = cells.filter(({ isThere }) => !isThere).map(({ key }) => key)
  return missing.length > 0 ? { added: missing, removed: [] } : { added: [], removed: cells.map(({ key }) => key) }
}

/** The cells that show one of some pages, by their names: they have no page of their own, and go with it. */
export const namesShowing = ({ rows, columns, cells }: GridModel, addresses: ReadonlySet<string>): string[] =>
  cells.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell?.shows && addresses.has(cell.shows.address)
        ? [`${columns.heads[column]?.name}, ${rows.heads[at]?.name}`]
        : [],
    ),
  )
