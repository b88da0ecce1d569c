import { calculatorWords } from '../language/calculator-words.ts'
import { shownNumber } from '../language/number-formats.ts'
import { fillPlaceholders } from '../placeholders/placeholders.ts'
import type { Calculator, Output, Ratio } from './definition.ts'
import { type Expression, evaluate, namesIn, type Value } from './expression.ts'

/** The value of a name as people read it: a choice by its label. */
export function inWords(calculator: Calculator, name: string, value: Value): string {
  if (typeof value === 'number') return shownNumber(value)
  if (typeof value === 'boolean') return value ? calculatorWords.yes : calculatorWords.no
  const input = calculator.inputs.find((one) => one.name === name)
  const option = input?.kind === 'choice' ? input.options.find((one) => one.value === value) : undefined
  return option?.label ?? value
}

/** The unit for a number: of `lead|leads` the first for one, else the last. */
export function unitOf(unit: string | undefined, value: Value): string {
  const [one = '', several = one] = (unit ?? '').split('|')
  return value === 1 ? one : several
}

type ValueFor = (name: string) => Value

/** A label or a sentence with its numbers in it. */
export const labelOf = (calculator: Calculator, text: string, valueFor: ValueFor) =>
  fillPlaceholders(text, (name) => inWords(calculator, name, valueFor(name)))

/** The arithmetic of an output with its numbers: `150 guests ÷ 75 = 2`. */
export function arithmeticOf(calculator: Calculator, { name, reads, none, unit }: Output, valueFor: ValueFor): string {
  const value = valueFor(name)
  if (value === 0 && none !== undefined) return none
  return `${labelOf(calculator, reads, valueFor)} = ${inWords(calculator, name, value)} ${unitOf(unit, value)}`.trim()
}

/** Inputs and results as lines without their arithmetic, and the warnings that hold: `Servers: 15 servers`. */
export function resultLines(calculator: Calculator, valueFor: ValueFor): string[] {
  const lineOf = ({ name, label, unit }: { name: string; label: string; unit?: string | undefined }) => {
    const value = valueFor(name)
    return `${label}: ${inWords(calculator, name, value)} ${unitOf(unit, value)}`.trim()
  }
  return [...calculator.inputs, ...calculator.outputs].map(lineOf).concat(warningsOf(calculator, valueFor))
}

/** The warnings that hold, in words. */
export const warningsOf = (calculator: Calculator, valueFor: ValueFor) =>
  calculator.warnings
    .filter(({ when }) => evaluate(when, valueFor))
    .map(({ text }) => labelOf(calculator, text, valueFor))

/** The ratios of an output: in its own formula and in the steps that it names. */
export function ratiosOf(calculator: Calculator, { formula }: { formula: Expression }): Ratio[] {
  const seen = new Set<string>()
  const visit = (expression: Expression) => {
    for (const name of namesIn(expression)) {
      if (seen.has(name)) continue
      seen.add(name)
      const step = calculator.steps.find((one) => one.name === name)
      if (step) visit(step.formula)
    }
  }
  visit(formula)
  return calculator.ratios.filter(({ name }) => seen.has(name))
}
