import { defineBlock, eyebrowField, introField, isSplit, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { firstSentence } from './first-sentence.ts'

const noteSchema = z
  .strictObject({
    text: isSplit(firstSentence, sentences(400)).meta({
      description: 'One thing that is different there. Its first sentence is set large.',
      examples: ['Nearly everybody comes by subway. After midnight, plan the way home.'],
    }),
  })
  .meta({ title: 'note' })

export const localNotesSchema = defineBlock(
  'local-notes',
  'What is different about working in a place.',
  {
    eyebrow: eyebrowField('Only here'),
    title: titleField('What is different in this city'),
    intro: introField('What we plan for.'),
    notes: z
      .array(noteSchema)
      .min(1)
      .max(12)
      .meta({ description: 'The notes, the most important first.', examples: [[{ text: '…' }]] }),
  },
  { label: 'Notes about a place', group: 'Cities and places', alsoCalled: ['local', 'good to know', 'insider tips'] },
)
export type LocalNotes = z.infer<typeof localNotesSchema>
