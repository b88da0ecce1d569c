import {
  defineBlock,
  entryFields,
  eyebrowField,
  introField,
  line,
  linkSchema,
  sentences,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { pricingWords } from './words.ts'

const amount = () =>
  z
    .number()
    .min(0)
    .max(1_000_000)
    .multipleOf(0.01)
    .optional()
    .meta({ examples: [29], input: 'money' })

const planSchema = z
  .strictObject({
    name: line(60).meta({ description: 'Name of the plan.', examples: ['Every week'] }),
    text: sentences(200)
      .optional()
      .meta({ description: 'Whom it is for.', examples: ['For those who come back.'] }),
    monthly: amount().meta({ description: 'Its price a month, in the currency of the site.' }),
    yearly: amount().meta({
      description: 'Its price a year. Where a plan has both, visitors switch between them.',
    }),
    price: line(40)
      .optional()
      .meta({
        description: 'Words in place of amounts. A plan without any price invites visitors to ask.',
        examples: ['Free'],
      }),
    features: z
      .array(line(120))
      .max(16)
      .default([])
      .meta({
        description: 'What it contains, in a few words each.',
        examples: [['Two appointments', 'An answer within a day']],
      }),
    highlight: line(40)
      .optional()
      .meta({
        description: 'Marks the plan, with these words over it. One plan can have it.',
        examples: ['Most chosen'],
      }),
    action: linkSchema
      .optional()
      .meta({ description: 'The button of the plan.', examples: [{ text: 'Begin', href: '/join' }] }),
    ...entryFields,
  })
  .refine(({ price, monthly, yearly }) => price === undefined || (monthly ?? yearly) === undefined, {
    error: 'must have amounts or a `price` in words, not both',
    path: ['price'],
  })
  .meta({ title: 'plan' })

export const pricingSchema = defineBlock(
  'pricing',
  'Plans side by side with price, features and a button. Prices of single items are a `price-table`.',
  {
    eyebrow: eyebrowField('Prices'),
    title: titleField('Choose how often'),
    intro: introField('Change or end it in any month.'),
    plans: z
      .array(planSchema)
      .min(1)
      .max(6)
      .refine((plans) => plans.filter(({ highlight }) => highlight !== undefined).length < 2, {
        error: 'must have `highlight` once at most',
      })
      .meta({
        description: 'The plans, from the least to the most.',
        examples: [[{ name: 'Every week', monthly: 29 }]],
      }),
    footnote: sentences(300)
      .optional()
      .meta({ description: 'A sentence under the plans.', examples: ['All prices include VAT.'] }),
  },
  {
    label: 'Plans and prices',
    group: 'Services',
    alsoCalled: ['plans', 'packages', 'pricing table', 'subscriptions', 'tiers', 'memberships'],
    words: pricingWords,
  },
)
export type Pricing = z.infer<typeof pricingSchema>
export type Plan = z.infer<typeof planSchema>
