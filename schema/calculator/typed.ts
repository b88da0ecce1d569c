import { calculatorWords } from '../language/calculator-words.ts'
import { readNumber } from '../language/typed-number.ts'
import { fill } from '../language/words.ts'
import { fillPlaceholders } from '../placeholders/placeholders.ts'
import type { Calculator, Input } from './definition.ts'
import { evaluate, type Value } from './expression.ts'
import { type Inputs, runCalculator } from './run.ts'
import { inWords } from './wording.ts'

/** The contents of the fields: text, the value of a choice, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>

function readNumberInput(typed: string, input: Extract<Input, { kind: 'number' }>): number | { error: string } {
  const say = (error: string) => ({ error })
  if (typed.trim() === '') return say(fill(calculatorWords.enterNumber, { example: input.default }))
  const value = readNumber(typed)
  if (Number.isNaN(value)) return say(fill(calculatorWords.enterDigits, { example: input.default }))
  if (value < input.min || value > input.max)
    return say(fill(calculatorWords.enterRange, { min: input.min, max: input.max }))
  if (Number.isInteger(input.step) && !Number.isInteger(value)) return say(calculatorWords.enterWhole)
  return value
}

function readInput(input: Input, typed: string | boolean | undefined): Value | { error: string } {
  if (input.kind === 'yes-no') return typed === true
  if (input.kind === 'number') return readNumberInput(String(typed ?? ''), input)
  return input.options.some(({ value }) => value === typed) ? String(typed) : { error: calculatorWords.choose }
}

export type TypedInputs = { ok: true; inputs: Inputs } | { ok: false; errors: Readonly<Record<string, string>> }

/** Parses the contents of the fields. Returns messages for inputs that are invalid or contradict each other. */
export function readTyped(calculator: Calculator, typed: Typed): TypedInputs {
  const inputs: Record<string, Value> = {}
  const errors: Record<string, string> = {}
  for (const input of calculator.inputs) {
    const value = readInput(input, typed[input.name])
    if (typeof value === 'object') errors[input.name] = value.error
    else inputs[input.name] = value
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const valueFor = runCalculator(calculator, inputs)
  for (const { when, text, inputs: about } of calculator.conditions)
    if (evaluate(when, valueFor)) {
      const words = fillPlaceholders(text, (name) => inWords(calculator, name, valueFor(name)))
      for (const name of about) errors[name] ??= words
    }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, inputs }
}
