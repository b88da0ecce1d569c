import { defineBlock, eyebrowField, imageField, line, linkSchema, markdown } from 'marquee/schema'
import type { z } from 'zod'

export const introSchema = defineBlock(
  'intro',
  'Who this is, in a heading, a few sentences and a picture.',
  {
    eyebrow: eyebrowField('About us'),
    title: line(120).meta({
      description: 'The heading: one statement.',
      examples: ['We bring the people who make an event run.'],
    }),
    text: markdown().meta({
      description: 'A few sentences of Markdown.',
      examples: ['We supply trained staff to businesses in cities across the United States.'],
    }),
    link: linkSchema.optional().meta({
      description: 'Where to read more.',
      examples: [{ text: 'About the agency', href: '/about' }],
    }),
    image: imageField('card').meta({
      description: 'The picture beside the text.',
      examples: [{ name: 'home/about', alt: 'Staff before doors open' }],
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
