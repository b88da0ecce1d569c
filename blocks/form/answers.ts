import '../../src/components/forms/zod-config.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { type Answers, answersSchema, checkAnswers, isAsked } from '../../schema/forms/form-answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { asSentence, fileWords, formWords } from '../../schema/forms/form-words.ts'

/** The service accepts 32 KB (contract: HTTP); the rest is for the envelope. In bytes. */
const mostBytes = 31_000

/** Today in the visitor's time zone, as year-month-day. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

const own = (values: Answers, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)

const entriesIn = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value : [])

/** The answers among the values of a form: of the questions that are asked, without empty ones. */
export function answersIn(fields: readonly FormField[], values: Answers): Answers {
  const answers = fields.flatMap((field): [string, unknown][] => {
    const value = own(values, field.name)
    if (!isAsked(field, fields, values)) return []
    if (field.kind === 'group') return [[field.name, entriesIn(value).map((entry) => answersIn(field.fields, entry))]]
    const isEmpty = value === undefined || value === null || value === '' || value === false
    return isEmpty || (Array.isArray(value) && value.length === 0) ? [] : [[field.name, value]]
  })
  return Object.fromEntries(answers)
}

/**
 * The values of a form that begins with these answers, such as those of a draft. Files are not among them. Without
 * answers only groups have values, the entries that they require: all others are read from the page.
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
    if (field.kind === 'choices') return [[field.name, Array.isArray(answer) ? answer.map(String) : []]]
    if (field.kind === 'file') return [[field.name, []]]
    if (field.kind === 'consent') return [[field.name, answer === true]]
    return [[field.name, answer === undefined ? '' : String(answer)]]
  })
  return Object.fromEntries(values)
}

/** Paths of questions with incomplete input that has no value: half a date, a file that is uploading. */
function unfinished(form: HTMLFormElement): [path: string, message: string][] {
  return [...form.querySelectorAll<HTMLElement>('[data-answer]')].flatMap((question): [string, string][] => {
    const path = question.dataset['answer'] ?? ''
    const isHalf = [...question.querySelectorAll('input')].some(
      (input) => input.validity.badInput && input.closest('[data-answer]') === question,
    )
    if (isHalf) return [[path, formWords.incomplete]]
    const waits = question.querySelector('[data-state=sending]')?.closest('[data-answer]') === question
    return waits ? [[path, fileWords.underWay]] : []
  })
}

export type AnswersCheck = {
  fields: readonly FormField[]
  takesFiles: boolean
  form: () => HTMLFormElement | null
}

/** What is to be sent, whether or not it is without errors. */
export const contentOf = ({ fields, takesFiles }: Pick<AnswersCheck, 'fields' | 'takesFiles'>, values: Answers) =>
  checkAnswers(fields, answersIn(fields, values), { today: today(), takesFiles }).content

/** Validates a form by the schema of the service, and by what only the browser can check. */
export const answersResolver =
  ({ fields, takesFiles, form }: AnswersCheck): Resolver =>
  async (values, context, options) => {
    const schema = answersSchema(fields, { today: today(), takesFiles })
    const result = await zodResolver(schema)(answersIn(fields, values), context, options)
    const element = form()
    const others = element ? unfinished(element) : []
    const bytes = new TextEncoder().encode(JSON.stringify(result.values)).length
    if (bytes > mostBytes) others.push(['root', 'Your answers are too long to be sent together. Please shorten them.'])
    if (others.length === 0) return result
    const errors = { ...result.errors }
    for (const [path, message] of others) set(errors, path, { type: 'browser', message })
    return { values: {}, errors }
  }

/** The messages of a form by the paths of their answers: `receipts.0.amount`. `root` is the form as a whole. */
export function messagesIn(errors: FieldErrors, prefix = ''): ReadonlyMap<string, string> {
  const messages = Object.entries(errors).flatMap(([key, error]): (readonly [string, string])[] => {
    const path = key === 'root' && prefix ? prefix.slice(0, -1) : prefix + key
    if (typeof error !== 'object' || error === null) return []
    return typeof error.message === 'string'
      ? [[path, asSentence(error.message)]]
      : [...messagesIn(error as FieldErrors, `${path}.`)]
  })
  return new Map(messages)
}
