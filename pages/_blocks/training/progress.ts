import { isMapping } from 'marquee'
import type { Question } from './schema.ts'

/** The answers by the text of their question, and the last score of the quiz. */
export type Progress = {
  answers: Readonly<Record<string, string>>
  /** `on` is the day, as `2026-11-21`. */
  result?: { right: number; of: number; on: string } | undefined
  /** Typed for the certificate. */
  name: string
}

export const noProgress: Progress = { answers: {}, name: '' }

/** The stored progress, if this course can read it. */
export function acceptProgress(stored: unknown): Progress | undefined {
  if (!isMapping(stored) || !isMapping(stored['answers']) || typeof stored['name'] !== 'string') return undefined
  const answers = Object.fromEntries(
    Object.entries(stored['answers']).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const result = stored['result']
  const isResult =
    isMapping(result) &&
    Number.isInteger(result['right']) &&
    Number.isInteger(result['of']) &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(result['on']))
  return { answers, name: stored['name'], ...(isResult && { result: result as Progress['result'] }) }
}

const answerTo = ({ question, answers }: Question, progress: Progress) => {
  const chosen = progress.answers[question]
  return answers.find(({ text }) => text === chosen)
}

/** The state of a question. An answer that the question no longer offers does not count. */
export function stateOf(question: Question, progress: Progress): 'open' | 'right' | 'wrong' {
  const answer = answerTo(question, progress)
  if (!answer) return 'open'
  return answer.right ? 'right' : 'wrong'
}

/** How many of the questions have this state. */
export const countOf = (questions: readonly Question[], progress: Progress, state: ReturnType<typeof stateOf>) =>
  questions.filter((question) => stateOf(question, progress) === state).length

/** Whether a score passes: right answers × 100 ≥ percentage × questions, in whole numbers. */
export const isPassed = ({ right, of }: { right: number; of: number }, passPercent: number) =>
  of > 0 && right * 100 >= passPercent * of

/** How many right answers are needed to pass. */
export const neededRight = (of: number, passPercent: number) => Math.ceil((passPercent * of) / 100)

/** The progress without wrong answers of the quiz, and without its score. */
export function forAnotherTry(questions: readonly Question[], progress: Progress): Progress {
  const wrong = new Set(questions.filter((one) => stateOf(one, progress) === 'wrong').map(({ question }) => question))
  const answers = Object.fromEntries(Object.entries(progress.answers).filter(([question]) => !wrong.has(question)))
  return { answers, name: progress.name }
}
