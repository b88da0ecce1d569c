import { addIssue, type Context } from './add-issue.ts'
import type { Calculator } from './definition.ts'
import { type Expression, namesIn } from './expression.ts'
import { DivisionByZero, type Kind, kindOfFormula } from './kinds.ts'
import { FormulaError } from './parse-formula.ts'
import { CycleError, scopeOf, UnknownName } from './scope.ts'
import { formulasOf, mentionsOf, type Path } from './uses.ts'

const written = (expression: Expression): string =>
  Array.isArray(expression) ? (namesIn(expression)[0] ?? String(expression[0])) : String(expression)

/** Checks names, kinds, cycles and divisors of all formulas. Returns whether all of them can be computed. */
export function checkFormulas(calculator: Calculator, context: Context): boolean {
  const scope = scopeOf(calculator)
  let isValid = true
  const attempt = (path: Path, compute: () => Kind): Kind | undefined => {
    try {
      return compute()
    } catch (error) {
      // An error inside another formula is reported there.
      isValid = false
      if (error instanceof UnknownName) {
        const names = scope.names()
        addIssue(context, path, 'formula-name', { name: error.message, names }, error.message)
      } else if (error instanceof CycleError) addIssue(context, path, 'formula-cycle', { chain: error.chain })
      else if (error instanceof DivisionByZero) {
        const divisor = written(error.divisor)
        addIssue(context, path, 'division-by-zero', { divisor, from: error.from, to: error.to }, divisor)
      } else if (error instanceof FormulaError)
        addIssue(context, path, 'formula-type', { problem: error.message }, error.word)
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
    const expected = list === 'conditions' || list === 'warnings' ? 'truth' : list === 'outputs' ? 'number' : undefined
    if (found && expected && found.kind !== expected) {
      isValid = false
      addIssue(context, path, 'formula-type', {
        problem: expected === 'truth' ? 'a condition must give yes or no' : 'a result must be a number',
      })
    }
  }
  for (const { name, path, number } of mentionsOf(calculator)) {
    if (broken.has(name)) continue
    const found = attempt(path, () => scope.lookUp(name))
    if (found && number && found.kind !== 'number') {
      isValid = false
      addIssue(context, path, 'formula-type', { problem: `\`${name}\` must be a number` }, name)
    }
  }
  return isValid
}

/** Reports inputs, ratios and steps that no formula, picture or text uses. */
export function checkUnused(calculator: Calculator, context: Context) {
  const steps = new Set(calculator.steps.map(({ name }) => name))
  const used = new Set([
    ...formulasOf(calculator).flatMap(({ expression }) => namesIn(expression)),
    ...calculator.ratios.flatMap(({ by }) => by ?? []),
    ...mentionsOf(calculator).flatMap(({ name, number }) => (number || steps.has(name) ? [name] : [])),
  ])
  const lists = { inputs: 'input', ratios: 'ratio', steps: 'step' } as const
  for (const list of ['inputs', 'ratios', 'steps'] as const)
    calculator[list].forEach(({ name }, index) => {
      if (!used.has(name)) addIssue(context, [list, index, 'name'], 'unused-name', { name, what: lists[list] })
    })
}
