import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Value } from '../../schema/calculator/expression.ts'
import { arithmeticOf, inWords, warningsOf } from '../../schema/calculator/wording.ts'

/** Inputs, results with their arithmetic, warnings and the note, as plain text for an e-mail. */
export function asText(calculator: Calculator, valueFor: (name: string) => Value, address: string): string {
  const inputs = calculator.inputs.map(({ name, label }) => `${label}: ${inWords(calculator, name, valueFor(name))}`)
  const outputs = calculator.outputs.map((output) => `${output.label}: ${arithmeticOf(calculator, output, valueFor)}`)
  const warnings = warningsOf(calculator, valueFor).map((text) => `! ${text}`)
  const parts = [[calculator.title], inputs, outputs, warnings, [calculator.note], [address]]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
