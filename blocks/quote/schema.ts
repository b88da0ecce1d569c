import { defineBlock, imageField, line, sentences } from 'marquee/schema'
import { z } from 'zod'

export const quoteSchema = defineBlock(
  'quote',
  'One quote and who said it.',
  {
    quote: sentences(500).meta({ description: 'The words, without quotation marks.', examples: ['They were early.'] }),
    name: line(60).meta({ description: 'Who said it.', examples: ['Jordan Avery'] }),
    role: line(100).meta({ description: 'What that person does, and where.', examples: ['Customer, Boston'] }),
    image: imageField('square')
      .optional()
      .meta({ description: 'A portrait.', examples: [{ name: 'people/jordan', alt: '' }] }),
    sample: z.boolean().meta({
      description:
        'True while nobody has said this. It is then marked "Sample" on the page. No default: it must be said.',
      examples: [true],
    }),
    large: z.boolean().default(false).meta({ description: 'true: in large letters.' }),
  },
  { group: 'Sections and their parts', alsoCalled: ['pull quote', 'citation', 'single quote'] },
)
export type Quote = z.infer<typeof quoteSchema>
