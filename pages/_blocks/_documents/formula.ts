import { type AstExpression, parse, parseStructRef, tokenize } from '@borgar/fx'

/**
 * A formula of a sheet. References name columns in the way of Excel's tables: `[@Par]` is the cell in the same row,
 * `[Par]` the whole column. Operators are calls named by their sign.
 */
export type Formula =
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'cell'; column: string }
  | { kind: 'column'; column: string }
  | { kind: 'call'; name: string; args: Formula[] }

/** Functions that a formula may call, with the fewest and the most arguments they take. */
const functions: Readonly<Record<string, readonly [min: number, max: number]>> = {
  /** The cell above, empty in the first row. Not Excel's: it becomes a reference. */
  ABOVE: [1, 1],
  /** The number of the row, from 1. Not Excel's: it becomes a count of rows. */
  ROWNUMBER: [0, 0],
  ABS: [1, 1],
  AND: [1, 20],
  COUNT: [1, 1],
  COUNTA: [1, 1],
  COUNTIF: [2, 2],
  COUNTIFS: [2, 8],
  IF: [2, 3],
  MAX: [1, 20],
  MIN: [1, 20],
  MOD: [2, 2],
  NOT: [1, 1],
  OR: [1, 20],
  ROUND: [2, 2],
  ROUNDDOWN: [2, 2],
  ROUNDUP: [2, 2],
  SUM: [1, 20],
  SUMIF: [3, 3],
}

export const operators = ['+', '-', '*', '/', '^', '&', '=', '<>', '<', '<=', '>', '>=', '%'] as const

/** Why Excel would not accept a text as a formula. */
export class FormulaError extends Error {
  readonly code: 'sheet-formula' | 'sheet-function'
  constructor(code: FormulaError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Longest text between two quotes in Excel. */
const maxLiteralLength = 255

function reference(text: string): Formula {
  const found = parseStructRef(text)
  const [column, ...others] = found?.columns ?? []
  const sections = found?.sections ?? []
  if (column === undefined || others.length > 0 || found?.table || sections.length > 1)
    throw new FormulaError(
      'sheet-formula',
      `\`${text}\` must name a column, as \`[@Name]\` for the cell in the same row or \`[Name]\` for the whole column`,
    )
  return sections[0] === 'this row' ? { kind: 'cell', column } : { kind: 'column', column }
}

function call(name: string, nodes: readonly (AstExpression | null)[]): Formula {
  const arity = functions[name]
  if (arity === undefined)
    throw new FormulaError(
      'sheet-function',
      `\`${name}\` is not a function that sheets know. They know ${Object.keys(functions).join(', ')}`,
    )
  const [min, max] = arity
  const count = nodes.length
  if (count < min || count > max) {
    const takes = min === max ? String(min) : `${min} to ${max}`
    throw new FormulaError(
      'sheet-function',
      `\`${name}\` takes ${takes} ${takes === '1' ? 'argument' : 'arguments'}, but has ${count}`,
    )
  }
  return { kind: 'call', name, args: nodes.map(convert) }
}

function convert(node: AstExpression | null): Formula {
  switch (node?.type) {
    case 'Literal':
      if (String(node.value).length > maxLiteralLength)
        throw new FormulaError('sheet-formula', `Excel takes at most ${maxLiteralLength} characters between two quotes`)
      return { kind: 'value', value: node.value }
    case 'ReferenceIdentifier':
      return reference(node.value)
    case 'UnaryExpression':
    case 'BinaryExpression':
      if ((operators as readonly string[]).includes(node.operator))
        return { kind: 'call', name: node.operator, args: node.arguments.map(convert) }
      break
    case 'CallExpression':
      if (node.callee.type === 'Identifier') return call(node.callee.name.toUpperCase(), node.arguments)
      break
  }
  throw new FormulaError('sheet-formula', 'Excel would refuse this formula: an argument is empty or not understood')
}

const cached = new Map<string, Formula>()

/** Parses a formula, with or without the leading `=`. Throws a {@link FormulaError}. */
export function parseFormula(text: string): Formula {
  const parsed = cached.get(text)
  if (parsed) return parsed
  const formula = convert(tree(text))
  cached.set(text, formula)
  return formula
}

function tree(text: string): AstExpression {
  try {
    return parse(tokenize(text, { mergeRefs: true }))
  } catch (error) {
    const place = (error as { sourceOffset?: number }).sourceOffset
    const near = place === undefined ? '' : ` near \`${text.slice(Math.max(0, place - 12), place + 6).trim()}\``
    throw new FormulaError(
      'sheet-formula',
      `Excel would refuse this formula${near}: look for a missing bracket or comma`,
    )
  }
}

/** Every reference in a formula. `above`: to the row before. */
export function* references(
  formula: Formula,
  above = false,
): Generator<{ kind: 'cell' | 'column'; column: string; above: boolean }> {
  if (formula.kind === 'cell' || formula.kind === 'column') yield { ...formula, above }
  if (formula.kind === 'call') for (const arg of formula.args) yield* references(arg, above || formula.name === 'ABOVE')
}
