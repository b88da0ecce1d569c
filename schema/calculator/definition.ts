import { z } from 'zod'
import { sitePath } from '../links/link.ts'
import { exactLine, line, sentences, slug } from '../text.ts'
import type { Expression } from './expression.ts'
import { formula, inputValues, label, name, unit } from './fields.ts'
import { pictureSchema } from './picture.ts'

const inputFields = {
  name: name(),
  label: label(),
  help: sentences(240).optional().meta({ description: 'What to enter, below the field.' }),
}

export const inputSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...inputFields,
      kind: z.literal('number'),
      min: z.number().meta({ description: 'The least that it takes.', examples: [1] }),
      max: z.number().meta({ description: 'The most that it takes.', examples: [5000] }),
      step: z
        .number()
        .positive()
        .default(1)
        .meta({ description: 'How far one key goes. Whole steps ask for whole numbers.', examples: [0.5] }),
      default: z.number().meta({ description: 'What it holds at first.', examples: [150] }),
      unit: unit(),
    }),
    z.strictObject({
      ...inputFields,
      kind: z.literal('choice'),
      options: z
        .array(z.strictObject({ value: name(), label: label() }))
        .min(2)
        .max(20)
        .meta({ description: 'What can be chosen.', examples: [[{ value: 'small', label: 'Small' }]] }),
      default: name().meta({ description: 'The value that is chosen at first.', examples: ['small'] }),
    }),
    z.strictObject({
      ...inputFields,
      kind: z.literal('yes-no'),
      default: z.boolean().meta({ description: 'Whether it is ticked at first.', examples: [false] }),
    }),
  ])
  .meta({ title: 'input' })
export type Input = z.infer<typeof inputSchema>

const ratioSchema = z
  .strictObject({
    name: name(),
    label: label(),
    unit: unit(),
    value: z
      .number()
      .optional()
      .meta({ description: 'The number, where it is one.', examples: [150] }),
    by: z
      .array(name())
      .min(1)
      .max(2)
      .optional()
      .meta({ description: 'The choices it depends on, where it is a table.', examples: [['size']] }),
    values: z
      .record(z.string(), z.union([z.number(), z.record(z.string(), z.number())]))
      .optional()
      .meta({ description: 'The numbers of the table by the values of the choices.', examples: [{ small: 75 }] }),
    source: sentences(300).meta({
      description: 'Who gives the number, and what others give.',
      examples: ['75 by the list of the maker; 60 to 70 in use.'],
    }),
  })
  .meta({ title: 'ratio' })
export type Ratio = z.infer<typeof ratioSchema>

const stepSchema = z.strictObject({ name: name(), formula: formula() }).meta({ title: 'step' })

const outputSchema = z
  .strictObject({
    name: name(),
    label: label(),
    unit: unit(),
    formula: formula(),
    reads: line(240).meta({
      description: 'How its arithmetic reads, with names in square brackets. The result is set behind it.',
      examples: ['[items] items ÷ [items_per_box], rounded up'],
    }),
    none: line(120)
      .optional()
      .meta({
        description: 'What stands there instead where the result is 0.',
        examples: ['Not needed for so few items.'],
      }),
  })
  .meta({ title: 'output' })
export type Output = z.infer<typeof outputSchema>

const textWhen = (description: string) =>
  z.array(
    z.strictObject({
      when: formula().meta({ description }),
      text: sentences(400).meta({ description: 'What it says; names in square brackets stand for their values.' }),
      inputs: z.array(name()).default([]).meta({ description: 'The inputs that it is about.' }),
    }),
  )

const exampleSchema = z
  .strictObject({
    inputs: inputValues(),
    outputs: z.record(z.string(), z.number()),
  })
  .meta({ title: 'example' })

const countedOption = z
  .strictObject({
    option: exactLine(120).meta({ description: 'An option of the field.', examples: ['Standard box'] }),
    count: name().meta({ description: 'The output or step with their number.', examples: ['boxes'] }),
  })
  .meta({ title: 'counted option' })

/** The fields of a calculator file, except the calculators that it calls. */
export const calculatorFields = {
  slug: slug().meta({ description: 'Its name, and that of its file.', examples: ['boxes'] }),
  title: line(60).meta({ description: 'What it is called.', examples: ['Box calculator'] }),
  href: sitePath().meta({ description: 'Its own page.', examples: ['/resources/box-calculator'] }),
  inputs: z.array(inputSchema).min(1).max(30),
  first: z
    .array(name())
    .min(1)
    .max(6)
    .meta({ description: 'The inputs that are always open.', examples: [['items', 'weight']] }),
  ratios: z.array(ratioSchema).max(40).default([]),
  steps: z.array(stepSchema).max(60).default([]),
  outputs: z.array(outputSchema).min(1).max(30),
  answer: name().meta({ description: 'The output that is shown large.', examples: ['total'] }),
  conditions: textWhen('What must not be: the inputs contradict each other.').max(8).default([]),
  warnings: textWhen('When it is said.').max(12).default([]),
  note: sentences(600).meta({ description: 'What must be said with every result.' }),
  quote: z
    .record(
      z.string().regex(/^[a-z][A-Za-z]{0,29}$/, { error: 'must be letters and begin with a small letter' }),
      z.union([name(), z.array(countedOption).min(1).max(12)]),
    )
    .default({})
    .meta({
      label: 'Into the quote form',
      description:
        'What the quote form takes along, by the names that its fields list under `prefill`: an input, a step or an output, or options with their numbers.',
      examples: [{ items: 'items', choices: [{ option: 'Standard box', count: 'boxes' }] }],
    }),
  pictures: z.array(pictureSchema).max(3).default([]),
  examples: z.array(exampleSchema).min(1).max(12).meta({ description: 'Worked by hand; held in every validation.' }),
}

type Called = z.infer<z.ZodObject<typeof calculatorFields, z.core.$strict>>

/** A parsed calculator. A called one does not call others. */
export type Calculator = Called & {
  calls?: readonly { name: string; calculator: Called; inputs: Readonly<Record<string, Expression>> }[]
}
