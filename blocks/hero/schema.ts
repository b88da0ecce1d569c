import { defineBlock, entryFields, imageField, isSized, line, linkSchema, sentences } from 'marquee/schema'
import { z } from 'zod'

/** Up to about this many characters a headline fits in two or three lines of the largest size. */
export const shortHeadline = 34
const longestHeadline = 90

const factSchema = z
  .strictObject({
    value: line(20).meta({ description: 'The figure, as text in quotes.', examples: ['3', '1 day'] }),
    label: line(60).meta({ description: 'What the figure counts.', examples: ['places'] }),
    ...entryFields,
  })
  .meta({ title: 'fact' })

export const heroSchema = defineBlock(
  'hero',
  'The top of a page: a picture with the headline over it, beside it or above it.',
  {
    eyebrow: line(60)
      .optional()
      .meta({ description: 'A short line over the headline.', examples: ['Since 2010'] }),
    title: isSized({ upTo: [shortHeadline, longestHeadline] }, line(longestHeadline)).meta({
      description: 'The headline. A page has one, above its other headings.',
      examples: ['Here when you need us'],
    }),
    intro: sentences(320)
      .optional()
      .meta({
        description: 'One or two sentences under the headline.',
        examples: ['Tell us what you need, and hear from us within one working day.'],
      }),
    layout: z
      .enum(['over', 'beside', 'above'])
      .default('over')
      .meta({ description: 'Where the text stands: over the picture, beside it, or above it and in the middle.' }),
    image: imageField<'wide' | 'card'>('wide').meta({
      description: 'The picture. Where the text stands over it, its left third should be calm.',
      examples: [{ name: 'home/hero', alt: '' }],
    }),
    action: linkSchema.optional().meta({
      description: 'The main button. The address `#quote` opens the quote form.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
    secondAction: linkSchema.optional().meta({
      description: 'A quieter button beside the main one.',
      examples: [{ text: 'See all places', href: '/places' }],
    }),
    facts: z
      .array(factSchema)
      .max(4)
      .default([])
      .meta({
        description: 'Up to four figures along the lower edge.',
        examples: [[{ value: '3', label: 'places' }]],
      }),
  },
  {
    label: 'Hero with a picture',
    group: 'Top of a page',
    alsoCalled: ['banner', 'jumbotron', 'masthead', 'header image', 'cover', 'splash'],
    headline: true,
  },
).overwrite((block) => (block.layout === 'beside' ? { ...block, image: { ...block.image, shape: 'card' } } : block))
export type Hero = z.infer<typeof heroSchema>
