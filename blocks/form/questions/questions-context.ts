import { createContext, useContext } from 'react'
import type { Answers } from '../../../schema/forms/answers.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import type { FormTexts } from '../form-parts.ts'
import type { Form } from '../schema.ts'

/** What every question of a form needs besides the state of react-hook-form. */
type Context = {
  block: Form & { id: string }
  texts: FormTexts
  /** Errors by the path of the answer: `receipts.0.amount`. */
  messages: ReadonlyMap<string, string>
}

const context = createContext<Context | undefined>(undefined)
export const QuestionsProvider = context.Provider

export function useQuestions(): Context {
  const found = useContext(context)
  if (!found) throw new Error('A question stands outside its form.')
  return found
}

/** The position of a question: at the top of the form, or in an entry of a group. */
export type QuestionScope = {
  fields: readonly FormField[]
  answers: Answers
  /** Prefix of a question's name, which is the path of its answer: `receipts.0.`. */
  prefix: string
}

/** Name, id and error of a question. */
export function useFieldOf(field: FormField, { prefix }: QuestionScope) {
  const { block, messages } = useQuestions()
  const name = prefix + field.name
  return { name, id: `${block.id}-${name.replaceAll('.', '-')}`, error: messages.get(name) }
}
