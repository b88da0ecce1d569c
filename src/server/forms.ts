import { z } from 'zod'
import type { Answers } from '../../schema/forms/answers.ts'
import { condition } from '../../schema/forms/field-parts.ts'
import { formName } from '../../schema/forms/form.ts'
import { amountsField, datesField, type FieldOf, type FormField, groupField } from '../../schema/forms/form-field.ts'
import { plainField } from '../../schema/forms/plain-field.ts'

/** The forms of a site, by name, with their questions. */
export type Forms = ReadonlyMap<string, readonly FormField[]>

/** How many days the inquiries of each form are kept; those of all others stay. */
export type KeepDays = Readonly<Record<string, number>>

/** A choice on a protected page: its options are not in the file for the service, so any line is an answer. */
const choiceWithoutOptions = z.strictObject({
  kind: z.enum(['select', 'radio', 'choices']),
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  when: condition.optional(),
  options: z.tuple([]),
})

const plain = z.union([choiceWithoutOptions, plainField])
const group = groupField.extend({ fields: z.array(plain) })
const formsFile = z.record(formName, z.array(z.union([plain, group, datesField, amountsField])))

/** Parses the file that the build has written about the forms of a site. Throws if it is invalid. */
export const readForms = (value: unknown): Forms => new Map(Object.entries(formsFile.parse(value)))

/** The file field at a path of a form: `receipts.receipt`. */
export function fileFieldAt(fields: readonly FormField[], path: string): FieldOf<'file'> | undefined {
  const [name, inner, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (field?.kind === 'group' && inner !== undefined && rest.length === 0) return fileFieldAt(field.fields, inner)
  return field?.kind === 'file' && inner === undefined ? field : undefined
}

/** A file that an inquiry refers to, and its field. */
export type FileReference = { id: string; field: string }

/** The files that validated answers refer to. */
export function filesIn(fields: readonly FormField[], content: Answers, before = ''): FileReference[] {
  return fields.flatMap((field) => {
    const answer = content[field.name]
    if (!Array.isArray(answer)) return []
    const path = before + field.name
    if (field.kind === 'file') return answer.map((id) => ({ id: String(id), field: path }))
    if (field.kind !== 'group') return []
    return answer.flatMap((entry: Answers) => filesIn(field.fields, entry, `${path}.`))
  })
}
