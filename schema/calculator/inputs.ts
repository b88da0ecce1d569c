import { coded } from '../diagnostic.ts'
import type { Calculator, Input } from './definition.ts'
import type { InputValues } from './fields.ts'

function problemOf(input: Input, value: unknown): string | undefined {
  if (input.kind === 'number')
    return typeof value === 'number' && value >= input.min && value <= input.max
      ? undefined
      : `must be a number from ${input.min} to ${input.max}`
  if (input.kind === 'choice')
    return input.options.some((option) => option.value === value)
      ? undefined
      : `must be one of ${coded(input.options.map((option) => option.value))}`
  return typeof value === 'boolean' ? undefined : 'must be true or false'
}

/** Invalid values, each with the name of its input. */
export function inputProblems(calculator: Calculator, values: InputValues): { name: string; problem: string }[] {
  const names = calculator.inputs.map((input) => input.name)
  return Object.entries(values).flatMap(([name, value]) => {
    const input = calculator.inputs.find((one) => one.name === name)
    const problem = input ? problemOf(input, value) : `the calculator has no input \`${name}\`; it has ${coded(names)}`
    return problem === undefined ? [] : [{ name, problem }]
  })
}
