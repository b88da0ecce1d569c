import { defineBlock, eyebrowField, introField, line, linkSchema, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { moment } from '../../schema/schedule/moment.ts'
import { countdownWords } from './words.ts'

const afterSchema = z
  .strictObject({
    title: line(120).meta({ description: 'The heading from then on.', examples: ['The doors are open'] }),
    text: sentences(320)
      .optional()
      .meta({ description: 'One or two sentences.', examples: ['Come in until six.'] }),
    action: linkSchema
      .optional()
      .meta({ description: 'A button.', examples: [{ text: 'How to get there', href: '/contact' }] }),
  })
  .meta({ title: 'after' })

export const countdownSchema = defineBlock(
  'countdown',
  'How long it is until an event, and something else once it has begun.',
  {
    eyebrow: eyebrowField('Spring'),
    title: titleField('The summer hours begin'),
    intro: introField('From this day on we open an hour earlier.'),
    at: moment().meta({
      description: 'When it is: a day, which begins at 00:00 of world time (UTC), or a time with its zone.',
      examples: ['2027-03-28T10:00+02:00'],
    }),
    action: linkSchema
      .optional()
      .meta({ description: 'A button until then.', examples: [{ text: 'Ask for an appointment', href: '#quote' }] }),
    after: afterSchema.optional().meta({
      description: 'What stands there afterwards. Left out, the block stays as it is, without the time that is left.',
      examples: [{ title: 'The doors are open' }],
    }),
  },
  {
    label: 'Countdown',
    group: 'Invitations and forms',
    // Only the browser knows what time it is.
    island: 'idle',
    words: countdownWords,
    alsoCalled: ['timer', 'time left', 'launch', 'days until'],
  },
)
export type Countdown = z.infer<typeof countdownSchema>
