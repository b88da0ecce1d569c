import { type Formula, operators } from './formula.ts'

/** The cells that a formula may refer to. Row numbers are those of Excel, from 1. */
export type Grid = {
  /** Column letters by column name. */
  letters: ReadonlyMap<string, string>
  firstRow: number
  lastRow: number
  /** The tab of the columns, if the formula is on another tab. */
  tab?: string
}

/** The name of a tab as formulas write it. */
export const tabPrefix = (tab: string) => `'${tab.replaceAll("'", "''")}'!`

/** A column as an absolute range: `$B$7:$B$66`. */
function columnRange(column: string, { letters, firstRow, lastRow, tab }: Grid): string {
  const letter = letters.get(column)
  return `${tab === undefined ? '' : tabPrefix(tab)}$${letter}$${firstRow}:$${letter}$${lastRow}`
}

const isOperator = (name: string) => (operators as readonly string[]).includes(name)

/** A formula in Excel's notation for the row `row`, without the leading `=`. */
export function toA1(formula: Formula, grid: Grid, row: number): string {
  const inside = (part: Formula) => {
    const text = toA1(part, grid, row)
    return part.kind === 'call' && isOperator(part.name) ? `(${text})` : text
  }
  switch (formula.kind) {
    case 'value':
      if (typeof formula.value === 'string') return `"${formula.value.replaceAll('"', '""')}"`
      return String(formula.value).toUpperCase()
    case 'cell':
      return `${grid.letters.get(formula.column)}${row}`
    case 'column':
      return columnRange(formula.column, grid)
    case 'call':
      break
  }
  const { name, args } = formula
  const [first, second] = args
  if (name === 'ROWNUMBER') return `ROW()-${grid.firstRow - 1}`
  if (name === 'ABOVE' && first) return row === grid.firstRow ? '""' : toA1(first, grid, row - 1)
  if (name === '%' && first) return `${inside(first)}%`
  if (isOperator(name) && first) return second ? `${inside(first)}${name}${inside(second)}` : `${name}${inside(first)}`
  return `${name}(${args.map((arg) => toA1(arg, grid, row)).join(',')})`
}
