import type { Calculator, Input, Ratio } from './definition.ts'
import { type Kind, kindOfFormula } from './kinds.ts'

/** The kind of an input. */
export function kindOfInput(input: Input): Kind {
  if (input.kind === 'number') return { kind: 'number', from: input.min, to: input.max }
  return input.kind === 'choice'
    ? { kind: 'choice', options: input.options.map(({ value }) => value) }
    : { kind: 'truth' }
}

const leaves = (values: Ratio['values']): number[] =>
  Object.values(values ?? {}).flatMap((value) => (typeof value === 'number' ? [value] : Object.values(value)))

function kindOfRatio({ value, values }: Ratio): Kind {
  const all = value === undefined ? leaves(values) : [value]
  return { kind: 'number', from: Math.min(...all), to: Math.max(...all) }
}

/**
 * All names of a calculator with their kinds. Names of called calculators are dotted.
 *
 * @throws UnknownName, CycleError, and what `kindOfFormula` throws
 */
export function scopeOf(calculator: Calculator, passed: ReadonlyMap<string, Kind> = new Map()) {
  const formulas = new Map([...calculator.steps, ...calculator.outputs].map(({ name, formula }) => [name, formula]))
  const kinds = new Map<string, Kind>()
  for (const input of calculator.inputs) kinds.set(input.name, passed.get(input.name) ?? kindOfInput(input))
  for (const ratio of calculator.ratios) kinds.set(ratio.name, kindOfRatio(ratio))
  const calls = new Map((calculator.calls ?? []).map((call) => [call.name, call]))
  const callScopes = new Map<string, ReturnType<typeof scopeOf>>()
  const open: string[] = []

  const callScope = (name: string): ReturnType<typeof scopeOf> | undefined => {
    const call = calls.get(name)
    const before = callScopes.get(name)
    if (!call || before) return before
    const inputs = new Map(Object.entries(call.inputs).map(([key, one]) => [key, kindOfFormula(one, lookUp)] as const))
    const computed = scopeOf(call.calculator, inputs)
    callScopes.set(name, computed)
    return computed
  }
  const dotted = [...calls].flatMap(([name, call]) =>
    [...call.calculator.steps, ...call.calculator.outputs].map((one) => `${name}.${one.name}`),
  )
  const names = (): string[] => [...new Set([...kinds.keys(), ...formulas.keys(), ...dotted])]
  const lookUp = (name: string): Kind => {
    const cached = kinds.get(name)
    if (cached) return cached
    const [call = '', result] = name.split('.')
    if (result !== undefined) {
      const scope = dotted.includes(name) ? callScope(call) : undefined
      if (!scope) throw new UnknownName(name)
      return scope.lookUp(result)
    }
    const formula = formulas.get(name)
    if (formula === undefined) throw new UnknownName(name)
    const start = open.indexOf(name)
    if (start !== -1) throw new CycleError([...open.slice(start), name])
    open.push(name)
    try {
      const computed = kindOfFormula(formula, lookUp)
      kinds.set(name, computed)
      return computed
    } finally {
      open.pop()
    }
  }
  return { lookUp, names }
}

/** A name without a meaning; the message is the name. */
export class UnknownName extends Error {}
/** A formula that needs its own result. */
export class CycleError extends Error {
  readonly chain: readonly string[]
  constructor(chain: readonly string[]) {
    super('cycle')
    this.chain = chain
  }
}
