import { replaceEqualDeep } from '@tanstack/react-query'
import { memo } from 'react'
import type { GridCell, GridModel } from '../../../wire/grid.ts'
import type { Likeness } from '../../../wire/listing.ts'
import type { PageModel } from '../../../wire/page.ts'
import { say } from '../../../words/say.ts'
import { stateWords } from '../../../words.ts'
import { likenessWord, likenessWords, useLikeness } from '../../problems/likeness.tsx'
import { StudioLink } from '../studio-link.tsx'
import type { Cells, Position, ShownHead, Tick } from './shown-grid.ts'
import { WholeTick } from './whole-tick.tsx'

type Props = {
  /** The page of the studio, by which everybody knows what has changed. */
  page: PageModel | undefined
  grid: GridModel
  row: ShownHead
  columns: readonly ShownHead[]
  /** Its number among the rows that are shown. */
  index: number
  tick: Tick
  writing: string | undefined
  at: Position
  onFocus: (position: Position) => void
  onWhole: () => void
  onChange: (cells: Cells) => void
  onOpen: (address: string) => void
}

/** A row of a matrix: the tick of the whole row, and a cell for each column. */
export function GridRow({ page, grid, row, columns, index, tick, writing, at, ...on }: Props) {
  const addresses = columns.flatMap((column) => {
    const cell = grid.cells[row.index]?.[column.index]
    return cell && cell.shows === undefined && !cell.isPlanned ? [cell.address] : []
  })
  const likeness = useLikeness(addresses, page)
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" aria-colindex={1}>
        <WholeTick
          name={row.name}
          tick={tick}
          position={{ row: index, column: -1 }}
          at={at}
          onFocus={on.onFocus}
          onTick={on.onWhole}
        />
      </th>
      {columns.map((column, number) => {
        const cell = grid.cells[row.index]?.[column.index] ?? null
        const key = `${row.key} ${column.key}`
        return (
          <td key={column.key} aria-colindex={number + 2}>
            <PageCell
              cell={cell}
              likeness={cell ? likeness?.[cell.address] : undefined}
              name={column.key === '' ? row.name : `${column.name}, ${row.name}`}
              place={`${index} ${number}`}
              isCurrent={at.row === index && at.column === number}
              isWriting={writing === key}
              onFocus={() => on.onFocus({ row: index, column: number })}
              onTick={() => {
                const keys: [string, string][] = [[row.key, column.key]]
                on.onChange(cell ? { added: [], removed: keys } : { added: keys, removed: [] })
              }}
              onOpen={on.onOpen}
            />
          </td>
        )
      })}
    </tr>
  )
}

type CellProps = {
  cell: GridCell | null
  likeness: Likeness | undefined
  name: string
  place: string
  isCurrent: boolean
  isWriting: boolean
  onFocus: () => void
  onTick: () => void
  onOpen: (address: string) => void
}

/** What is special about a page, in words. */
function notesOf({ state, hasOwnWords, isPlanned, shows }: GridCell): string {
  if (shows !== undefined) return say().grid.shows(shows.name)
  const notes = [isPlanned && say().grid.notWritten, state && stateWords(state), hasOwnWords && say().grid.ownWords]
  return notes.filter(Boolean).join(', ')
}

const isTooAlike = (likeness: Likeness | undefined) =>
  likeness?.share !== undefined && likenessWord(likeness) !== 'alike'

/** A cell: its tick, and the way to its page. `Enter` on the tick opens the page. */
const PageCell = memo(
  ({ cell, likeness, name, place, isCurrent, isWriting, onFocus, onTick, onOpen }: CellProps) => {
    const isShared = cell?.shows !== undefined
    const notes = cell ? notesOf(cell) : ''
    const alike = likeness ? likenessWords(likeness) : ''
    return (
      <div className="cell">
        <input
          type="checkbox"
          data-cell={place}
          tabIndex={isCurrent ? 0 : -1}
          checked={cell !== null || isWriting}
          aria-disabled={isShared || isWriting}
          aria-label={name}
          {...((notes || alike) && { 'aria-description': [alike, notes].filter(Boolean).join(', ') })}
          onFocus={onFocus}
          onChange={() => {
            if (!isShared && !isWriting) onTick()
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && cell && !cell.isPlanned) onOpen(cell.shows?.address ?? cell.address)
          }}
        />
        {isWriting && <span className="note">{say().grid.writing}</span>}
        {cell && !isWriting && (
          <span className="facts">
            {cell.isPlanned ? null : (
              <StudioLink
                address={cell.shows?.address ?? cell.address}
                onOpen={onOpen}
                tabIndex={-1}
                aria-label={say().grid.openNamed((cell.shows ? notes : alike) || say().common.open, name)}
                underline="always"
                {...(likeness?.other && { title: say().grid.mostLike(likeness.other.title) })}
                {...(isTooAlike(likeness) && { sx: { fontWeight: 700 } })}
              >
                {cell.shows ? notes : alike || say().common.open}
              </StudioLink>
            )}
            {notes && !cell.shows && <span className="note">{notes}</span>}
          </span>
        )}
      </div>
    )
  },
  (one, other) =>
    one.cell === other.cell &&
    replaceEqualDeep(one.likeness, other.likeness) === one.likeness &&
    one.name === other.name &&
    one.place === other.place &&
    one.isCurrent === other.isCurrent &&
    one.isWriting === other.isWriting,
)
