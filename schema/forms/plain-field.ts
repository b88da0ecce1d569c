import { z } from 'zod'
import { isRead } from '../placeholders/placeholder-kind.ts'
import { exactLine, line } from '../text.ts'
import { autocomplete, daysAhead, field, formLimits, options, prefill } from './field-parts.ts'
import { type FileType, fileTypes } from './file-types.ts'

/**
 * A suggestion: a text, a text with its slug for addresses, or a record of shared data. A city is offered as
 * `Boston, Massachusetts`, and `?city=boston` stands for it.
 */
const suggestion = z.union([
  exactLine(120),
  z.strictObject({ slug: line(60), text: exactLine(160) }),
  z
    .object({ slug: line(60), name: exactLine(120), state: exactLine(60) })
    .transform(({ slug, name, state }) => ({ slug, text: `${name}, ${state}` })),
  z.object({ name: exactLine(120) }).transform(({ name }) => name),
])

const length = (limit: number, usual: number) =>
  z
    .int()
    .min(1)
    .max(limit)
    .default(usual)
    .meta({ description: 'Most characters.', examples: [usual] })

export const plainFields = [
  field('text', {
    autocomplete,
    maxLength: length(formLimits.line, formLimits.line),
    suggestions: z
      .array(suggestion)
      .max(formLimits.suggestions)
      .optional()
      .meta({ description: 'Answers that are offered while typing. Other ones are taken as well.' }),
    placeholder: line(80)
      .optional()
      .meta({ description: 'An example in the empty field.', examples: ['City or street'] }),
    prefill,
  }),
  field('longtext', {
    maxLength: length(formLimits.text, 2_000),
    prefill,
    prefillText: isRead(line(200))
      .optional()
      .meta({
        description: 'What is filled in; `[value]` stands for what is known.',
        examples: ['About [value] people.'],
      }),
    onlyPrefilled: z.boolean().default(false).meta({
      description:
        'true: nobody is asked. What a calculator or the page fills in is shown and sent, and the visitor can remove it.',
    }),
  }),
  field('email', { autocomplete: autocomplete.default('email') }),
  field('tel', {
    autocomplete: autocomplete.default('tel'),
    minDigits: z
      .int()
      .min(0)
      .max(15)
      .default(5)
      .meta({ description: 'Least digits of a number; 0 takes every text.', examples: [5] }),
  }),
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
      .meta({ description: 'The least amount.', examples: [0.01] }),
    max: z
      .number()
      .max(1_000_000)
      .default(10_000)
      .meta({ description: 'The greatest amount.', examples: [500] }),
  }),
  field('date', {
    notFuture: z.boolean().default(false).meta({ description: 'true: today or earlier.' }),
    notPast: z.boolean().default(false).meta({ description: 'true: today or later.' }),
    ...daysAhead,
    withinDays: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({ description: 'At most so many days before today.', examples: [60] }),
  }),
  field('time', {}),
  field('select', { options, prefill }),
  field('radio', { options, prefill }),
  field('choices', { options, prefill }),
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
