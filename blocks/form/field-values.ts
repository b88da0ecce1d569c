import type { FieldValues } from 'react-hook-form'
import { amountsFor, tickedOptions, valuesOf } from '../../schema/forms/amounts.ts'
import { type Answers, isAsked, own } from '../../schema/forms/answers.ts'
import { datesToText, textToDates } from '../../schema/forms/date-list.ts'
import type { FieldOf, FormField } from '../../schema/forms/form-field.ts'

// Converts values of a form to answers and back. Most values are the answers; a dates field holds a `DateValue`, and
// numbers of an amounts field are at the index of their option, since the name of an option may contain any character.

/** The chosen days as year-month-day, and a pending one that is typed but not added yet. */
export type DateValue = { chosen?: readonly string[]; pending?: string }

const isIsoDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** All days of a dates field, sorted, each once. */
export const datesIn = ({ chosen = [], pending }: DateValue = {}): string[] =>
  [...new Set([...chosen, pending].filter(isIsoDate))].sort()

const entriesIn = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value : [])

/** The path of the value of one number. */
export const amountPath = (field: FieldOf<'amounts'>, index: number, amount: string) =>
  `${field.name}.${index}.${amount}`

/** The paths of all numbers of options by the name that they are sent under. */
export const amountPaths = (fields: readonly FormField[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field) =>
      field.kind === 'amounts'
        ? valuesOf(field, fields).flatMap((option, index) =>
            amountsFor(field, [option]).map(({ key, amount }) => [key, amountPath(field, index, amount.name)] as const),
          )
        : [],
    ),
  )

/** The numbers of the ticked options. */
function amountsIn(field: FieldOf<'amounts'>, fields: readonly FormField[], values: Answers, answers: Answers) {
  const rows = entriesIn(own(values, field.name))
  const options = valuesOf(field, fields)
  return tickedOptions(field, fields, answers).flatMap((option) =>
    amountsFor(field, [option]).map(({ key, amount }) => [key, rows[options.indexOf(option)]?.[amount.name]] as const),
  )
}

/** The answers in values of a form: only to questions that are asked, without empty ones. */
export function answersIn(fields: readonly FormField[], values: Answers): Answers {
  const answers: Record<string, unknown> = {}
  const add = (name: string, value: unknown) => {
    const isEmpty = value === undefined || value === null || value === '' || value === false
    if (!isEmpty && !(Array.isArray(value) && value.length === 0)) answers[name] = value
  }
  for (const field of fields) {
    if (!isAsked(field, fields, answers)) continue
    const value = own(values, field.name)
    if (field.kind === 'group') answers[field.name] = entriesIn(value).map((entry) => answersIn(field.fields, entry))
    else if (field.kind === 'dates') add(field.name, datesToText(datesIn(value as DateValue | undefined)))
    else if (field.kind === 'amounts')
      for (const [key, number] of amountsIn(field, fields, values, answers)) add(key, number)
    else add(field.name, value)
  }
  return answers
}

/**
 * The initial values of a form with these answers, such as those of a draft, without files. Without answers only groups
 * have values, namely the entries that they require: all other values are read from the page.
 */
export function valuesFrom(fields: readonly FormField[], answers?: Answers): FieldValues {
  const values = fields.flatMap((field): [string, unknown][] => {
    const answer = answers && own(answers, field.name)
    if (field.kind === 'group') {
      const entries = entriesIn(answer)
      const length = Math.min(field.max, Math.max(field.min, entries.length))
      return [
        [field.name, Array.from({ length }, (_, index) => valuesFrom(field.fields, answers && (entries[index] ?? {})))],
      ]
    }
    if (!answers) return []
    return [[field.name, valueFor(field, fields, answers)]]
  })
  return Object.fromEntries(values)
}

function valueFor(
  field: Exclude<FormField, FieldOf<'group'>>,
  fields: readonly FormField[],
  answers: Answers,
): unknown {
  const answer = own(answers, field.name)
  switch (field.kind) {
    case 'choices':
      return Array.isArray(answer) ? answer.map(String) : []
    case 'dates':
      return { chosen: typeof answer === 'string' ? textToDates(answer) : [], pending: '' }
    case 'amounts':
      return valuesOf(field, fields).map((option) =>
        Object.fromEntries(
          amountsFor(field, [option]).map(({ key, amount }) => [amount.name, String(own(answers, key) ?? '')]),
        ),
      )
    case 'file':
      return []
    case 'consent':
      return answer === true
    default:
      return answer === undefined ? '' : String(answer)
  }
}
