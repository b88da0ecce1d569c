import { defineBlock, eyebrowField, introField, line, titleField } from 'marquee/schema'
import { z } from 'zod'
import { months } from './ask-month.ts'
import { peakWeeksWords } from './words.ts'

const weekSchema = z
  .strictObject({
    what: line(80).meta({ description: 'The show, festival or season.', examples: ['South by Southwest'] }),
    months: z
      .array(z.enum(months))
      .min(1)
      .max(12)
      .meta({ description: 'When it usually is.', examples: [['Mar']] }),
    leadWeeks: z
      .int()
      .min(1)
      .max(52)
      .optional()
      .meta({ description: 'How many weeks ahead to ask.', examples: [6] }),
  })
  .meta({ title: 'week' })

export const peakWeeksSchema = defineBlock(
  'peak-weeks',
  'A year with the weeks that are booked out early.',
  {
    eyebrow: eyebrowField('The year'),
    title: titleField('When the town is booked out'),
    intro: introField('Dates move; ask with yours.'),
    weeks: z
      .array(weekSchema)
      .min(1)
      .max(10)
      .meta({ description: 'The events, in the order of the year.', examples: [[{ what: 'CES', months: ['Jan'] }]] }),
  },
  {
    label: 'Year with its busy weeks',
    group: 'Cities and places',
    alsoCalled: ['calendar', 'year', 'season', 'dates', 'schedule'],
    words: peakWeeksWords,
  },
)
export type PeakWeeks = z.infer<typeof peakWeeksSchema>
