import { z } from 'zod'
import { line } from '../text.ts'
import type { Expression } from './expression.ts'
import { FormulaError, parseFormula } from './parse-formula.ts'

const parsed = new Map<string, Expression | FormulaError>()

function parseOnce(text: string): Expression | FormulaError {
  const cached = parsed.get(text)
  if (cached !== undefined) return cached
  let result: Expression | FormulaError
  try {
    result = parseFormula(text)
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    result = error
  }
  parsed.set(text, result)
  return result
}

/** Parses a formula. An error is reported at its word. */
export const formula = () =>
  z
    .union([z.string().trim().min(1).max(400), z.number()])
    .transform((text, context): Expression => {
      const result = typeof text === 'number' ? text : parseOnce(text)
      if (!(result instanceof FormulaError)) return result
      const params = { code: 'formula-syntax', word: result.word, facts: { problem: result.message } }
      context.addIssue({ code: 'custom', message: result.message, params })
      return 0
    })
    .meta({
      description:
        'A formula of names, numbers, + - * /, comparisons, and, or, not, and the functions if, ceil, floor, round, max, min and erlang_wait.',
      examples: ['max(ceil(items / items_per_box), addresses)'],
    })

export const name = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, { error: 'must be lower-case letters, digits and underscores, such as `total_hours`' })
    .meta({ description: 'Its name in formulas and addresses.', examples: ['items'] })

export const label = () => line(80).meta({ description: 'What people read.', examples: ['Items'] })
export const unit = () =>
  line(40)
    .optional()
    .meta({ description: 'What is counted; `lead|leads` says one and several.', examples: ['items'] })

/** Values for inputs of a calculator by their names, in place of the inputs' own defaults. */
export const inputValues = () => z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]))
export type InputValues = z.infer<ReturnType<typeof inputValues>>
