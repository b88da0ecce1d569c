import { defineBlock, eyebrowField, introField, line, renamed, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { estimateWords } from './words.ts'

const range = (name: string, from: number, to: number) =>
  z
    .strictObject({
      min: z
        .number()
        .positive()
        .max(1_000_000)
        .default(from)
        .meta({ description: `The fewest ${name} it takes.` }),
      max: z
        .number()
        .positive()
        .max(1_000_000)
        .default(to)
        .meta({ description: `The most ${name} it takes.` }),
      start: z
        .number()
        .positive()
        .max(1_000_000)
        .meta({ description: `The ${name} shown at first.` }),
    })
    .refine(({ min, max, start }) => min <= start && start <= max, { error: 'must have min ≤ start ≤ max' })
    .meta({ title: name })

export const estimateSchema = defineBlock(
  'estimate',
  'A ballpark of person-hours from guests and hours. It shows its arithmetic, no prices, and leads into the quote form.',
  {
    eyebrow: eyebrowField('Estimate'),
    title: titleField('How large a crew?'),
    intro: introField('Two numbers are enough.'),
    guests: range('guests', 1, 20_000).meta({
      description: 'The guests that can be entered.',
      examples: [{ start: 200 }],
    }),
    hours: range('hours', 1, 24).meta({ description: 'The hours that can be entered.', examples: [{ start: 5 }] }),
    guestsPerPerson: z
      .number()
      .positive()
      .max(10_000)
      .default(50)
      .meta({ description: 'How many guests one person looks after.', examples: [50] }),
    setupHours: z
      .number()
      .min(0)
      .max(24)
      .default(1)
      .meta({ description: 'Hours added to each shift for set-up and briefing.', examples: [1] }),
    minimumHours: z
      .number()
      .positive()
      .max(24)
      .default(4)
      .meta({ description: 'The shortest shift that is counted.', examples: [4] }),
    source: sentences(400).meta({
      description: 'Where the ratios come from and what they leave out, shown below the result.',
      examples: ['One for 50 guests is a common rule of thumb.'],
    }),
    action: line(60)
      .default(() => estimateWords.askForQuote)
      .meta({ description: 'Text of the button that opens the quote form with these numbers.' }),
  },
  {
    label: 'Ballpark of hours',
    group: 'Calculators',
    island: 'state-at-top',
    alsoCalled: ['estimator', 'quick estimate', 'person hours', 'man hours'],
    words: estimateWords,
    migrations: [renamed('guestsPerStaff', 'guestsPerPerson')],
  },
)
export type Estimate = z.infer<typeof estimateSchema>
