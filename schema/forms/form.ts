import { z } from 'zod'
import { line, sentences } from '../text.ts'
import { fieldsOf } from './form-answers.ts'
import { type FormField, formField, formLimits } from './form-field.ts'

type Problem = { path: PropertyKey[]; message: string }

/** Answers that a field can have, where they are few. */
function answersOf(field: FormField): readonly string[] | undefined {
  if (field.kind === 'yesno') return ['yes', 'no']
  if (field.kind === 'consent') return ['yes']
  return 'options' in field ? field.options : undefined
}

/** What is wrong with the condition of a field; `before` are the fields that are asked before it. */
function conditionProblems({ when }: FormField, before: readonly FormField[]): Problem[] {
  if (!when) return []
  const other = before.find(({ name }) => name === when.field)
  if (!other) return [{ path: ['when', 'field'], message: `there is no field \`${when.field}\` before this one` }]
  const answers = answersOf(other)
  if (!answers)
    return [
      {
        path: ['when', 'field'],
        message: `\`${when.field}\` must be a select, radio, choices, yesno or consent field`,
      },
    ]
  const strange = [when.is].flat().filter((answer) => !answers.includes(answer))
  return strange.map((answer) => ({
    path: ['when', 'is'],
    message: `\`${when.field}\` never has the answer \`${answer}\`; it has: ${answers.join(', ')}`,
  }))
}

function ownProblems(field: FormField): Problem[] {
  // Answers go to it, and the service counts by it.
  if (field.name === 'email' && field.kind !== 'email')
    return [{ path: ['kind'], message: 'must be `email` for a field of this name' }]
  if (field.kind === 'number' || field.kind === 'money' || field.kind === 'group') {
    if (field.min > field.max)
      return [{ path: ['max'], message: `must not be less than \`min\`, which is ${field.min}` }]
  }
  if (field.kind !== 'group') return []
  const { total, fields } = field
  const summed = fields.find(({ name }) => name === total?.field)
  const isSummed = !total || summed?.kind === 'money' || summed?.kind === 'number'
  return [
    ...(isSummed
      ? []
      : [{ path: ['total', 'field'], message: `there is no money or number field \`${total.field}\` in the entries` }]),
    ...problemsOf(fields).map(({ path, message }) => ({ path: ['fields', ...path], message })),
  ]
}

/** What is wrong with fields that stand in one list, beside what each field says of itself. */
function problemsOf(fields: readonly FormField[]): Problem[] {
  return fields.flatMap((field, index) => {
    const before = fields.slice(0, index)
    const isDoubled = before.some(({ name }) => name === field.name)
    const doubled = { path: ['name'], message: `another field before this one has the name \`${field.name}\`` }
    return [...(isDoubled ? [doubled] : []), ...conditionProblems(field, before), ...ownProblems(field)].map(
      ({ path, message }) => ({ path: [index, ...path], message }),
    )
  })
}

const section = z
  .strictObject({
    title: line(80)
      .optional()
      .meta({ description: 'A heading over these fields.', examples: ['About you'] }),
    intro: sentences(400).optional().meta({ description: 'A sentence under the heading.' }),
    fields: z
      .array(formField)
      .min(1)
      .max(formLimits.fields)
      .meta({
        description: 'The questions, in order.',
        examples: [[{ kind: 'text', name: 'firstName', label: 'First name', required: true }]],
      }),
  })
  .meta({ title: 'section' })

/** The questions of a form, in sections. Names are unique over all of them; a condition looks at fields before it. */
export const formSections = z
  .array(section)
  .min(1)
  .max(12)
  .superRefine((sections, context) => {
    const places = sections.flatMap(({ fields }, at) => fields.map((_, index) => [at, 'fields', index] as const))
    for (const { path, message } of problemsOf(fieldsOf(sections))) {
      const [index, ...rest] = path
      context.addIssue({ code: 'custom', path: [...(places[Number(index)] ?? []), ...rest], message })
    }
  })
  .meta({ description: 'The questions, in sections.' })
export type FormSections = z.infer<typeof formSections>

/** Name of a form in inquiries. `quote` is the quote form, whose fields the engine knows. */
export const formName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and single hyphens, such as `trial-shift`',
  })
  .max(40)
  .refine((name) => name !== 'quote', { error: '`quote` is the name of the quote form; choose another' })
  .meta({ description: 'Name of the form, under which its inquiries are stored.', examples: ['contact'] })
