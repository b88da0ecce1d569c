import { defineBlock, eyebrowField, imageField, introField, line, titleField } from 'marquee/schema'
import { z } from 'zod'

const phrases = (description: string, example: string) =>
  z
    .array(line(200))
    .min(1)
    .max(12)
    .meta({ description, examples: [[example]] })

const listSchema = z
  .strictObject({
    title: line(60).meta({ description: 'Heading of the list.', examples: ['Chosen for'] }),
    items: phrases('Its entries, a few words each.', 'calm at a full counter'),
  })
  .meta({ title: 'list' })

export const dutiesSchema = defineBlock(
  'duties',
  'What somebody does on the day, and what they have to be told.',
  {
    eyebrow: eyebrowField('On the day'),
    title: titleField('What bartenders do'),
    intro: introField('From the first crate to the count.'),
    duties: phrases('What they do, in the order of the day.', 'set and stock the bar'),
    image: imageField('card').meta({
      description: 'The people at work.',
      examples: [{ name: 'services/bartenders', alt: '' }],
    }),
    brief: listSchema.meta({
      description: 'What the client tells them beforehand, on a sheet with boxes ticked.',
      examples: [{ title: 'Tell us', items: ['drinks list'] }],
    }),
    more: z
      .array(listSchema)
      .max(2)
      .default([])
      .meta({
        description: 'Up to two more lists below.',
        examples: [[{ title: 'Who hires them', items: ['caterers'] }]],
      }),
  },
  { label: 'Duties', group: 'Services', alsoCalled: ['tasks', 'responsibilities', 'job description', 'role'] },
)
export type Duties = z.infer<typeof dutiesSchema>
