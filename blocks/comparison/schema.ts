import { defineBlock, entryFields, eyebrowField, introField, line, titleField } from 'marquee/schema'
import { z } from 'zod'
import { comparisonWords } from './words.ts'

const featureSchema = z
  .strictObject({
    name: line(120).meta({ description: 'The feature.', examples: ['Delivery'] }),
    note: line(160)
      .optional()
      .meta({ description: 'What is meant by it.', examples: ['To the door, within two days'] }),
    values: z
      .array(z.union([z.boolean(), z.number(), line(80)]))
      .min(2)
      .max(6)
      .meta({
        description: 'What each product has, in the order of `products`: true, false, a number, or a few words.',
        examples: [[true, 'on request']],
      }),
    ...entryFields,
  })
  .meta({ title: 'feature' })

export const comparisonSchema = defineBlock(
  'comparison',
  'Products side by side, feature by feature.',
  {
    eyebrow: eyebrowField('Compare'),
    title: titleField('Which one is yours?'),
    intro: introField('All of them come with an answer within a day.'),
    products: z
      .array(line(60))
      .min(2)
      .max(6)
      .meta({ description: 'The products, which are the columns.', examples: [['Small', 'Large']] }),
    features: z
      .array(featureSchema)
      .min(1)
      .max(60)
      .meta({
        description: 'The features, which are the rows.',
        examples: [[{ name: 'Delivery', values: [true, true] }]],
      }),
  },
  {
    label: 'Comparison',
    group: 'Services',
    alsoCalled: ['compare', 'comparison table', 'feature table', 'versus', 'matrix of features'],
    words: comparisonWords,
    numbersAsWritten: 'features',
  },
).superRefine(({ products, features }, context) => {
  features.forEach(({ values }, index) => {
    if (values.length !== products.length)
      context.addIssue({
        code: 'custom',
        path: ['features', index, 'values'],
        message: `must have ${products.length} values, one for each product, but has ${values.length}`,
      })
  })
})
export type Comparison = z.infer<typeof comparisonSchema>
