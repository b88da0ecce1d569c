import { defineBlock, eyebrowField, imageField, linkSchema, markdown, titleField } from 'marquee/schema'
import type { z } from 'zod'

export const cardSchema = defineBlock(
  'card',
  'A picture, a heading and a text in a frame.',
  {
    image: imageField('card')
      .optional()
      .meta({ description: 'A picture at its top.', examples: [{ name: 'home/about', alt: '' }] }),
    eyebrow: eyebrowField('For fairs'),
    title: titleField('A crew for one day'),
    text: markdown()
      .optional()
      .meta({ description: 'A few sentences of Markdown.', examples: ['Two greeters and a lead, from eight to six.'] }),
    link: linkSchema.optional().meta({
      description: 'Where the card leads. A click anywhere on it counts.',
      examples: [{ text: 'What it costs', href: '/' }],
    }),
  },
  { group: 'Sections and their parts', alsoCalled: ['tile', 'box', 'teaser', 'panel'] },
)
export type Card = z.infer<typeof cardSchema>
