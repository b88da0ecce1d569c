import type { FormField } from '../../schema/forms/form-field.ts'

/** Entries of groups on the page: the name of a group → a key for each entry, which stays when others are removed. */
export type Rows = Readonly<Record<string, readonly number[]>>

/** The answer of a question; `undefined` if it is not on the page or empty. */
function answerIn(data: FormData, field: FormField, path: string): unknown {
  if (field.kind === 'consent') return data.has(path) || undefined
  if (field.kind === 'choices' || field.kind === 'file') {
    const all = data.getAll(path)
    return all.length > 0 ? all : undefined
  }
  const value = data.get(path)
  return value === null || value === '' ? undefined : value
}

/**
 * The answers in the fields of the page, by the names of the questions. They are stored nowhere else, so that text
 * typed before hydration is included.
 */
export function readAnswers(
  data: FormData,
  fields: readonly FormField[],
  rows: Rows,
  prefix = '',
): Record<string, unknown> {
  const answers = fields.map((field) => {
    if (field.kind !== 'group') return [field.name, answerIn(data, field, prefix + field.name)] as const
    const entries = (rows[field.name] ?? []).map((key) => readAnswers(data, field.fields, {}, `${field.name}.${key}.`))
    return [field.name, entries] as const
  })
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
}
