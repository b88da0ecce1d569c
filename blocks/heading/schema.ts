import { defineBlock, eyebrowField, introField, titleField } from 'marquee/schema'
import { z } from 'zod'

export const headingSchema = defineBlock(
  'heading',
  'A heading with a line over it and a lead under it.',
  {
    eyebrow: eyebrowField('How it works'),
    title: titleField('Three steps to your order'),
    intro: introField('Each of them takes a day at most.'),
    level: z
      .enum(['h2', 'h3'])
      .default('h2')
      .meta({ description: 'Its rank: `h3` below another heading of the section.' }),
    align: z.enum(['start', 'center']).default('start').meta({ description: 'Where it stands.' }),
  },
  { group: 'Sections and their parts', alsoCalled: ['headline', 'subheading', 'section title', 'h2', 'h3'] },
)
export type Heading = z.infer<typeof headingSchema>
