import type { z } from 'zod'
import type { Calculator, Ratio } from './definition.ts'
import { type Expression, namesIn, type Value } from './expression.ts'
import { type Kind, kindOfFormula, ZeroFault } from './kinds.ts'
import { FormulaFault } from './parse-formula.ts'
import { placeholdersIn } from './placeholders.ts'
import { runCalculator } from './run.ts'

type Path = (string | number)[]
type Context = z.RefinementCtx<unknown>
type Uses = { expression: Expression; path: Path }

/** Adds a fault; `word` narrows its place to a word of the value. */
function fault(context: Context, path: Path, code: string, facts: Record<string, unknown>, word?: string) {
  context.addIssue({ code: 'custom', message: code, path, params: { code, facts, word } })
}
const plain = (context: Context, path: Path, message: string) => context.addIssue({ code: 'custom', message, path })

function kindOfInput(input: Calculator['inputs'][number]): Kind {
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

/** All names of a calculator, with what they can be. Names of called calculators are dotted. */
function scopeOf(calculator: Calculator, passed: ReadonlyMap<string, Kind> = new Map()) {
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
    const made = scopeOf(call.calculator, inputs)
    callScopes.set(name, made)
    return made
  }
  const dotted = [...calls].flatMap(([name, call]) =>
    [...call.calculator.steps, ...call.calculator.outputs].map((one) => `${name}.${one.name}`),
  )
  const names = (): string[] => [...new Set([...kinds.keys(), ...formulas.keys(), ...dotted])]
  const lookUp = (name: string): Kind => {
    const known = kinds.get(name)
    if (known) return known
    const [call = '', result] = name.split('.')
    if (result !== undefined) {
      const scope = dotted.includes(name) ? callScope(call) : undefined
      if (!scope) throw new NameFault(name)
      return scope.lookUp(result)
    }
    const formula = formulas.get(name)
    if (formula === undefined) throw new NameFault(name)
    const start = open.indexOf(name)
    if (start !== -1) throw new CycleFault([...open.slice(start), name])
    open.push(name)
    try {
      const made = kindOfFormula(formula, lookUp)
      kinds.set(name, made)
      return made
    } finally {
      open.pop()
    }
  }
  return { lookUp, names }
}

class NameFault extends Error {}
class CycleFault extends Error {
  readonly chain: readonly string[]
  constructor(chain: readonly string[]) {
    super('cycle')
    this.chain = chain
  }
}

const written = (expression: Expression): string =>
  Array.isArray(expression) ? (namesIn(expression)[0] ?? String(expression[0])) : String(expression)

/** Every formula of a calculator and where it stands. */
function formulasOf(calculator: Calculator): Uses[] {
  return [
    ...calculator.steps.map(({ formula }, index) => ({ expression: formula, path: ['steps', index, 'formula'] })),
    ...calculator.outputs.map(({ formula }, index) => ({ expression: formula, path: ['outputs', index, 'formula'] })),
    ...calculator.conditions.map(({ when }, index) => ({ expression: when, path: ['conditions', index, 'when'] })),
    ...calculator.warnings.map(({ when }, index) => ({ expression: when, path: ['warnings', index, 'when'] })),
    ...(calculator.calls ?? []).flatMap(({ inputs }, index) =>
      Object.entries(inputs).map(([key, expression]) => ({ expression, path: ['calls', index, 'inputs', key] })),
    ),
  ]
}

/** Every single name that stands in a field or in square brackets, and where. */
function mentionsOf(calculator: Calculator): { name: string; path: Path; number: boolean }[] {
  const texts: { text: string; path: Path }[] = [
    ...calculator.outputs.map(({ reads }, index) => ({ text: reads, path: ['outputs', index, 'reads'] })),
    ...calculator.warnings.map(({ text }, index) => ({ text, path: ['warnings', index, 'text'] })),
    ...calculator.conditions.map(({ text }, index) => ({ text, path: ['conditions', index, 'text'] })),
    ...calculator.pictures.flatMap(({ items }, index) =>
      items.map(({ label }, at) => ({ text: label, path: ['pictures', index, 'items', at, 'label'] })),
    ),
  ]
  return [
    ...texts.flatMap(({ text, path }) => placeholdersIn(text).map((name) => ({ name, path, number: false }))),
    ...calculator.crew.map(({ count }, index) => ({ name: count, path: ['crew', index, 'count'], number: true })),
    ...calculator.pictures.flatMap((picture, index) =>
      picture.kind === 'figures'
        ? picture.items.map(({ count }, at) => ({
            name: count,
            path: ['pictures', index, 'items', at, 'count'],
            number: true,
          }))
        : [
            { name: picture.limit, path: ['pictures', index, 'limit'], number: true },
            ...picture.items.map(({ value }, at) => ({
              name: value,
              path: ['pictures', index, 'items', at, 'value'],
              number: true,
            })),
          ],
    ),
    ...Object.entries(calculator.quote).flatMap(([key, name]) =>
      name === undefined ? [] : [{ name, path: ['quote', key], number: key !== 'eventType' }],
    ),
    { name: calculator.answer, path: ['answer'], number: true },
    ...calculator.first.map((name, index) => ({ name, path: ['first', index], number: false })),
  ]
}

function checkInputs(calculator: Calculator, context: Context) {
  calculator.inputs.forEach((input, index) => {
    const path = ['inputs', index, 'default']
    if (input.kind === 'number' && !(input.min <= input.default && input.default <= input.max))
      plain(context, path, `is ${input.default}, but the input goes from ${input.min} to ${input.max}`)
    if (input.kind === 'choice' && !input.options.some(({ value }) => value === input.default))
      plain(
        context,
        path,
        `is \`${input.default}\`, but the choices are ${input.options.map((one) => one.value).join(', ')}`,
      )
  })
  const all = [...calculator.inputs, ...calculator.ratios, ...calculator.steps, ...calculator.outputs]
  const lists = ['inputs', 'ratios', 'steps', 'outputs'] as const
  for (const list of lists)
    calculator[list].forEach((one, index) => {
      if (all.find(({ name }) => name === one.name) !== one)
        plain(context, [list, index, 'name'], `\`${one.name}\` stands for something else already`)
    })
}

/** Compares the keys of a table with the values of the choice it depends on. */
function checkKeys(table: object, options: readonly string[], context: Context, path: Path) {
  for (const option of options)
    if (!Object.hasOwn(table, option)) plain(context, path, `has no number for \`${option}\``)
  for (const key of Object.keys(table))
    if (!options.includes(key))
      plain(context, [...path, key], `\`${key}\` is not a value of the choice: ${options.join(', ')}`)
}

function checkRatios(calculator: Calculator, context: Context) {
  for (const [index, ratio] of calculator.ratios.entries()) {
    const path = ['ratios', index]
    if ((ratio.value === undefined) === (ratio.values === undefined || ratio.by === undefined))
      plain(context, path, 'has either a `value`, or a table of `values` with `by`')
    const choices = (ratio.by ?? []).map((name, at) => {
      const input = calculator.inputs.find((one) => one.name === name)
      if (input?.kind !== 'choice') plain(context, [...path, 'by', at], `\`${name}\` is not an input with choices`)
      return input?.kind === 'choice' ? input.options.map(({ value }) => value) : undefined
    })
    const [first, second] = choices
    if (!first || choices.includes(undefined)) continue
    checkKeys(ratio.values ?? {}, first, context, [...path, 'values'])
    for (const [key, inner] of Object.entries(ratio.values ?? {}))
      if ((typeof inner === 'object') !== (second !== undefined))
        plain(context, [...path, 'values', key], second ? 'must be a table of its own' : 'must be a number')
      else if (second && typeof inner === 'object') checkKeys(inner, second, context, [...path, 'values', key])
  }
}

function checkFormulas(calculator: Calculator, context: Context): boolean {
  const scope = scopeOf(calculator)
  let sound = true
  const attempt = (path: Path, made: () => Kind): Kind | undefined => {
    try {
      return made()
    } catch (error) {
      // A fault inside another formula is told there.
      sound = false
      if (error instanceof NameFault) {
        const names = scope.names()
        fault(context, path, 'formula-name', { name: error.message, names }, error.message)
      } else if (error instanceof CycleFault) fault(context, path, 'formula-cycle', { chain: error.chain })
      else if (error instanceof ZeroFault) {
        const divisor = written(error.divisor)
        fault(context, path, 'division-by-zero', { divisor, from: error.from, to: error.to }, divisor)
      } else if (error instanceof FormulaFault)
        fault(context, path, 'formula-type', { problem: error.message }, error.word)
      else throw error
      return undefined
    }
  }
  const broken = new Set<string>()
  for (const { expression, path } of formulasOf(calculator)) {
    const names = namesIn(expression)
    const [list, index] = path
    const own = list === 'steps' || list === 'outputs' ? calculator[list][Number(index)]?.name : undefined
    if (names.some((name) => broken.has(name))) {
      if (own !== undefined) broken.add(own)
      continue
    }
    const found = attempt(path, () => (own === undefined ? kindOfFormula(expression, scope.lookUp) : scope.lookUp(own)))
    if (found === undefined && own !== undefined) broken.add(own)
    const wanted = list === 'conditions' || list === 'warnings' ? 'truth' : list === 'outputs' ? 'number' : undefined
    if (found && wanted && found.kind !== wanted) {
      sound = false
      fault(context, path, 'formula-type', {
        problem: wanted === 'truth' ? 'a condition must give yes or no' : 'a result must be a number',
      })
    }
  }
  for (const { name, path, number } of mentionsOf(calculator)) {
    if (broken.has(name)) continue
    const found = attempt(path, () => scope.lookUp(name))
    if (found && number && found.kind !== 'number') {
      sound = false
      fault(context, path, 'formula-type', { problem: `\`${name}\` must be a number` }, name)
    }
  }
  return sound
}

function checkUnused(calculator: Calculator, context: Context) {
  const steps = new Set(calculator.steps.map(({ name }) => name))
  const used = new Set([
    ...formulasOf(calculator).flatMap(({ expression }) => namesIn(expression)),
    ...calculator.ratios.flatMap(({ by }) => by ?? []),
    ...mentionsOf(calculator).flatMap(({ name, number }) => (number || steps.has(name) ? [name] : [])),
  ])
  const lists = { inputs: 'input', ratios: 'ratio', steps: 'step' } as const
  for (const list of ['inputs', 'ratios', 'steps'] as const)
    calculator[list].forEach(({ name }, index) => {
      if (!used.has(name)) fault(context, [list, index, 'name'], 'unused-name', { name, what: lists[list] })
    })
}

function checkExamples(calculator: Calculator, context: Context) {
  for (const [index, example] of calculator.examples.entries()) {
    const path = ['examples', index]
    const strange = Object.keys(example.inputs).find((key) => !calculator.inputs.some(({ name }) => name === key))
    if (strange !== undefined) {
      const names = calculator.inputs.map(({ name }) => name)
      fault(context, [...path, 'inputs', strange], 'formula-name', { name: strange, names }, strange)
      continue
    }
    const valueFor = runCalculator(calculator, example.inputs as Record<string, Value>)
    for (const [output, expected] of Object.entries(example.outputs)) {
      const at = [...path, 'outputs', output]
      if (!calculator.outputs.some(({ name }) => name === output)) {
        const names = calculator.outputs.map(({ name }) => name)
        fault(context, at, 'formula-name', { name: output, names }, output)
      } else if (valueFor(output) !== expected)
        fault(context, at, 'example-differs', { output, expected: String(expected), found: String(valueFor(output)) })
    }
  }
}

/** What is handed to a called calculator must be inputs of it, of the same kind. */
function checkCalls(calculator: Calculator, context: Context) {
  const { lookUp } = scopeOf(calculator)
  for (const [index, call] of (calculator.calls ?? []).entries())
    for (const [name, formula] of Object.entries(call.inputs)) {
      const path = ['calls', index, 'inputs', name]
      const input = call.calculator.inputs.find((one) => one.name === name)
      if (!input) {
        fault(context, path, 'formula-name', { name, names: call.calculator.inputs.map((one) => one.name) }, name)
        continue
      }
      const [wanted, given] = [kindOfInput(input), kindOfFormula(formula, lookUp)]
      const strange =
        wanted.kind === 'choice' && given.kind === 'choice'
          ? given.options.find((option) => !wanted.options.includes(option))
          : undefined
      if (wanted.kind !== given.kind || strange !== undefined) {
        const problem =
          strange === undefined ? `\`${name}\` is another kind of value` : `\`${name}\` cannot be '${strange}'`
        fault(context, path, 'formula-type', { problem })
      }
    }
}

/** Holds a calculator to its own rules: names, kinds, bounds, circles, unused parts, worked examples. */
export function checkDefinition(calculator: Calculator, context: Context): void {
  checkInputs(calculator, context)
  checkRatios(calculator, context)
  if (context.issues.length > 0) return
  const sound = checkFormulas(calculator, context)
  checkUnused(calculator, context)
  if (!sound) return
  checkCalls(calculator, context)
  if (context.issues.length === 0) checkExamples(calculator, context)
}
