// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { plainLine, plainText } from '../plain-text.ts'
import type { FormField, GroupField, PlainField } from './form-field.ts'
import { formWords as words } from './form-words.ts'

/** What somebody filled in, by the names of the fields. Values may be what fields of a page hold: texts. */
export type Answers = Readonly<Record<string, unknown>>
export type AnswerError = { path: readonly (string | number)[]; message: string }

export type CheckOptions = {
  /**
   * The visitor's day, as year-month-day, for rules such as "not in the future". Only the browser knows it: an inquiry may
   * wait on a device for days, and is not refused for that.
   */
  today?: string
  /** Whether files can be sent at all. Where they cannot, none is required. */
  takesFiles?: boolean
}

/** All fields of a form, in order. */
export const fieldsOf = (sections: readonly { fields: readonly FormField[] }[]) =>
  sections.flatMap(({ fields }) => fields)

const dayMs = 24 * 60 * 60_000

/** Digits with or without commas between thousands. `1e9` is for machines. */
const digits = /^[-+]?(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,6})?$/

type Range = { min: number; max: number; step: number }

/** A number as JSON has it, or as somebody typed it. */
function amount({ min, max, step }: Range, message: string, shown: (value: number) => string) {
  const typed = z.string().check(z.trim(), z.regex(digits, message))
  const fits = (value: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6
  return z.pipe(
    z.pipe(
      z.union([z.number(), typed], message),
      z.transform((value: number | string) => (typeof value === 'number' ? value : Number(value.replaceAll(',', '')))),
    ),
    z
      .number(message)
      .check(
        z.gte(min, words.least(shown(min))),
        z.lte(max, words.most(shown(max))),
        z.refine(fits, step === 1 || step === 0.01 ? message : words.step(step)),
      ),
  )
}

/** `$12.50` as people write it → `12.50`. */
const withoutSign = z.transform((value: unknown) =>
  typeof value === 'string' ? value.replace(/^\s*\$\s*/, '') : value,
)

const dollars = (value: number) => `$${value.toFixed(2)}`

function isDate(text: string): boolean {
  const [, year, month, day] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The schema of the answer to a field, which is not empty. */
function answerOf(field: PlainField, today: string | undefined): z.ZodMiniType {
  // The service does not know the options of a protected page.
  const oneOf = (options: readonly string[]) =>
    options.length > 0 ? z.enum(options as [string, ...string[]], words.option) : plainLine(120)
  const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length
  switch (field.kind) {
    case 'text':
      return plainLine(field.maxLength)
    case 'longtext':
      return plainText(field.maxLength)
    case 'email':
      return plainLine(200).check(z.regex(z.regexes.html5Email, words.email))
    case 'tel':
      return plainLine(40).check(z.regex(/^(?:\D*\d){5,}\D*$/, words.tel))
    case 'number':
      return amount(field, field.step === 1 ? words.wholeNumber : words.number, String)
    case 'money':
      return z.pipe(withoutSign, amount({ ...field, step: 0.01 }, words.money, dollars))
    case 'date': {
      const { notFuture, withinDays } = field
      const first = today && withinDays && new Date(Date.parse(today) - withinDays * dayMs).toISOString().slice(0, 10)
      return plainLine(10).check(
        z.refine(isDate, { error: words.date, abort: true }),
        z.refine((date: string) => !(notFuture && today) || date <= today, words.notFuture),
        z.refine((date: string) => !first || date >= first, words.withinDays(withinDays ?? 0)),
      )
    }
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
      return amount({ min: 1, max: field.max, step: 1 }, words.wholeNumber, String)
    case 'file':
      return z
        .array(z.uuid(words.files).check(z.toLowerCase()), words.files)
        .check(z.maxLength(field.maxFiles, words.tooManyFiles(field.maxFiles)), z.refine(isOnce, words.files))
  }
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const own = (answers: Answers, name: string) => (Object.hasOwn(answers, name) ? answers[name] : undefined)

/** Whether a field is asked, given the other answers: a condition holds only while its own field is asked. */
export function isAsked(field: FormField, fields: readonly FormField[], answers: Answers): boolean {
  const { when } = field
  if (!when) return true
  const other = fields.find(({ name }) => name === when.field)
  // A condition looks back only, so that this comes to an end.
  if (!other || fields.indexOf(other) >= fields.indexOf(field) || !isAsked(other, fields, answers)) return false
  const answer = own(answers, when.field)
  const wanted = [when.is].flat()
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer === true ? 'yes' : answer]
  return given.some((value) => wanted.includes(String(value)))
}

const isMapping = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Checks answers against the fields of a form, in the browser and in the service alike. Gives what is to be stored (texts
 * trimmed, numbers as numbers, nothing that is empty) and everything that is wrong, each with its path; unknown keys too.
 */
export function checkAnswers(
  fields: readonly FormField[],
  answers: Answers,
  options: CheckOptions = {},
): { content: Answers; errors: AnswerError[] } {
  const content: [string, unknown][] = []
  const errors: AnswerError[] = Object.keys(answers)
    .filter((key) => !fields.some(({ name }) => name === key))
    .map((key) => ({ path: [key], message: words.unknown }))
  for (const field of fields) {
    const { name } = field
    const answer = own(answers, name)
    if (!isAsked(field, fields, answers)) {
      if (!isEmpty(answer)) errors.push({ path: [name], message: words.notAsked(field.when?.field ?? '') })
      continue
    }
    const isMissing = isEmpty(answer) && !(field.kind === 'group' && Array.isArray(answer))
    if (isMissing) {
      const isNeeded = field.required && !(field.kind === 'file' && options.takesFiles === false)
      if (isNeeded || (field.kind === 'group' && field.min > 0))
        errors.push({ path: [name], message: words.missing(field) })
      continue
    }
    const checked = field.kind === 'group' ? checkGroup(field, answer, options) : checkPlain(field, answer, options)
    errors.push(...checked.errors.map(({ path, message }) => ({ path: [name, ...path], message })))
    if (!isEmpty(checked.value)) content.push([name, checked.value])
  }
  return { content: Object.fromEntries(content), errors }
}

/** Zod schema that reports the errors of {@link checkAnswers} and returns its content. */
export const answersSchema = (fields: readonly FormField[], options?: CheckOptions) =>
  z.transform((answers: Answers, { issues }): Answers => {
    const { content, errors } = checkAnswers(fields, answers, options)
    for (const { path, message } of errors) issues.push({ code: 'custom', path: [...path], message, input: answers })
    return content
  })

type Checked = { value?: unknown; errors: AnswerError[] }

function checkPlain(field: PlainField, answer: unknown, { today }: CheckOptions): Checked {
  const { success, data, error } = answerOf(field, today).safeParse(answer)
  return success ? { value: data, errors: [] } : { errors: [{ path: [], message: error.issues[0]?.message ?? '' }] }
}

function checkGroup({ fields, min, max, item }: GroupField, answer: unknown, options: CheckOptions): Checked {
  if (!Array.isArray(answer)) return { errors: [{ path: [], message: words.entries }] }
  if (answer.length < min) return { errors: [{ path: [], message: words.fewEntries(min, item) }] }
  if (answer.length > max) return { errors: [{ path: [], message: words.manyEntries(max, item) }] }
  const rows = answer.map((row: unknown, index) => {
    if (!isMapping(row)) return { content: {}, errors: [{ path: [index], message: words.entry }] }
    const { content, errors } = checkAnswers(fields, row, options)
    return { content, errors: errors.map(({ path, message }) => ({ path: [index, ...path], message })) }
  })
  return { value: rows.map(({ content }) => content), errors: rows.flatMap(({ errors }) => errors) }
}
