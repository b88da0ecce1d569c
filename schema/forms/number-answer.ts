// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { answersWords as words } from '../language/answers-words.ts'
import { shownNumber } from '../language/number-formats.ts'
import { readNumber } from '../language/typed-number.ts'
import { fill } from '../language/words.ts'

type Range = { min: number; max: number; step: number }

/** The number that somebody typed, or that came as JSON; `NaN` for anything else. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? readNumber(value) : Number.NaN

/** The schema of a number, as JSON or as somebody typed it. */
export function numberAnswer(
  { min, max, step }: Range,
  message: string,
  shown: (value: number) => string = shownNumber,
) {
  const fits = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6
  return z.pipe(
    z.transform(numberIn),
    z
      .number(message)
      .check(
        z.gte(min, fill(words.least, { n: shown(min) })),
        z.lte(max, fill(words.most, { n: shown(max) })),
        z.refine(fits, step === 1 || step === 0.01 ? message : fill(words.step, { n: step })),
      ),
  )
}
