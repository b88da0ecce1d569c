import { datesOf } from './date-list.ts'
import type { FormField } from './form-field.ts'

/** Answers by the names of their fields. Unchecked ones may all be texts, as the fields of a page hold them. */
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

/** The number of answers to a question: entries of a list, dates of a text. */
function countIn(answer: unknown): 'none' | 'one' | 'several' {
  const { length } = Array.isArray(answer) ? answer : typeof answer === 'string' ? datesOf(answer) : []
  return length === 0 ? 'none' : length === 1 ? 'one' : 'several'
}

/** Whether a value can be a choice; other programs may send objects. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a field is asked, given the other answers: a condition holds only while its own field is asked. */
export function isAsked(field: FormField, fields: readonly FormField[], answers: Answers): boolean {
  const { when } = field
  if (!when) return true
  // A condition refers only to fields before it, so the recursion ends.
  const before = fields.slice(0, fields.indexOf(field))
  if (!before.some((other) => other.name === when.field && isAsked(other, fields, answers))) return false
  const answer = own(answers, when.field)
  if (when.count !== undefined) return when.count === countIn(answer)
  const expected = [when.is].flat()
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer === true ? 'yes' : answer]
  return given.some((value) => isPlain(value) && expected.includes(String(value)))
}

/** Whether nobody is asked: another part of the page fills the field in, or it does not exist. */
export const isOnlyPrefilled = (field: FormField) => field.kind === 'longtext' && field.onlyPrefilled

/**
 * Whether an answer is accepted even if the field is not asked. A condition by `count` only decides what visitors are
 * asked, and other programs may send more than that.
 */
export const isOpen = ({ when }: FormField): boolean => when?.count !== undefined
