// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { answersWords as words } from '../language/answers-words.ts'
import { typedNumber } from '../language/language.ts'
import { fill } from '../language/words.ts'

/** Digits with or without commas between thousands; no exponent such as `1e9`. */
const digits = /^[-+]?(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,6})?$/

/** Longer than any number that is accepted; a longer text is read no further. */
const maxLength = 40

type Range = { min: number; max: number; step: number }

/** The number that somebody typed, or that came as JSON; `NaN` for anything else. */
export const numberIn = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.length <= maxLength ? Number(typedNumber(value).replaceAll(',', '')) : NaN
}

/** The schema of a number, as JSON or as somebody typed it. */
export function numberAnswer(
  { min, max, step }: Range,
  message: string,
  { shown = String, read = typedNumber }: { shown?: (value: number) => string; read?: (typed: string) => string } = {},
) {
  const short = z.string().check(z.maxLength(maxLength, { error: message, abort: true }))
  const typed = z.pipe(z.pipe(short, z.transform(read)), z.string().check(z.regex(digits, message)))
  const fits = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6
  return z.pipe(
    z.pipe(
      z.union([z.number(), typed], message),
      z.transform((value: number | string) => (typeof value === 'number' ? value : Number(value.replaceAll(',', '')))),
    ),
    z
      .number(message)
      .check(
        z.gte(min, fill(words.least, { n: shown(min) })),
        z.lte(max, fill(words.most, { n: shown(max) })),
        z.refine(fits, step === 1 || step === 0.01 ? message : fill(words.step, { n: String(step) })),
      ),
  )
}
