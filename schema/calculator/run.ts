import type { Calculator, Input } from './definition.ts'
import { type Expression, evaluate, type Value, withoutNoise } from './expression.ts'

/** Values of inputs by name. */
export type Inputs = Readonly<Record<string, Value>>

/** The values that the inputs hold at first. */
export const defaultsOf = ({ inputs }: { inputs: readonly Input[] }): Record<string, Value> =>
  Object.fromEntries(inputs.map((input) => [input.name, input.default]))

type Values = Readonly<Record<string, number | Readonly<Record<string, number>>>>

function fromTable(values: Values, [first, second]: readonly Value[]): number {
  const found = values[String(first)]
  return typeof found === 'object' ? (found[String(second)] ?? Number.NaN) : (found ?? Number.NaN)
}

/**
 * Returns a function that looks up the value of any name with these inputs; inputs left out have their defaults. Each
 * value is computed at most once, at its first lookup. Numbers have no noise of binary fractions.
 */
export function runCalculator(calculator: Calculator, inputs: Inputs): (name: string) => Value {
  const given = { ...defaultsOf(calculator), ...inputs }
  const formulas = new Map<string, Expression>(
    [...calculator.steps, ...calculator.outputs].map(({ name, formula }) => [name, formula]),
  )
  const ratios = new Map(calculator.ratios.map((ratio) => [ratio.name, ratio]))
  const called = new Map<string, (name: string) => Value>()
  const computed = new Map<string, Value>()

  const callOf = (name: string) => {
    const before = called.get(name)
    if (before) return before
    const call = calculator.calls?.find((one) => one.name === name)
    if (!call) throw new RangeError(`The calculator has no \`${name}\`.`)
    const passed = Object.entries(call.inputs).map(([key, formula]) => [key, evaluate(formula, lookUp)])
    const run = runCalculator(call.calculator, Object.fromEntries(passed))
    called.set(name, run)
    return run
  }
  const compute = (name: string): Value => {
    const formula = formulas.get(name)
    if (formula !== undefined) return evaluate(formula, lookUp)
    const ratio = ratios.get(name)
    if (ratio) return ratio.value ?? fromTable(ratio.values ?? {}, (ratio.by ?? []).map(lookUp))
    const [call = '', result = ''] = name.split('.')
    return callOf(call)(result)
  }
  const lookUp = (name: string): Value => {
    const value = Object.hasOwn(given, name) ? given[name] : computed.get(name)
    if (value !== undefined) return value
    const result = compute(name)
    const cleaned = typeof result === 'number' ? withoutNoise(result) : result
    computed.set(name, cleaned)
    return cleaned
  }
  return lookUp
}
