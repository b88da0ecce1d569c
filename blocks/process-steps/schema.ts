import {
  defineBlock,
  entryFields,
  eyebrowField,
  introField,
  line,
  linkSchema,
  markdown,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'

const stepSchema = z
  .strictObject({
    title: line(60).meta({ description: 'The step in one or two words.', examples: ['Contact Us'] }),
    description: markdown().meta({
      description: 'What happens, and who does it, in Markdown.',
      examples: ['Inquire via the website or by phone.'],
    }),
    ...entryFields,
  })
  .meta({ title: 'step' })

export const processStepsSchema = defineBlock(
  'process-steps',
  'Steps from the first word to the end, numbered in order.',
  {
    eyebrow: eyebrowField('How it works'),
    title: titleField('How it works'),
    intro: introField('Four steps, one contact.'),
    steps: z
      .array(stepSchema)
      .min(2)
      .max(8)
      .meta({
        description: 'The steps. They are numbered from 1 in this order.',
        examples: [[{ title: 'Contact Us' }]],
      }),
    action: linkSchema.optional().meta({
      description: 'A button under the steps.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
  },
  {
    label: 'Steps in order',
    group: 'Text and pictures',
    alsoCalled: ['steps', 'how it works', 'process', 'numbered list'],
  },
)
export type ProcessSteps = z.infer<typeof processStepsSchema>
