import type { FormField } from '../../schema/forms/form-field.ts'

/** Entries of groups as the page shows them: the name of a group → a key for each entry, which stays when others go. */
export type Rows = Readonly<Record<string, readonly number[]>>

/** What one question holds; `undefined` where it stands nowhere on the page or is empty. */
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
 * What the fields of a page hold, by the names of the questions. The page itself is the only place where answers are
 * kept, so that what was typed before the scripts came is there as well.
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
