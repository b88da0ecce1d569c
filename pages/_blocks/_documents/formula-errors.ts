import type { CellType } from './cell.ts'
import { type Formula, FormulaError, parseFormula, references } from './formula.ts'
import type { SheetTable } from './sheet.ts'

/** An error inside a sheet. `path` leads to the value, as in a zod issue. */
export type SheetError = { code: string; path: (string | number)[]; message: string }

/** Where a formula occurs: in the rows of a column, over whole columns, or as the filter of a view. */
export type FormulaPlace = 'row' | 'summary' | 'view'
export type PlacedFormula = {
  text: string
  place: FormulaPlace
  path: SheetError['path']
  /** The type that its result must have. */
  type?: CellType | undefined
}

/** The kind of a result. An empty text is `blank`, which is valid wherever a cell may be empty. */
type Kind = 'number' | 'text' | 'truth' | 'blank'

const arithmetic = new Set([
  '+',
  '-',
  '*',
  '/',
  '^',
  '%',
  'ABS',
  'MAX',
  'MIN',
  'MOD',
  'ROUND',
  'ROUNDUP',
  'ROUNDDOWN',
  'SUM',
])
const wholeColumns = new Set(['COUNT', 'COUNTA', 'COUNTIF', 'COUNTIFS', 'MAX', 'MIN', 'SUM', 'SUMIF'])
const texts = new Set<CellType>(['text', 'choice'])

class ValueKindError extends Error {}

const spelt = (name: string) => (/^[A-Z]/.test(name) ? `\`${name}\`` : `the sign \`${name}\``)

function kindsOf(formula: Formula, types: ReadonlyMap<string, CellType>, computed: ReadonlySet<string>): Set<Kind> {
  if (formula.kind === 'value') {
    if (typeof formula.value === 'string') return new Set([formula.value === '' ? 'blank' : 'text'])
    return new Set([typeof formula.value === 'number' ? 'number' : 'truth'])
  }
  if (formula.kind !== 'call') return new Set([texts.has(types.get(formula.column) ?? 'number') ? 'text' : 'number'])
  const { name, args } = formula
  const kinds = args.map((arg) => kindsOf(arg, types, computed))
  args.forEach((arg, index) => {
    if (arg.kind === 'column' && !wholeColumns.has(name))
      throw new ValueKindError(
        `${spelt(name)} takes one cell, not the whole column \`[${arg.column}]\`; write \`[@${arg.column}]\``,
      )
    if (arithmetic.has(name) && kinds[index]?.has('text') && arg.kind !== 'call') {
      const what = arg.kind === 'value' ? `\`"${arg.value}"\`` : `\`${arg.column}\``
      throw new ValueKindError(`${what} is text, so ${spelt(name)} cannot calculate with it`)
    }
    if (name === 'COUNTA' && arg.kind === 'column' && computed.has(arg.column))
      throw new ValueKindError(
        `\`COUNTA\` would count the empty cells of \`${arg.column}\` too, because it is computed`,
      )
  })
  if (name === 'ABOVE' && args[0]?.kind !== 'cell')
    throw new ValueKindError('`ABOVE` takes one cell, as in `ABOVE([@End])`')
  if (/^(?:COUNTIFS?|SUMIF|COUNTA?)$/.test(name) && args.some((arg, at) => at % 2 === 0 && arg.kind !== 'column'))
    throw new ValueKindError(`\`${name}\` counts in a whole column, as in \`${name}([Name]…)\``)
  if (name === 'IF') return new Set([...(kinds[1] ?? []), ...(kinds[2] ?? ['truth' as const])])
  if (name === 'ABOVE') return new Set([...(kinds[0] ?? []), 'blank'])
  if (name === '&') return new Set(['text'])
  if (/^(?:AND|OR|NOT|<|>|=|<=|>=|<>)$/.test(name)) return new Set(['truth'])
  return new Set(['number'])
}

function resultError(kinds: ReadonlySet<Kind>, { place, type }: PlacedFormula): string | undefined {
  if (place === 'view') return kinds.has('truth') ? undefined : 'it must give true or false, as in `[@Order] > 0`'
  const isText = type !== undefined && texts.has(type)
  if (!isText && kinds.has('text')) return `it gives text, but its type is \`${type}\``
  if (!isText && kinds.has('truth')) return `it gives true or false, but its type is \`${type}\``
  if (isText && kinds.has('number')) return `it gives a number, but its type is \`${type}\``
  return undefined
}

type Edge = { from: string; to: string }

/** A cycle of references from a column to itself, if any. References to the row above are not part of cycles. */
function cycleFrom(start: string, edges: readonly Edge[]): string[] | undefined {
  const visit = (column: string, way: string[]): string[] | undefined => {
    for (const { to } of edges.filter(({ from }) => from === column)) {
      if (to === start) return [...way, to]
      if (way.includes(to)) continue
      const found = visit(to, [...way, to])
      if (found) return found
    }
    return undefined
  }
  return visit(start, [start])
}

function cycleErrors(table: SheetTable, found: readonly (PlacedFormula & { formula: Formula })[]): SheetError[] {
  const rows = found.filter(({ place }) => place === 'row')
  const nameOf = (one: PlacedFormula) => table.columns[Number(one.path.at(-2))]?.name ?? ''
  const edges = rows.flatMap((one) =>
    [...references(one.formula)].flatMap(({ column, kind, above }) =>
      above && kind === 'cell' ? [] : [{ from: nameOf(one), to: column }],
    ),
  )
  return rows.flatMap((one) => {
    const way = cycleFrom(nameOf(one), edges)
    return way ? [{ code: 'sheet-cycle', path: one.path, message: `it needs its own result: ${way.join(' → ')}` }] : []
  })
}

/** Errors of the formulas of a table, one per formula. Cycles are searched among formulas without other errors. */
export function formulaErrors(table: SheetTable, found: readonly PlacedFormula[]): SheetError[] {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const computed = new Set(table.columns.flatMap(({ name, formula }) => (formula ? [name] : [])))
  const valid: (PlacedFormula & { formula: Formula })[] = []
  const errors = found.flatMap((one): SheetError[] => {
    try {
      const formula = parseFormula(one.text)
      for (const { column, kind } of references(formula)) {
        const names = table.columns.map(({ name }) => `\`${name}\``).join(', ')
        if (!types.has(column))
          return [
            {
              code: 'sheet-column',
              path: one.path,
              message: `there is no column \`${column}\`. The columns are ${names}`,
            },
          ]
        if (kind === 'cell' && one.place === 'summary')
          return [
            {
              code: 'sheet-kind',
              path: one.path,
              message: `a total has no row of its own: write \`[${column}]\` for the whole column`,
            },
          ]
      }
      const problem = resultError(kindsOf(formula, types, computed), one)
      if (problem) return [{ code: 'sheet-kind', path: one.path, message: problem }]
      valid.push({ ...one, formula })
      return []
    } catch (error) {
      if (error instanceof FormulaError) return [{ code: error.code, path: one.path, message: error.message }]
      if (error instanceof ValueKindError) return [{ code: 'sheet-kind', path: one.path, message: error.message }]
      throw error
    }
  })
  return [...errors, ...cycleErrors(table, valid)]
}
