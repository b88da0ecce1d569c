import { z } from 'zod'
import { line, sentences } from '../text.ts'
import { type FileType, fileTypes } from './file-types.ts'

/** Bounds of what a form may ask. An inquiry has at most 32 KB, and its files go a way of their own. */
export const formLimits = {
  line: 200,
  text: 5_000,
  options: 60,
  rows: 30,
  files: 10,
  megabytes: 20,
  fields: 60,
} as const

/** Keys that every inquiry has, as it is sent and as it is exported, and keys that every object has. */
const taken = new Set([
  'form',
  'submissionId',
  'website',
  'elapsedMs',
  'id',
  'receivedAt',
  'flags',
  'constructor',
  'toString',
  'valueOf',
])

const fieldName = () =>
  z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, {
      error: 'must be letters and digits and begin with a small letter, such as `firstName`',
    })
    .refine((name) => !taken.has(name), { error: 'is a name that every inquiry has already' })

/** At which answer to another field one is asked. */
export const condition = z
  .strictObject({
    field: z.string().meta({ description: 'Name of another field of the same list.', examples: ['incidents'] }),
    is: z
      .union([line(120), z.array(line(120)).min(1).max(20)])
      .meta({ description: 'The answer, or a list of answers, at which this field is asked.', examples: ['yes'] }),
  })
  .meta({ title: 'when' })

const asked = {
  name: fieldName().meta({
    description: 'Under this name the answer is stored: letters and digits, each name once.',
    examples: ['firstName'],
  }),
  label: line(200).meta({ description: 'What is asked, as people read it.', examples: ['First name'] }),
  help: sentences(400)
    .optional()
    .meta({ description: 'A sentence under the field.', examples: ['As it is on your ID.'] }),
  required: z.boolean().default(false).meta({ description: 'true: the form is not sent without it.' }),
  wide: z
    .boolean()
    .optional()
    .meta({ description: 'true: a row of its own. Left out: short fields share a row, long ones do not.' }),
  when: condition.optional().meta({
    description: 'Asks this only where another field before it has that answer.',
    examples: [{ field: 'incidents', is: 'yes' }],
  }),
}

/** Words that browsers know (HTML, autofill), so that they can fill a field in. */
const autocomplete = z
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

/** An option as text, or a record of shared data, whose name it is. */
const option = z.union([line(120), z.object({ name: line(120) }).transform(({ name }) => name)])
const options = z
  .array(option)
  .min(2)
  .max(formLimits.options)
  .refine((all) => new Set(all).size === all.length, { error: 'must name each option once' })
  .meta({ description: 'The answers to choose from.', examples: [['Morning', 'Evening']] })

const field = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...asked, ...shape }).meta({ title: `${kind} field` })

const length = (most: number, usual: number) =>
  z
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .meta({ description: 'Most characters.', examples: [usual] })

const plainFields = [
  field('text', {
    autocomplete,
    maxLength: length(formLimits.line, formLimits.line),
    suggestions: z
      .array(option)
      .max(formLimits.options)
      .optional()
      .meta({ description: 'Answers that are offered while typing. Other ones are taken as well.' }),
  }),
  field('longtext', { maxLength: length(formLimits.text, 2_000) }),
  field('email', { autocomplete: autocomplete.default('email') }),
  field('tel', { autocomplete: autocomplete.default('tel') }),
  field('number', {
    min: z
      .number()
      .default(0)
      .meta({ description: 'The least number.', examples: [0] }),
    max: z
      .number()
      .default(1_000_000)
      .meta({ description: 'The greatest number.', examples: [500] }),
    step: z
      .number()
      .positive()
      .default(1)
      .meta({ description: 'Distance of two numbers from each other: 1 for whole ones.', examples: [0.5] }),
    unit: line(20)
      .optional()
      .meta({ description: 'What is counted, behind the number.', examples: ['miles'] }),
  }),
  field('money', {
    min: z
      .number()
      .min(0)
      .default(0.01)
      .meta({ description: 'The least amount in dollars.', examples: [0.01] }),
    max: z
      .number()
      .max(1_000_000)
      .default(10_000)
      .meta({ description: 'The greatest amount.', examples: [500] }),
  }),
  field('date', {
    notFuture: z.boolean().default(false).meta({ description: 'true: today or earlier.' }),
    withinDays: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({ description: 'At most so many days before today.', examples: [60] }),
  }),
  field('time', {}),
  field('select', { options }),
  field('radio', { options }),
  field('choices', { options }),
  field('yesno', {}),
  field('consent', {}),
  field('rating', {
    max: z
      .int()
      .min(2)
      .max(10)
      .default(5)
      .meta({ description: 'The best mark; 1 is the worst.', examples: [5] }),
    low: line(40)
      .optional()
      .meta({ description: 'What 1 means.', examples: ['Poor'] }),
    high: line(40)
      .optional()
      .meta({ description: 'What the best mark means.', examples: ['Excellent'] }),
  }),
  field('file', {
    types: z
      .array(z.enum(Object.keys(fileTypes) as [FileType, ...FileType[]]))
      .min(1)
      .default(['jpg', 'png', 'webp', 'pdf'])
      .meta({ description: 'Kinds of files that are taken.', examples: [['jpg', 'pdf']] }),
    maxMegabytes: z
      .number()
      .positive()
      .max(formLimits.megabytes)
      .default(10)
      .meta({ description: 'The largest size of one file.', examples: [10] }),
    maxFiles: z
      .int()
      .min(1)
      .max(formLimits.files)
      .default(1)
      .meta({ description: 'How many files at most.', examples: [3] }),
  }),
] as const

/** One question of a form, or of an entry of a group. */
export const plainField = z.discriminatedUnion('kind', plainFields)
export type PlainField = z.infer<typeof plainField>

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

/** One question of a form. */
export const formField = z.discriminatedUnion('kind', [...plainFields, groupField])
export type FormField = z.infer<typeof formField>
export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>
