/** The value of a name in a formula. */
export type Value = number | string | boolean

/** A formula as data: a number, a name, a word in quotes, or an operation with its operands. */
export type Expression = number | string | Word | Operation
type Word = { text: string }
type Operation = [name: string, ...Expression[]]

/** Numbers without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const withoutNoise = (value: number) => Number(value.toFixed(9))

/**
 * The mean wait in seconds in an M/M/c queue (Erlang C): `load` is arrivals per minute times minutes of service,
 * `seconds` the mean time of one service. With the recursion over Erlang B all numbers stay between 0 and 1.
 */
function erlangWait(desks: number, load: number, seconds: number): number {
  if (load <= 0) return 0
  let blocked = 1
  for (let open = 1; open <= desks; open += 1) blocked = (load * blocked) / (open + load * blocked)
  const waits = blocked / (1 - (load / desks) * (1 - blocked))
  return (waits * seconds) / (desks - load)
}

/** Functions of numbers that a formula may call, with how many operands each takes. */
export const numberFunctions = {
  ceil: { min: 1, max: 1, of: (x = 0) => Math.ceil(withoutNoise(x)) },
  floor: { min: 1, max: 1, of: (x = 0) => Math.floor(withoutNoise(x)) },
  round: { min: 1, max: 2, of: (x = 0, digits = 0) => Number(withoutNoise(x).toFixed(digits)) },
  max: { min: 2, max: 8, of: (...all: number[]) => Math.max(...all) },
  min: { min: 2, max: 8, of: (...all: number[]) => Math.min(...all) },
  erlang_wait: { min: 3, max: 3, of: (c = 1, load = 0, s = 0) => erlangWait(c, load, s) },
} satisfies Record<string, { min: number; max: number; of: (...operands: number[]) => number }>
export type NumberFunction = keyof typeof numberFunctions

export const isNumberFunction = (name: string): name is NumberFunction => Object.hasOwn(numberFunctions, name)

const operators: Readonly<Record<string, (left: number, right: number) => Value>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

/** The value of a checked formula. `lookUp` returns the values of names. */
export function evaluate(expression: Expression, lookUp: (name: string) => Value): Value {
  if (typeof expression === 'number') return expression
  if (typeof expression === 'string') return lookUp(expression)
  if (!Array.isArray(expression)) return expression.text
  const [operation, ...operands] = expression as [string, ...Expression[]]
  const at = (index: number) => evaluate(operands[index] as Expression, lookUp)
  if (operation === 'if') return at(at(0) ? 1 : 2)
  if (operation === 'and') return operands.every((_, index) => at(index))
  if (operation === 'or') return operands.some((_, index) => at(index))
  if (operation === 'not') return !at(0)
  if (operation === '==') return at(0) === at(1)
  if (operation === '!=') return at(0) !== at(1)
  const numbers = operands.map((_, index) => Number(at(index)))
  const operator = operators[operation]
  if (operator) return operator(numbers[0] ?? 0, numbers[1] ?? 0)
  return (numberFunctions[operation as NumberFunction].of as (...all: number[]) => number)(...numbers)
}

/** The names in a formula, each once. */
export function namesIn(expression: Expression): string[] {
  if (typeof expression === 'string') return [expression]
  if (!Array.isArray(expression)) return []
  const [, ...operands] = expression
  return [...new Set(operands.flatMap((operand) => namesIn(operand)))]
}
