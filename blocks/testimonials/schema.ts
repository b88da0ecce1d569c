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

const quoteSchema = z
  .strictObject({
    quote: sentences(500).meta({ description: 'The words, without quotation marks.', examples: ['They were early.'] }),
    name: line(60).meta({ description: 'Who said it.', examples: ['Jordan Avery'] }),
    role: line(100).meta({ description: 'What that person does, and where.', examples: ['Customer, Boston'] }),
    image: imageField('square')
      .optional()
      .meta({
        description: 'A portrait.',
        examples: [{ name: 'people/jordan', alt: '' }],
      }),
    sample: z.boolean().meta({
      description:
        'True while nobody has said this. It is then marked "Sample" on the page. No default: it must be said.',
      examples: [true],
    }),
    ...entryFields,
  })
  .meta({ title: 'quote' })

const ratingSchema = z
  .strictObject({
    value: line(8).meta({ description: 'The rating, as text in quotes.', examples: ['4.5'] }),
    label: line(80).meta({ description: 'How many reviews it rests on.', examples: ['from 20 reviews'] }),
  })
  .meta({ title: 'rating' })

export const testimonialsSchema = defineBlock(
  'testimonials',
  'What clients say, the first quote larger than the rest or all alike.',
  {
    eyebrow: eyebrowField('Testimonials'),
    title: titleField('What customers say'),
    intro: introField('Quotes marked Sample show where a review will stand.'),
    rating: ratingSchema.optional().meta({
      description: 'The overall rating, shown large.',
      examples: [{ value: '4.5', label: 'from 20 reviews' }],
    }),
    look: z
      .enum(['first-large', 'equal'])
      .default('first-large')
      .meta({ description: '`equal`: quotes of one size side by side.' }),
    quotes: z
      .array(quoteSchema)
      .min(1)
      .max(12)
      .meta({
        description: 'The quotes, the strongest first.',
        examples: [[{ quote: 'They were early.', sample: true }]],
      }),
  },
  {
    label: 'Client quotes',
    group: 'Proof and references',
    alsoCalled: ['reviews', 'quotes', 'ratings', 'customer voices', 'social proof', 'blockquote'],
  },
)
export type Testimonials = z.infer<typeof testimonialsSchema>
