// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { isMapping } from '../is-mapping.ts'
import { answersWords as words } from '../language/answers-words.ts'
import { shownMoney } from '../language/number-formats.ts'
import { fill, plural } from '../language/words.ts'
import { amountsFor, tickedOptions, valuesOf } from './amounts.ts'
import { type AnswerError, type Answers, isAsked, isEmpty, isOpen, own } from './answers.ts'
import { checkAmounts } from './check-amounts.ts'
import { datesOf, isCalendarDay, isListedDate, textToDates } from './date-list.ts'
import { type DayRules, dayLimits, type Limit } from './day-limits.ts'
import { emailPattern } from './email-pattern.ts'
import type { FieldOf, FormField, GroupField } from './form-field.ts'
import { missingText } from './form-words.ts'
import { numberAnswer } from './number-answer.ts'
import { type Option, optionValue } from './option.ts'
import type { PlainField } from './plain-field.ts'
import { plainLine, plainText } from './plain-text.ts'

export type CheckOptions = {
  /**
   * The visitor's day, as year-month-day, for rules such as "not in the future". Only the browser checks these: an
   * inquiry may wait on a device for days, and the service does not refuse it for that.
   */
  today?: string
  /** Whether files can be sent at all. Where they cannot, none is required. */
  takesFiles?: boolean
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  return isCalendarDay(year, month, day)
}

/** The checks that all days in an answer are within the limits of its field. */
function withinLimits(
  rules: DayRules,
  today: string | undefined,
  daysIn: (text: string) => string[],
): z.core.$ZodCheck<string>[] {
  const { first, last } = today === undefined ? {} : dayLimits(rules, today)
  const check = (limit: Limit | undefined, fits: (day: string, limit: string) => boolean) => {
    if (!limit) return []
    const message = words[limit.rule]
    return z.refine<string>(
      (text) => daysIn(text).every((day) => fits(day, limit.day)),
      typeof message === 'string' ? message : plural(message, Math.abs(limit.days)),
    )
  }
  return [check(first, (day, limit) => day >= limit), check(last, (day, limit) => day <= limit)].flat()
}

/** The schema of an answer to a field. Empty answers are handled before. */
function answerOf(field: PlainField | FieldOf<'dates'>, today: string | undefined): z.ZodMiniType {
  // The service has no options for a form of a protected page.
  const oneOf = (options: readonly Option[]) =>
    options.length > 0 ? z.enum(options.map(optionValue) as [string, ...string[]], words.option) : plainLine(120)
  const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length
  switch (field.kind) {
    case 'text':
      return plainLine(field.maxLength)
    case 'longtext':
      return plainText(field.maxLength)
    case 'email':
      return plainLine(200).check(z.regex(emailPattern, words.email))
    case 'tel':
      return plainLine(40).check(z.refine((text) => text.replace(/\D/g, '').length >= field.minDigits, words.tel))
    case 'number':
      return numberAnswer(field, field.step === 1 ? words.wholeNumber : words.number)
    case 'money':
      return numberAnswer({ ...field, step: 0.01 }, words.money, shownMoney)
    case 'date':
      return plainLine(10).check(
        z.refine(isDate, { error: words.date, abort: true }),
        ...withinLimits(field, today, (date) => [date]),
      )
    case 'dates':
      return plainText(1_000).check(
        z.refine((text) => datesOf(text).every(isListedDate), { error: words.dates, abort: true }),
        z.refine((text) => datesOf(text).length <= field.max, plural(words.tooManyDates, field.max)),
        ...withinLimits(field, today, textToDates),
      )
    case 'time':
      return plainLine(5).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.time))
    case 'select':
    case 'radio':
      return oneOf(field.options)
    case 'choices':
      return z.array(oneOf(field.options), words.options).check(z.refine(isOnce, words.options))
    case 'yesno':
      return z.enum(['yes', 'no'], words.yesno)
    case 'consent':
      return z.boolean(words.consent)
    case 'rating':
      return numberAnswer({ min: 1, max: field.max, step: 1 }, words.wholeNumber)
    case 'file':
      return z
        .array(z.uuid(words.files).check(z.toLowerCase()), words.files)
        .check(z.maxLength(field.maxFiles, plural(words.tooManyFiles, field.maxFiles)), z.refine(isOnce, words.files))
  }
}

/**
 * Checks answers against the fields of a form, in the browser and in the service alike. `content` is what to store:
 * texts trimmed, numbers as numbers, empty answers left out. `errors` are all errors, also unknown keys, with their
 * paths.
 */
export function checkAnswers(
  fields: readonly FormField[],
  answers: Answers,
  options: CheckOptions = {},
): { content: Answers; errors: AnswerError[] } {
  const content: [string, unknown][] = []
  const errors: AnswerError[] = unknownKeys(fields, answers).map((key) => ({ path: [key], message: words.unknown }))
  const asked = fields.filter((field) => isAsked(field, fields, answers))
  for (const field of fields) {
    const { name } = field
    if (field.kind === 'amounts') {
      const checked = checkAmounts(field, fields, answers)
      errors.push(...checked.errors)
      content.push(...checked.content)
      continue
    }
    const answer = own(answers, name)
    if (!asked.includes(field)) {
      const isAnswerToOther = [...asked, ...fields.slice(0, fields.indexOf(field))].some((one) => one.name === name)
      if (isEmpty(answer) || isAnswerToOther) continue
      if (!isOpen(field)) {
        errors.push({ path: [name], message: fill(words.notAsked, { field: field.when?.field ?? '' }) })
        continue
      }
    }
    const isMissing = isEmpty(answer) && !(field.kind === 'group' && Array.isArray(answer))
    if (isMissing) {
      const isNeeded = field.required && !(field.kind === 'file' && options.takesFiles === false)
      if (isNeeded || (field.kind === 'group' && field.min > 0))
        errors.push({ path: [name], message: missingText(field) })
      continue
    }
    const checked = field.kind === 'group' ? checkGroup(field, answer, options) : checkPlain(field, answer, options)
    errors.push(...checked.errors.map(({ path, message }) => ({ path: [name, ...path], message })))
    if (!isEmpty(checked.value)) content.push([name, checked.value])
  }
  return { content: Object.fromEntries(content), errors }
}

/** The keys of answers that belong to no field and to no number of an option. */
function unknownKeys(fields: readonly FormField[], answers: Answers): string[] {
  const expected = new Set(
    fields.flatMap((field) =>
      field.kind === 'amounts'
        ? amountsFor(field, [...valuesOf(field, fields), ...tickedOptions(field, fields, answers)]).map(
            ({ key }) => key,
          )
        : [field.name],
    ),
  )
  return Object.keys(answers).filter((key) => !expected.has(key))
}

type Checked = { value?: unknown; errors: AnswerError[] }

function checkPlain(field: PlainField | FieldOf<'dates'>, answer: unknown, { today }: CheckOptions): Checked {
  const { success, data, error } = answerOf(field, today).safeParse(answer)
  if (success) return { value: data, errors: [] }
  const [{ path = [], message = '' } = {}] = error.issues
  // In a list of choices the invalid one has the error; other answers have it as a whole.
  const at = field.kind === 'choices' ? path.filter((key) => typeof key === 'number') : []
  return { errors: [{ path: at, message }] }
}

function checkGroup({ fields, min, max, item }: GroupField, answer: unknown, options: CheckOptions): Checked {
  if (!Array.isArray(answer)) return { errors: [{ path: [], message: words.entries }] }
  if (answer.length < min) return { errors: [{ path: [], message: fill(words.fewEntries, { n: min, item }) }] }
  if (answer.length > max) return { errors: [{ path: [], message: fill(words.manyEntries, { n: max, item }) }] }
  const rows = answer.map((row: unknown, index) => {
    if (!isMapping(row)) return { content: {}, errors: [{ path: [index], message: words.entry }] }
    const { content, errors } = checkAnswers(fields, row, options)
    return { content, errors: errors.map(({ path, message }) => ({ path: [index, ...path], message })) }
  })
  return { value: rows.map(({ content }) => content), errors: rows.flatMap(({ errors }) => errors) }
}
