import { datesOf } from './date-list.ts'
import type { FormField } from './form-field.ts'

/** What somebody filled in, by the names of the fields. Values may be what fields of a page hold: texts. */
export type Answers = Readonly<Record<string, unknown>>

/** The answers of one form, with its name and without the other fields of the envelope. */
export type InquiryContent = Answers & { form: string }

/** What is wrong with an answer, and where. */
export type AnswerError = { path: readonly (string | number)[]; message: string }

/** All fields of a form, in order. */
export const fieldsOf = (parts: readonly { fields: readonly FormField[] }[]) => parts.flatMap(({ fields }) => fields)

export const own = (answers: Answers, name: string) => (Object.hasOwn(answers, name) ? answers[name] : undefined)

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** How many answers a question has: of a list its entries, of a text its dates. */
function countIn(answer: unknown): 'none' | 'one' | 'several' {
  const { length } = Array.isArray(answer) ? answer : typeof answer === 'string' ? datesOf(answer) : []
  return length === 0 ? 'none' : length === 1 ? 'one' : 'several'
}

/** What a choice may be written as; another program may send objects that are no text. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a field is asked, given the other answers: a condition holds only while its own field is asked. */
export function isAsked(field: FormField, fields: readonly FormField[], answers: Answers): boolean {
  const { when } = field
  if (!when) return true
  // A condition looks back only, so that this comes to an end.
  const before = fields.slice(0, fields.indexOf(field))
  if (!before.some((other) => other.name === when.field && isAsked(other, fields, answers))) return false
  const answer = own(answers, when.field)
  if (when.count !== undefined) return when.count === countIn(answer)
  const wanted = [when.is].flat()
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer === true ? 'yes' : answer]
  return given.some((value) => isPlain(value) && wanted.includes(String(value)))
}

/**
 * Whether an answer is taken even where the field is not asked: a number of answers says what a visitor is asked, and what
 * another program sends beside that is not lost.
 */
export const isOpen = ({ when }: FormField): boolean => when?.count !== undefined
