import { defineBlock, eyebrowField, imageField, line, linkSchema, markdown } from 'marquee/schema'
import type { z } from 'zod'

export const introSchema = defineBlock(
  'intro',
  'Who this is, in a heading, a few sentences and a picture.',
  {
    eyebrow: eyebrowField('About us'),
    title: line(120).meta({
      description: 'The heading: one statement.',
      examples: ['Good work begins with a good question.'],
    }),
    text: markdown().meta({
      description: 'A few sentences of Markdown.',
      examples: ['We ask what you need, say what it costs, and begin when you have agreed.'],
    }),
    link: linkSchema.optional().meta({
      description: 'Where to read more.',
      examples: [{ text: 'More about us', href: '/about' }],
    }),
    image: imageField('card').meta({
      description: 'The picture beside the text.',
      examples: [{ name: 'about/house', alt: 'A brick house with a green door' }],
    }),
  },
  {
    label: 'Introduction with a picture',
    group: 'Text and pictures',
    alsoCalled: [
      'about',
      'about us',
      'text with image',
      'image with text',
      'text and picture',
      'media object',
      'feature',
    ],
  },
)
export type Intro = z.infer<typeof introSchema>
