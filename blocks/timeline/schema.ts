import {
  defineBlock,
  entryFields,
  eyebrowField,
  imageField,
  introField,
  line,
  sentences,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'

const eventSchema = z
  .strictObject({
    when: line(40).meta({ description: 'When it was or will be, as text in quotes.', examples: ['2011', 'May 2027'] }),
    title: line(120).meta({ description: 'What happened.', examples: ['The house'] }),
    text: sentences(500)
      .optional()
      .meta({ description: 'A few sentences.', examples: ['The room had become too small.'] }),
    image: imageField('card')
      .optional()
      .meta({ description: 'A picture of it.', examples: [{ name: 'history/house', alt: 'A brick house' }] }),
    ...entryFields,
  })
  .meta({ title: 'event' })

export const timelineSchema = defineBlock(
  'timeline',
  'What happened or will happen, in the order of time.',
  {
    eyebrow: eyebrowField('History'),
    title: titleField('How it came about'),
    intro: introField('Fifteen years in five stops.'),
    events: z
      .array(eventSchema)
      .min(2)
      .max(40)
      .meta({ description: 'The events, in order.', examples: [[{ when: '2011', title: 'The house' }]] }),
  },
  { label: 'Timeline', group: 'Text and pictures', alsoCalled: ['history', 'milestones', 'roadmap', 'chronicle'] },
)
export type Timeline = z.infer<typeof timelineSchema>
