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

const reasonSchema = z
  .strictObject({
    title: line(80).meta({ description: 'The reason in a few words.', examples: ['You know the price'] }),
    text: sentences(320).meta({
      description: 'What it means for the client.',
      examples: ['The quote comes within one working day, with all prices.'],
    }),
    ...entryFields,
  })
  .meta({ title: 'reason' })

export const whyChooseUsSchema = defineBlock(
  'why-choose-us',
  'Reasons to hire, numbered down the page.',
  {
    eyebrow: eyebrowField('Why choose us'),
    title: titleField('Four things you can count on'),
    intro: introField('This is how we make sure that it arrives in time.'),
    reasons: z
      .array(reasonSchema)
      .min(2)
      .max(8)
      .meta({
        description: 'The reasons, in order.',
        examples: [[{ title: 'You know the price', text: 'Before it begins.' }]],
      }),
    action: linkSchema.optional().meta({
      description: 'A button under the heading.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
  },
  {
    label: 'Reasons to choose us',
    group: 'Text and pictures',
    alsoCalled: ['benefits', 'features', 'reasons', 'advantages', 'usp', 'values'],
  },
)
export type WhyChooseUs = z.infer<typeof whyChooseUsSchema>
