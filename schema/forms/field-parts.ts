import { z } from 'zod'
import { exactLine, line, sentences } from '../text.ts'
import { translated } from '../translations/translated.ts'
import { answerName } from './answer-name.ts'
import { type Option, optionText, optionValue } from './option.ts'

/** Limits of a form. An inquiry has at most 32 KB without its files, which are uploaded separately. */
export const formLimits = {
  line: 200,
  text: 5_000,
  options: 60,
  suggestions: 80,
  dates: 60,
  rows: 30,
  files: 10,
  megabytes: 20,
  fields: 60,
} as const

const days = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(3_650)
    .optional()
    .meta({ description, examples: [example] })

/** From how many days after today on a field takes days, and until when. */
export const daysAhead = {
  minDays: days('At least so many days after today.', 2),
  maxDays: days('At most so many days after today.', 365),
}

/** The condition on which a field is asked: an answer (`is`) or the number of answers (`count`) of another field. */
export const condition = z
  .strictObject({
    field: z.string().meta({ description: 'Name of another field of the same list.', examples: ['incidents'] }),
    is: z
      .union([exactLine(120), z.array(exactLine(120)).min(1).max(20)])
      .optional()
      .meta({ description: 'The answer, or a list of answers, at which this field is asked.', examples: ['yes'] }),
    count: z
      .enum(['none', 'one', 'several'])
      .optional()
      .meta({
        description: 'How many answers a dates, choices, group or file field has where this field is asked.',
        examples: ['several'],
      }),
  })
  .meta({ title: 'when' })

const commonFields = {
  name: answerName().meta({
    description:
      'Under this name the answer is stored: letters and digits. Two fields have one name only if their conditions exclude each other.',
    examples: ['firstName'],
  }),
  label: line(200).meta({ description: 'What is asked, as people read it.', examples: ['First name'] }),
  help: sentences(400)
    .optional()
    .meta({ description: 'A sentence under the field.', examples: ['As it is on your ID.'] }),
  required: z.boolean().default(false).meta({ description: 'true: the form is not sent without it.' }),
  missing: line(200)
    .optional()
    .meta({
      description: 'What the form says where a required answer is missing.',
      examples: ['Please select at least one service type.'],
    }),
  wide: z
    .boolean()
    .optional()
    .meta({ description: 'true: a row of its own. Left out: short fields share a row, long ones do not.' }),
  when: condition.optional().meta({
    description: 'Asks this only where another field before it has that answer.',
    examples: [{ field: 'incidents', is: 'yes' }],
  }),
}

/** Values of `autocomplete` (HTML, autofill), by which browsers fill a field in. */
export const autocomplete = z
  .enum([
    'off',
    'name',
    'given-name',
    'family-name',
    'organization',
    'organization-title',
    'email',
    'tel',
    'street-address',
    'postal-code',
    'address-level1',
    'address-level2',
    'url',
  ])
  .optional()
  .meta({ description: 'What the browser may fill in by itself.', examples: ['given-name'] })

/** An option whose text can change without what is stored. */
const separate = z
  .strictObject({
    // What a text alone may be, which is the value beside its translation.
    value: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .refine((value) => !/[\r\n]/.test(value), { error: 'must be one line', params: { code: 'not-one-line' } })
      .meta({ description: 'What is stored, compared with `is:` and exported.', examples: ['half-day'] }),
    text: line(120).meta({ description: 'What people read.', examples: ['Half a day'] }),
  })
  .meta({ title: 'option' })

/** An {@link Option}: a text, a value with its text, or a record of shared data, which counts by its name. */
const option = z.union([
  exactLine(120).register(translated, { as: 'label' }),
  separate,
  z.object({ name: exactLine(120) }).transform(({ name }) => name),
])

export const options = z
  .array(option)
  .min(2)
  .max(formLimits.options)
  .refine((all) => [optionValue, optionText].every((of) => new Set(all.map(of)).size === all.length), {
    error: 'must name each option once',
  })
  .meta({
    description: 'The answers to choose from: texts, or each with a `value` of its own that is stored.',
    examples: [['Morning', 'Evening']],
  })

/** Names of values that other parts of the page, or the address, provide for a field. */
export const prefill = z
  .array(z.string().regex(/^[a-z][A-Za-z]{0,29}$/, { error: 'must be letters and begin with a small letter' }))
  .min(1)
  .max(4)
  .optional()
  .meta({
    description: 'Names under which pages (`quote:`), calculators and addresses (`?city=la`) fill it in.',
    examples: [['location', 'city']],
  })

/** The schema of a field of this kind. */
export const field = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...commonFields, ...shape }).meta({ title: `${kind} field` })
