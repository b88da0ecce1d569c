import type { CellValue } from './cell.ts'
import type { Formula } from './formula.ts'

/** A formula without a result: the message is what Excel shows in the cell. */
export class CellError extends Error {}

/** The cells to which a formula refers. `row` is that of the formula, from 0. `cell` may throw a {@link CellError}. */
export type Cells = {
  row: number
  cell: (column: string, row: number) => CellValue
  column: (column: string) => CellValue[]
}

const divisionByZero = () => new CellError('#DIV/0!')
const wrongValue = () => new CellError('#VALUE!')

function toNumber(value: CellValue): number {
  if (value === undefined) return 0
  if (typeof value === 'string') {
    const number = value.trim() === '' ? Number.NaN : Number(value)
    if (Number.isNaN(number)) throw wrongValue()
    return number
  }
  return Number(value)
}

const toText = (value: CellValue) => (typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? ''))

function toTruth(value: CellValue): boolean {
  if (typeof value === 'string') throw wrongValue()
  return Boolean(value)
}

/** Excel's order: numbers before texts before truth values; texts without regard to case; an empty cell is 0 or "". */
function compare(one: CellValue, other: CellValue): number {
  const rank = (value: CellValue) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2)
  const fill = (value: CellValue, beside: CellValue): Exclude<CellValue, undefined> =>
    value ?? (typeof beside === 'string' ? '' : typeof beside === 'boolean' ? false : 0)
  const a = fill(one, other)
  const b = fill(other, one)
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  const x = typeof a === 'string' ? a.toLowerCase() : a
  const y = typeof b === 'string' ? b.toLowerCase() : b
  return x < y ? -1 : x > y ? 1 : 0
}

/** Whether a cell meets a criterion of `COUNTIF`: a value, or a sign and a value in one text. */
function meets(value: CellValue, criterion: CellValue): boolean {
  const [, sign = '=', rest = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(toText(criterion)) ?? []
  const number = rest.trim() === '' ? Number.NaN : Number(rest)
  const expected: CellValue = Number.isNaN(number) ? rest : number
  if (rest === '') return sign === '<>' ? value !== undefined && value !== '' : value === undefined || value === ''
  const isSameType = typeof value === typeof expected
  if (sign === '<>') return !isSameType || compare(value, expected) !== 0
  if (!isSameType) return false
  const order = compare(value, expected)
  if (sign === '=') return order === 0
  return sign.startsWith('<')
    ? order < 0 || (sign === '<=' && order === 0)
    : order > 0 || (sign === '>=' && order === 0)
}

const roundTo = (value: number, digits: number, round: (magnitude: number) => number) => {
  const factor = 10 ** digits
  // Twelve digits: the noise of binary fractions, as in 0.1 + 0.2, must not round a number up.
  return (Math.sign(value) * round(Number((Math.abs(value) * factor).toPrecision(12)))) / factor
}

const divide = (a: number, b: number) => {
  if (b === 0) throw divisionByZero()
  return a / b
}

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': divide,
  '^': (a, b) => a ** b,
  MOD: (a, b) => a - b * Math.floor(divide(a, b)),
  ROUND: (a, b) => roundTo(a, b, Math.round),
  ROUNDUP: (a, b) => roundTo(a, b, Math.ceil),
  ROUNDDOWN: (a, b) => roundTo(a, b, Math.floor),
}

const comparison: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/** The value of a formula. Throws a {@link CellError} where Excel would show one. */
export function evaluate(formula: Formula, cells: Cells): CellValue {
  if (formula.kind === 'value') return formula.value
  if (formula.kind === 'cell') return cells.cell(formula.column, cells.row)
  if (formula.kind === 'column') throw wrongValue()
  return called(formula.name, formula.args, cells)
}

function called(name: string, args: Formula[], cells: Cells): CellValue {
  const value = (index: number) => evaluate(args[index] as Formula, cells)
  const number = (index: number) => toNumber(value(index))
  const range = (index: number): CellValue[] => {
    const arg = args[index] as Formula
    return arg.kind === 'column' ? cells.column(arg.column) : [value(index)]
  }
  /** The numbers of all arguments. Other values of a column do not count, as in Excel. */
  const numbers = () =>
    args.flatMap((arg, index) =>
      arg.kind === 'column'
        ? cells.column(arg.column).filter((one): one is number => typeof one === 'number')
        : [number(index)],
    )

  const compute = arithmetic[name]
  if (compute && args.length === 2) return compute(number(0), number(1))
  const test = comparison[name]
  if (test) return test(compare(value(0), value(1)))
  switch (name) {
    case '+':
      return number(0)
    case '-':
      return -number(0)
    case '%':
      return number(0) / 100
    case '&':
      return toText(value(0)) + toText(value(1))
    case 'ABOVE':
      return cells.row === 0 ? '' : evaluate(args[0] as Formula, { ...cells, row: cells.row - 1 })
    case 'ROWNUMBER':
      return cells.row + 1
    case 'IF':
      return toTruth(value(0)) ? value(1) : args.length === 3 ? value(2) : false
    case 'AND':
      return args.every((_, index) => toTruth(value(index)))
    case 'OR':
      return args.some((_, index) => toTruth(value(index)))
    case 'NOT':
      return !toTruth(value(0))
    case 'ABS':
      return Math.abs(number(0))
    case 'MAX':
      return Math.max(...numbers(), ...(numbers().length === 0 ? [0] : []))
    case 'MIN':
      return Math.min(...numbers(), ...(numbers().length === 0 ? [0] : []))
    case 'SUM':
      return numbers().reduce((sum, one) => sum + one, 0)
    case 'COUNT':
      return range(0).filter((one) => typeof one === 'number').length
    case 'COUNTA':
      return range(0).filter((one) => one !== undefined && one !== '').length
    case 'COUNTIF':
      return range(0).filter((one) => meets(one, value(1))).length
    case 'COUNTIFS':
      return range(0).filter((_, at) =>
        args.every((_arg, index) => index % 2 === 1 || meets(range(index)[at], value(index + 1))),
      ).length
    case 'SUMIF':
      return range(0).reduce<number>((sum, one, at) => {
        const added = range(2)[at]
        return meets(one, value(1)) && typeof added === 'number' ? sum + added : sum
      }, 0)
  }
  throw wrongValue()
}
