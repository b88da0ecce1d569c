import { z } from 'zod'
import { isRead } from '../placeholders/placeholder-kind.ts'
import { line, sentences } from '../text.ts'
import { fieldsOf } from './answers.ts'
import { formLimits } from './field-parts.ts'
import { problemsOf } from './form-checks.ts'
import { formField } from './form-field.ts'

const fields = z
  .array(formField)
  .min(1)
  .max(formLimits.fields)
  .meta({
    description: 'The questions, in order.',
    examples: [[{ kind: 'text', name: 'firstName', label: 'First name', required: true }]],
  })
const intro = sentences(400).optional().meta({ description: 'A sentence under the heading.' })

const section = z
  .strictObject({
    title: line(80)
      .optional()
      .meta({ description: 'A heading over these fields.', examples: ['About you'] }),
    intro,
    fields,
  })
  .meta({ title: 'section' })

const step = z
  .strictObject({
    title: line(80).meta({
      description: 'The heading of the step. A choices field alone in its step has it as its label.',
      examples: ['About your order'],
    }),
    intro,
    known: z
      .array(isRead(line(80)))
      .max(6)
      .optional()
      .meta({
        description:
          'What this step repeats of what pages, calculators and addresses know; unknown names are left out.',
        examples: [['[people] people', '[hours] hours each']],
      }),
    summary: z
      .boolean()
      .default(false)
      .meta({ description: 'true: over its questions stand the answers of the steps before.' }),
    fields,
  })
  .meta({ title: 'step' })

const parts = <Part extends typeof section | typeof step>(part: Part) =>
  z
    .array(part)
    .min(1)
    .max(12)
    .superRefine((all, context) => {
      const places = all.flatMap((one, at) => one.fields.map((_, index) => [at, 'fields', index] as const))
      for (const { path, message } of problemsOf(fieldsOf(all))) {
        const [index, ...rest] = path
        context.addIssue({ code: 'custom', path: [...(places[Number(index)] ?? []), ...rest], message })
      }
    })

/** The questions of a form, in sections. A condition refers to fields before it. */
export const formSections = parts(section)
/** The same, one part at a time. */
export const formSteps = parts(step)

/** A part of a form: a section, or a step. */
export type FormPart = z.infer<typeof section> | z.infer<typeof step>

/** Name of a form in inquiries. */
export const formName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and single hyphens, such as `trial-shift`',
  })
  .max(40)
  .meta({ description: 'Name of the form, under which its inquiries are stored.', examples: ['contact'] })
