import { createContext, useContext } from 'react'
import type { Answers } from '../../schema/forms/form-answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import type { Rows } from './read-answers.ts'
import type { Form } from './schema.ts'

/** The state that every question of a form reads. */
export type FormState = {
  block: Form & { id: string }
  rows: Rows
  /** Errors by the path of the answer: `receipts.0.amount`. */
  errors: ReadonlyMap<string, string>
  /** Initial values of the fields. */
  start: Answers
  add: (group: string) => void
  remove: (group: string, key: number) => void
  /** Reports that answers have changed without typing. */
  touched: () => void
}

const context = createContext<FormState | undefined>(undefined)
export const FormProvider = context.Provider

export function useFormState(): FormState {
  const state = useContext(context)
  if (!state) throw new Error('A question stands outside its form.')
  return state
}

/** The position of a question: at the top of the form, or in an entry of a group. */
export type Scope = {
  fields: readonly FormField[]
  answers: Answers
  start: Answers
  /** Prefix of a field's name: `receipts.7.`, by the key of the entry. */
  prefix: string
  /** Prefix of its answer's path: `receipts.0.`, by the index of the entry. */
  path: string
}

/** Name, id, error and initial value of a question. */
export function useSlotOf(field: FormField, { prefix, path, start }: Scope) {
  const { block, errors } = useFormState()
  const name = prefix + field.name
  return {
    name,
    id: `${block.id}-${name.replaceAll('.', '-')}`,
    error: errors.get(path + field.name),
    start: Object.hasOwn(start, field.name) ? start[field.name] : undefined,
  }
}
