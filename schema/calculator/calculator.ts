import { z } from 'zod'
import { shownText } from '../text.ts'
import { addIssue, type Context } from './add-issue.ts'
import { checkFormulas, checkUnused } from './check-formulas.ts'
import { checkInputs, checkRatios } from './check-parts.ts'
import { type Calculator, calculatorFields } from './definition.ts'
import type { Value } from './expression.ts'
import { formula, name } from './fields.ts'
import { kindOfFormula } from './kinds.ts'
import { runCalculator } from './run.ts'
import { kindOfInput, scopeOf } from './scope.ts'

function checkExamples(calculator: Calculator, context: Context) {
  for (const [index, example] of calculator.examples.entries()) {
    const path = ['examples', index]
    const strange = Object.keys(example.inputs).find((key) => !calculator.inputs.some(({ name }) => name === key))
    if (strange !== undefined) {
      const names = calculator.inputs.map(({ name }) => name)
      addIssue(context, [...path, 'inputs', strange], 'formula-name', { name: strange, names }, strange)
      continue
    }
    const valueFor = runCalculator(calculator, example.inputs as Record<string, Value>)
    for (const [output, expected] of Object.entries(example.outputs)) {
      const at = [...path, 'outputs', output]
      if (!calculator.outputs.some(({ name }) => name === output)) {
        const names = calculator.outputs.map(({ name }) => name)
        addIssue(context, at, 'formula-name', { name: output, names }, output)
      } else if (valueFor(output) !== expected)
        addIssue(context, at, 'example-differs', {
          output,
          expected: String(expected),
          found: String(valueFor(output)),
        })
    }
  }
}

/** Checks that values for a called calculator are inputs of it, of the same kind. */
function checkCalls(calculator: Calculator, context: Context) {
  const { lookUp } = scopeOf(calculator)
  for (const [index, call] of (calculator.calls ?? []).entries())
    for (const [name, formula] of Object.entries(call.inputs)) {
      const path = ['calls', index, 'inputs', name]
      const input = call.calculator.inputs.find((one) => one.name === name)
      if (!input) {
        addIssue(context, path, 'formula-name', { name, names: call.calculator.inputs.map((one) => one.name) }, name)
        continue
      }
      const [expected, given] = [kindOfInput(input), kindOfFormula(formula, lookUp)]
      const strange =
        expected.kind === 'choice' && given.kind === 'choice'
          ? given.options.find((option) => !expected.options.includes(option))
          : undefined
      if (expected.kind !== given.kind || strange !== undefined) {
        const problem =
          strange === undefined ? `\`${name}\` is another kind of value` : `\`${name}\` cannot be \`${strange}\``
        addIssue(context, path, 'formula-type', { problem })
      }
    }
}

/** Checks a calculator as a whole: names, kinds, bounds, cycles, unused parts, worked examples. */
function checkDefinition(calculator: Calculator, context: Context): void {
  checkInputs(calculator, context)
  checkRatios(calculator, context)
  if (context.issues.length > 0) return
  const isValid = checkFormulas(calculator, context)
  checkUnused(calculator, context)
  if (!isValid) return
  checkCalls(calculator, context)
  if (context.issues.length === 0) checkExamples(calculator, context)
}

const callSchema = z
  .strictObject({
    name: name().meta({ description: 'Under which its results are found: `dinner.tables`.' }),
    calculator: z.strictObject(calculatorFields).superRefine(checkDefinition),
    inputs: z
      .record(z.string(), formula())
      .default({})
      .meta({ description: 'What its inputs hold; others keep their defaults.' }),
  })
  .meta({ title: 'call' })

/** A file of `_data/calculators/`: inputs, ratios with their sources, formulas, texts and worked examples. */
export const calculatorSchema = z
  .strictObject({
    ...calculatorFields,
    calls: z
      .array(callSchema)
      .max(8)
      .default([])
      .meta({ description: 'Other calculators whose results its formulas use, so that numbers never disagree.' }),
  })
  .superRefine(checkDefinition)
  .meta({ title: 'calculator' })
  // Many pages show the same calculator, so its words count neither for the comparison of pages nor for the search.
  .register(shownText, { shown: false })
