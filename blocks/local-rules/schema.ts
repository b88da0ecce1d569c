import { defineBlock, eyebrowField, introField, line, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'

const cardSchema = z
  .strictObject({
    name: line(80).meta({ description: 'What the card or course is called.', examples: ['Permit 12'] }),
    body: line(80).meta({ description: 'Who sets the rule.', examples: ['The office of the city'] }),
    badge: line(40).meta({ description: 'Whether it is needed, in a few words.', examples: ['Required by law'] }),
    valid: line(40)
      .optional()
      .meta({ description: 'How long it is valid.', examples: ['Valid for 3 years'] }),
  })
  .meta({ title: 'card' })

const ruleSchema = z
  .strictObject({
    title: line(80)
      .optional()
      .meta({ description: 'What the rule is about.', examples: ['Parking by the day'] }),
    text: sentences(400).meta({
      description: 'The rule, and what it means for a booking.',
      examples: ['A whole day costs more than two short stays.'],
    }),
  })
  .meta({ title: 'rule' })

export const localRulesSchema = defineBlock(
  'local-rules',
  'Rules of a place: a card that people must hold, permits, hours.',
  {
    eyebrow: eyebrowField('Rules'),
    title: titleField('What you need a permit for'),
    intro: introField('Put it into the request.'),
    card: cardSchema.optional().meta({
      description: 'A card that people must hold, drawn as one.',
      examples: [{ name: 'Permit 12', body: 'The office of the city', badge: 'Required by law' }],
    }),
    rules: z
      .array(ruleSchema)
      .min(1)
      .max(8)
      .meta({ description: 'The rules.', examples: [[{ title: 'Parking by the day', text: '…' }]] }),
    reviewBy: z.iso
      .date()
      .optional()
      .meta({ description: 'The day by which all this is checked again. It is shown.', examples: ['2027-06-30'] }),
  },
  {
    label: 'Rules of a place',
    group: 'Cities and places',
    alsoCalled: ['permits', 'law', 'laws', 'licenses', 'regulations'],
  },
)
export type LocalRules = z.infer<typeof localRulesSchema>
