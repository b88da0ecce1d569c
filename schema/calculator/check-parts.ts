import { coded } from '../diagnostic.ts'
import { addKindIssue, type Context } from './add-issue.ts'
import type { Calculator } from './definition.ts'
import type { Path } from './uses.ts'

/** Checks that defaults are valid, and that each name occurs once. */
export function checkInputs(calculator: Calculator, context: Context) {
  calculator.inputs.forEach((input, index) => {
    const path = ['inputs', index, 'default']
    if (input.kind === 'number' && !(input.min <= input.default && input.default <= input.max))
      addKindIssue(context, path, `is ${input.default}, but the input goes from ${input.min} to ${input.max}`)
    if (input.kind === 'choice' && !input.options.some(({ value }) => value === input.default))
      addKindIssue(
        context,
        path,
        `is \`${input.default}\`, but the choices are ${coded(input.options.map((one) => one.value))}`,
      )
  })
  const all = [...calculator.inputs, ...calculator.ratios, ...calculator.steps, ...calculator.outputs]
  const lists = ['inputs', 'ratios', 'steps', 'outputs'] as const
  for (const list of lists)
    calculator[list].forEach((one, index) => {
      if (all.find(({ name }) => name === one.name) !== one)
        addKindIssue(context, [list, index, 'name'], `\`${one.name}\` stands for something else already`)
    })
}

/** Compares the keys of a table with the values of the choice it depends on. */
function checkKeys(table: object, options: readonly string[], context: Context, path: Path) {
  for (const option of options)
    if (!Object.hasOwn(table, option)) addKindIssue(context, path, `has no number for \`${option}\``)
  for (const key of Object.keys(table))
    if (!options.includes(key))
      addKindIssue(context, [...path, key], `\`${key}\` is not a value of the choice: ${coded(options)}`)
}

/** Checks that each ratio is one number, or a table with a number for each choice. */
export function checkRatios(calculator: Calculator, context: Context) {
  for (const [index, ratio] of calculator.ratios.entries()) {
    const path = ['ratios', index]
    if ((ratio.value === undefined) === (ratio.values === undefined || ratio.by === undefined))
      addKindIssue(context, path, 'has either a `value`, or a table of `values` with `by`')
    const choices = (ratio.by ?? []).map((name, at) => {
      const input = calculator.inputs.find((one) => one.name === name)
      if (input?.kind !== 'choice')
        addKindIssue(context, [...path, 'by', at], `\`${name}\` is not an input with choices`)
      return input?.kind === 'choice' ? input.options.map(({ value }) => value) : undefined
    })
    const [first, second] = choices
    if (!first || choices.includes(undefined)) continue
    checkKeys(ratio.values ?? {}, first, context, [...path, 'values'])
    for (const [key, inner] of Object.entries(ratio.values ?? {}))
      if ((typeof inner === 'object') !== (second !== undefined))
        addKindIssue(context, [...path, 'values', key], second ? 'must be a table of its own' : 'must be a number')
      else if (second && typeof inner === 'object') checkKeys(inner, second, context, [...path, 'values', key])
  }
}
