import { readNumber } from 'marquee/words'
import { formatOf } from '../../schema/language/language.ts'
import type { Cell, Table } from './schema.ts'

export type Sorting = { column: number; isDescending: boolean }

/** Names of the columns and rows of a table, however it is written. */
export function contentsOf({ columns = [], rows = [], csv }: Pick<Table, 'columns' | 'rows' | 'csv'>) {
  const [head, ...body]: readonly Cell[][] = csv ?? [columns, ...rows]
  return { head: (head ?? []).map(String), body }
}

/** A cell as a number, if it is one: `1,200` and `€12` are, as the language writes them. */
export function numberIn(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell
  const digits = cell.replace(/^[^\p{Nd}\p{L}−-]+|[^\p{Nd}]+$/gu, '').replace('−', '-')
  return digits === '' || /\p{L}/u.test(digits) ? undefined : readNumber(digits)
}

/** Whether all cells of a column that say anything are numbers. */
export const isNumeric = (rows: readonly Cell[][], column: number): boolean =>
  rows.some((row) => row[column] !== '') &&
  rows.every((row) => row[column] === '' || numberIn(row[column] ?? '') !== undefined)

const collator = () => formatOf('table order', ({ locale }) => new Intl.Collator(locale, { numeric: true }))

/** The rows in the order of a column. Empty cells are last either way, equal ones keep their order. */
export function sortRows(rows: readonly Cell[][], { column, isDescending }: Sorting): Cell[][] {
  const asNumbers = isNumeric(rows, column)
  const compare = (one: Cell, other: Cell) =>
    asNumbers ? Number(numberIn(one)) - Number(numberIn(other)) : collator().compare(String(one), String(other))
  return [...rows].sort((first, second) => {
    const [one = '', other = ''] = [first[column], second[column]]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return compare(one, other) * (isDescending ? -1 : 1)
  })
}
