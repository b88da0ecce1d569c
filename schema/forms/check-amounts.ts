import { answersWords as words } from '../language/answers-words.ts'
import { fill } from '../language/words.ts'
import { type Amount, type AmountsField, amountsFor, tickedOptions, valuesOf } from './amounts.ts'
import { type AnswerError, type Answers, isAsked, isEmpty, isOpen, own } from './answers.ts'
import type { FormField } from './form-field.ts'
import { missingText } from './form-words.ts'
import { numberAnswer, numberIn } from './number-answer.ts'

/** The step that a number has to fit: arrow keys may change it by halves, but a third is valid too. */
const finest = (step: number) => (Number.isInteger(step) ? step : 0.01)

/** Whether a number counts as missing: it is none, or below the minimum (docs/requirements.md, “Forms”). */
const isNoAmount = (value: unknown, { min }: Amount) => isEmpty(value) || !(numberIn(value) >= min)

/** Checks the numbers of the ticked options, and refuses those of others. */
export function checkAmounts(
  field: AmountsField,
  fields: readonly FormField[],
  answers: Answers,
): { content: [string, unknown][]; errors: AnswerError[] } {
  const isAskedNow = isAsked(field, fields, answers)
  const ticked = isAskedNow || isOpen(field) ? tickedOptions(field, fields, answers) : []
  const others = valuesOf(field, fields).filter((value) => !ticked.includes(value))
  const refusal =
    isAskedNow || isOpen(field) ? words.notTicked : fill(words.notAsked, { field: field.when?.field ?? '' })
  const content: [string, unknown][] = []
  const errors: AnswerError[] = amountsFor(field, others)
    .filter(({ key }) => !isEmpty(own(answers, key)))
    .map(({ key }) => ({ path: [key], message: refusal }))
  const isRequired = field.required && isAskedNow
  for (const { key, amount } of amountsFor(field, ticked)) {
    const answer = own(answers, key)
    if (isEmpty(answer) && !isRequired) continue
    const schema = numberAnswer(
      { ...amount, step: finest(amount.step) },
      amount.step === 1 ? words.wholeNumber : words.number,
    )
    const { data, error } = schema.safeParse(answer)
    if (isRequired && isNoAmount(answer, amount)) errors.push({ path: [key], message: missingText(field) })
    else if (error) errors.push({ path: [key], message: error.issues[0]?.message ?? '' })
    else content.push([key, data])
  }
  return { content, errors }
}
