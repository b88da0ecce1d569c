import '../../src/components/forms/zod-config.ts'
import { type Answers, checkAnswers } from '../../schema/forms/form-answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { fileWords, formWords } from '../../schema/forms/form-words.ts'

/** The service accepts 32 KB (contract: HTTP); the rest is for the envelope. In bytes. */
const mostBytes = 31_000

/** Today in the visitor's time zone, as year-month-day. */
function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** Beside the field, with its label above, a message such as “must be …” becomes a sentence. */
const asSentence = (message: string) => (message.startsWith('must ') ? `This ${message}.` : message)

/** Paths of questions with incomplete input that has no value: half a date, a file that is uploading. */
function unfinished(form: HTMLFormElement): [path: string, message: string][] {
  return [...form.querySelectorAll<HTMLElement>('[data-answer]')].flatMap((question): [string, string][] => {
    const path = question.dataset['answer'] ?? ''
    const isHalf = [...question.querySelectorAll('input')].some(
      (input) => input.validity.badInput && input.closest('[data-answer]') === question,
    )
    if (isHalf) return [[path, asSentence(formWords.incomplete)]]
    const waits = question.querySelector('[data-state=sending]')?.closest('[data-answer]') === question
    return waits ? [[path, fileWords.underWay]] : []
  })
}

export type Found = {
  /** The content to send if there are no errors. */
  content: Answers
  /** Errors by the path of the answer: `receipts.0.amount`; `''` is the form as a whole. */
  errors: ReadonlyMap<string, string>
}

/** Validates the answers of a form by the rules of the service and those that only the browser can check. */
export function findErrors(
  form: HTMLFormElement,
  fields: readonly FormField[],
  answers: Answers,
  takesFiles: boolean,
): Found {
  const { content, errors } = checkAnswers(fields, answers, { today: today(), takesFiles })
  const found = new Map([
    ...errors.map(({ path, message }) => [path.join('.'), asSentence(message)] as const),
    ...unfinished(form),
  ])
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length
  if (found.size === 0 && bytes > mostBytes)
    found.set('', 'Your answers are too long to be sent together. Please shorten them.')
  return { content, errors: found }
}
