import { isoDateOf } from 'marquee'
import { answersWords } from '../../schema/language/answers-words.ts'
import { formsWords } from '../../schema/language/forms-words.ts'
import '../../src/components/forms/zod-config.ts'
import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { type Answers, isOnlyPrefilled } from '../../schema/forms/answers.ts'
import { checkAnswers } from '../../schema/forms/form-answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { asSentence } from '../../schema/forms/form-words.ts'
import { amountPaths, answersIn } from './field-values.ts'

/** The service accepts 32 KB (docs/requirements.md, “Inquiry service”); the rest is for the envelope. In bytes. */
const maxBytes = 31_000

/** Paths of questions with incomplete input that has no value: half a date, a file that is uploading or was refused. */
function unfinished(form: HTMLFormElement): [path: string, message: string][] {
  return [...form.querySelectorAll<HTMLElement>('[data-answer]')].flatMap((question): [string, string][] => {
    const path = question.dataset['answer'] ?? ''
    const isHalf = [...question.querySelectorAll('input')].some(
      (input) => input.validity.badInput && input.closest('[data-answer]') === question,
    )
    if (isHalf) return [[path, answersWords.incomplete]]
    const hasFile = (state: string) =>
      question.querySelector(`[data-state=${state}]`)?.closest('[data-answer]') === question
    if (hasFile('sending')) return [[path, answersWords.uploading]]
    return hasFile('failed') ? [[path, answersWords.notAccepted]] : []
  })
}

export type AnswersCheck = {
  fields: readonly FormField[]
  takesFiles: boolean
  form: () => HTMLFormElement | null
}

/** Kinds of questions that are answered by a text. */
const texts: readonly FormField['kind'][] = ['text', 'longtext', 'email', 'tel', 'dates']

/** The answers to send. Texts without a condition are always included, if empty as `''`, like columns of a table. */
const contentOf = (fields: readonly FormField[], answers: Answers): Answers => ({
  ...Object.fromEntries(
    fields.flatMap((field) =>
      !field.when && texts.includes(field.kind) && !isOnlyPrefilled(field) ? [[field.name, '']] : [],
    ),
  ),
  ...answers,
})

/** Converts values of a form to answers as they are stored, and returns errors by the path of the value. */
export function checkValues({ fields, takesFiles }: Pick<AnswersCheck, 'fields' | 'takesFiles'>, values: Answers) {
  const { content, errors } = checkAnswers(fields, answersIn(fields, values), {
    today: isoDateOf(new Date()),
    takesFiles,
  })
  const paths = amountPaths(fields)
  return {
    content: contentOf(fields, content),
    errors: errors.map(({ path, message }) => [paths.get(String(path[0])) ?? path.join('.'), message] as const),
  }
}

/** Validates a form by the rules of the service, and by what only the browser can check. Returns messages by path. */
export function checkForm(
  check: AnswersCheck,
  values: Answers,
): { content: Answers; messages: ReadonlyMap<string, string> } {
  const { content, errors } = checkValues(check, values)
  const element = check.form()
  const messages = new Map(errors)
  for (const [path, message] of element ? unfinished(element) : []) messages.set(path, message)
  if (new TextEncoder().encode(JSON.stringify(content)).length > maxBytes) messages.set('root', formsWords.tooLong)
  return { content, messages }
}

/** `checkForm` as react-hook-form takes it. */
export const answersResolver =
  (check: AnswersCheck): Resolver =>
  async (values) => {
    const { content, messages } = checkForm(check, values)
    if (messages.size === 0) return { values: content, errors: {} }
    const nested = {}
    for (const [path, message] of messages) set(nested, path, { type: 'answer', message })
    return { values: {}, errors: nested }
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
