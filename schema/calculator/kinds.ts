import { coded } from '../diagnostic.ts'
import { type Expression, isNumberFunction, type NumberFunction, numberFunctions } from './expression.ts'
import { FormulaError } from './parse-formula.ts'

type Bounds = { kind: 'number'; from: number; to: number }

/** What a name or formula can be: a number within bounds, yes or no, one of some words. */
export type Kind = Bounds | { kind: 'truth' } | { kind: 'choice'; options: readonly string[] }

/** Thrown for a divisor that can be zero. */
export class DivisionByZero extends Error {
  readonly divisor: Expression
  readonly from: number
  readonly to: number
  constructor(divisor: Expression, from: number, to: number) {
    super('division by zero')
    this.divisor = divisor
    this.from = from
    this.to = to
  }
}

const bounds = (...all: number[]): Bounds => ({ kind: 'number', from: Math.min(...all), to: Math.max(...all) })
const truth: Kind = { kind: 'truth' }

const called: Record<Kind['kind'], string> = { number: 'a number', truth: 'yes or no', choice: 'a choice' }

function numberOf(kind: Kind, operation: string): Bounds {
  if (kind.kind === 'number') return kind
  throw new FormulaError(`\`${operation}\` takes numbers, but is given ${called[kind.kind]}`, operation)
}

function compared(left: Kind, right: Kind, operation: string): Kind {
  if (left.kind !== right.kind)
    throw new FormulaError(`${called[left.kind]} is compared with ${called[right.kind]}`, operation)
  if (left.kind === 'choice' && right.kind === 'choice') {
    const [wide, narrow] = left.options.length >= right.options.length ? [left, right] : [right, left]
    const strange = narrow.options.find((option) => !wide.options.includes(option))
    if (strange !== undefined && narrow.options.length === 1)
      throw new FormulaError(`\`${strange}\` is not a value of the choice; they are ${coded(wide.options)}`, strange)
  }
  return truth
}

/** The union of two kinds: the results of a condition. */
function either(left: Kind, right: Kind): Kind {
  if (left.kind === 'number' && right.kind === 'number') return bounds(left.from, left.to, right.from, right.to)
  if (left.kind === 'choice' && right.kind === 'choice')
    return { kind: 'choice', options: [...new Set([...left.options, ...right.options])] }
  if (left.kind === right.kind) return left
  throw new FormulaError(`\`if\` gives either ${called[left.kind]} or ${called[right.kind]}`, 'if')
}

/** Functions are monotonic, so they map bounds to bounds; a wait is anything from 0 to infinity. */
function ofFunction(name: NumberFunction, operands: readonly Bounds[]): Kind {
  if (name === 'erlang_wait') return bounds(0, Number.MAX_VALUE)
  const of = numberFunctions[name].of as (...all: number[]) => number
  if (name === 'round') {
    const digits = operands[1]?.from ?? 0
    return bounds(...[operands[0]?.from ?? 0, operands[0]?.to ?? 0].map((end) => of(end, digits)))
  }
  const edge = (value: number) => (Math.abs(value) > 1e15 ? value : undefined)
  const at = (ends: number[]) => (ends.length === 1 ? (edge(ends[0] ?? 0) ?? of(...ends)) : of(...ends))
  return bounds(at(operands.map(({ from }) => from)), at(operands.map(({ to }) => to)))
}

function ofArithmetic(operation: string, left: Bounds, right: Bounds, divisor: Expression): Kind {
  const pairs = [left.from, left.to].flatMap((one) => [right.from, right.to].map((other) => [one, other] as const))
  if (operation === '+') return bounds(left.from + right.from, left.to + right.to)
  if (operation === '-') return bounds(left.from - right.to, left.to - right.from)
  if (operation === '*') return bounds(...pairs.map(([one, other]) => one * other))
  if (right.from <= 0 && right.to >= 0) throw new DivisionByZero(divisor, right.from, right.to)
  return bounds(...pairs.map(([one, other]) => one / other))
}

/** The kind of a formula for all possible inputs. Throws a {@link FormulaError} or a {@link DivisionByZero}. */
export function kindOfFormula(expression: Expression, lookUp: (name: string) => Kind): Kind {
  if (typeof expression === 'number') return bounds(expression)
  if (typeof expression === 'string') return lookUp(expression)
  if (!Array.isArray(expression)) return { kind: 'choice', options: [expression.text] }
  const [operation, ...operands] = expression as [string, ...Expression[]]
  const kinds = operands.map((operand) => kindOfFormula(operand, lookUp))
  const [left, right, third] = kinds as [Kind, Kind, Kind]
  if (operation === 'if') {
    if (left.kind !== 'truth')
      throw new FormulaError(`\`if\` begins with ${called[left.kind]}, not with yes or no`, 'if')
    return either(right, third)
  }
  if (['and', 'or', 'not'].includes(operation)) {
    const strange = kinds.find(({ kind }) => kind !== 'truth')
    if (strange)
      throw new FormulaError(`\`${operation}\` takes yes or no, but is given ${called[strange.kind]}`, operation)
    return truth
  }
  if (operation === '==' || operation === '!=') return compared(left, right, operation)
  const numbers = kinds.map((kind) => numberOf(kind, operation))
  if (isNumberFunction(operation)) return ofFunction(operation, numbers)
  const [one, other] = numbers as [Bounds, Bounds]
  if (operation.startsWith('<') || operation.startsWith('>')) return truth
  return ofArithmetic(operation, one, other, operands[1] as Expression)
}
