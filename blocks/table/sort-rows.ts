import { formatOf } from '../../schema/language/language.ts'
import { type ColumnKind, valueIn } from './column-kind.ts'
import type { Table } from './schema.ts'

export type Sorting = { column: number; isDescending: boolean }

/** Names of the columns and rows of a table, however it is written. */
export function contentsOf({ columns = [], rows = [], csv }: Pick<Table, 'columns' | 'rows' | 'csv'>) {
  const [head = [], ...body] = csv ?? [columns, ...rows]
  return { head: head.map(String), body: body.map((row) => row.map(String)) }
}

const collator = () => formatOf('table order', ({ locale }) => new Intl.Collator(locale, { numeric: true }))

/** The rows in the order of a column of a kind: values, then words, then empty cells. Equal ones keep their order. */
export function sortRows(rows: readonly string[][], { column, isDescending }: Sorting, kind: ColumnKind): string[][] {
  const keyed = rows.map((row) => {
    const cell = row[column] ?? ''
    const value = valueIn(kind, cell)
    return { row, cell, value, rank: cell === '' ? 2 : kind !== 'text' && value === undefined ? 1 : 0 }
  })
  return keyed
    .sort((one, other) => {
      if (one.rank !== other.rank) return one.rank - other.rank
      const order = one.value === undefined ? collator().compare(one.cell, other.cell) : one.value - Number(other.value)
      return order * (isDescending ? -1 : 1)
    })
    .map(({ row }) => row)
}
