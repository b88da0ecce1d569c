import { z } from 'zod'
import { isRead } from '../placeholders/placeholder-kind.ts'
import { line } from '../text.ts'
import { answerName } from './answer-name.ts'
import { daysAhead, field, formLimits, prefill } from './field-parts.ts'
import { plainField, plainFields } from './plain-field.ts'

/** A question that is answered by a list of entries. */
export const groupField = field('group', {
  item: line(40).meta({ description: 'What one entry is called.', examples: ['Receipt'] }),
  min: z
    .int()
    .min(0)
    .max(formLimits.rows)
    .default(0)
    .meta({ description: 'Least entries.', examples: [1] }),
  max: z
    .int()
    .min(1)
    .max(formLimits.rows)
    .default(10)
    .meta({ description: 'Most entries.', examples: [10] }),
  total: z
    .strictObject({
      field: z.string().meta({ description: 'Name of a money or number field of the entries.', examples: ['amount'] }),
      label: line(60).meta({ description: 'What the sum is called.', examples: ['Total'] }),
    })
    .optional()
    .meta({ title: 'total', description: 'Shows the sum of a field over all entries.' }),
  fields: z.array(plainField).min(1).max(20).meta({ description: 'What each entry asks.' }),
})
export type GroupField = z.infer<typeof groupField>

/** A question that is answered by several days. */
export const datesField = field('dates', {
  max: z
    .int()
    .min(1)
    .max(formLimits.dates)
    .default(formLimits.dates)
    .meta({ description: 'Most dates.', examples: [10] }),
  notPast: z.boolean().default(true).meta({ description: 'false: days before today too.' }),
  ...daysAhead,
})

const amount = z
  .strictObject({
    name: answerName()
      .max(20)
      .meta({ description: 'The number is stored as `{option}-{name}`: `Tandem-count`.', examples: ['count'] }),
    label: line(60).meta({ description: 'What is asked, as people read it.', examples: ['Count'] }),
    min: z
      .number()
      .default(1)
      .meta({ description: 'The least number.', examples: [1] }),
    max: z
      .number()
      .default(10_000)
      .meta({ description: 'The greatest number.', examples: [24] }),
    step: z
      .number()
      .positive()
      .default(1)
      .meta({ description: 'How far an arrow key goes. A whole step asks for whole numbers.', examples: [0.25] }),
    prefill,
    prefillOne: prefill.meta({
      description: 'Like `prefill`, where one option is ticked: a number for all of them together.',
      examples: [['people']],
    }),
  })
  .meta({ title: 'amount' })

/** Numbers that are asked for each ticked option of a choices field before it. */
export const amountsField = field('amounts', {
  of: z.string().meta({
    description: 'Name of the choices field whose ticked options are asked.',
    examples: ['selectedServices'],
  }),
  amounts: z
    .array(amount)
    .min(1)
    .max(4)
    .meta({ description: 'The numbers of each option.', examples: [[{ name: 'count', label: 'Count' }]] }),
  summary: isRead(line(120))
    .optional()
    .meta({
      description:
        'How summary, receipt and mail say the numbers of an option: `[option]` and the names of `amounts`. Left out: each number stands behind its label.',
      examples: ['[count] × [option], [hours] hours each'],
    }),
})

/** One question of a form. */
export const formField = z.discriminatedUnion('kind', [...plainFields, groupField, datesField, amountsField])
export type FormField = z.infer<typeof formField>
export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>
