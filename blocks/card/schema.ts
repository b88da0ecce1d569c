import { defineBlock, eyebrowField, imageField, linkSchema, markdown, titleField } from 'marquee/schema'
import type { z } from 'zod'

export const cardSchema = defineBlock(
  'card',
  'A picture, a heading and a text in a frame.',
  {
    image: imageField('card')
      .optional()
      .meta({ description: 'A picture at its top.', examples: [{ name: 'about/room', alt: '' }] }),
    eyebrow: eyebrowField('For groups'),
    title: titleField('A visit for your group'),
    text: markdown()
      .optional()
      .meta({ description: 'A few sentences of Markdown.', examples: ['One hour for up to ten people.'] }),
    link: linkSchema.optional().meta({
      description: 'Where the card leads. A click anywhere on it counts.',
      examples: [{ text: 'What it costs', href: '/' }],
    }),
  },
  { group: 'Sections and their parts', alsoCalled: ['tile', 'box', 'teaser', 'panel'] },
)
export type Card = z.infer<typeof cardSchema>
