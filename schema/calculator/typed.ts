import { calculatorWords } from '../language/calculator-words.ts'
import { fill } from '../language/words.ts'
import { fillPlaceholders } from '../placeholders.ts'
import type { Calculator, Input } from './definition.ts'
import { evaluate, type Value } from './expression.ts'
import { type Inputs, runCalculator } from './run.ts'
import { inWords } from './wording.ts'

/** The contents of the fields: text, the value of a choice, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>

const grouped = /(?<=\d)[, \u00a0\u202f](?=\d{3}(?:\D|$))/g

function readNumber(typed: string, input: Extract<Input, { kind: 'number' }>): number | { error: string } {
  const text = typed.trim().replace(grouped, '')
  const say = (error: string) => ({ error })
  if (text === '') return say(fill(calculatorWords.enterNumber, { example: String(input.default) }))
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text))
    return say(fill(calculatorWords.enterDigits, { example: String(input.default) }))
  const value = Number(text)
  if (value < input.min || value > input.max)
    return say(fill(calculatorWords.enterRange, { min: input.min, max: input.max }))
  if (Number.isInteger(input.step) && !Number.isInteger(value)) return say(calculatorWords.enterWhole)
  return value
}

function readInput(input: Input, typed: string | boolean | undefined): Value | { error: string } {
  if (input.kind === 'yes-no') return typed === true
  if (input.kind === 'number') return readNumber(String(typed ?? ''), input)
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
