import { defineBlock, eyebrowField, introField, line, linkSchema, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'

export const whoToCallSchema = defineBlock(
  'who-to-call',
  'Whom to call or write to, and when.',
  {
    eyebrow: eyebrowField('On shift'),
    title: titleField('Whom to call'),
    intro: introField('A call is quicker than a message.'),
    contacts: z
      .array(
        z
          .strictObject({
            when: line(120).meta({ description: 'The occasion.', examples: ['A life is in danger'] }),
            text: sentences(320).meta({ description: 'What to say or know.', examples: ['Say where you are first.'] }),
            action: linkSchema.optional().meta({
              description: 'The way to reach them. Left out where the number stands elsewhere.',
              examples: [{ text: 'Call 911', href: 'tel:911' }],
            }),
          })
          .meta({ title: 'contact' }),
      )
      .min(1)
      .max(10)
      .meta({
        description: 'The contacts, the most urgent first.',
        examples: [[{ when: 'A life is in danger', text: 'Say where you are first.' }]],
      }),
  },
  {
    label: 'Whom to call',
    group: 'Documents and tools',
    alsoCalled: ['phone numbers', 'contacts', 'contact list', 'contact card', 'hotline', 'support'],
  },
)
export type WhoToCall = z.infer<typeof whoToCallSchema>
