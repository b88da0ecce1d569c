import { defineBlock, imageField, line, sentences } from 'marquee/schema'
import { z } from 'zod'
import { linkEntrySchema } from '../../schema/links/link.ts'

export const pageTitleSchema = defineBlock(
  'page-title',
  'The top of an inner page: its headline, and the picture of a post.',
  {
    eyebrow: line(60)
      .optional()
      .meta({ description: 'A short line over the headline.', examples: ['FAQ'] }),
    title: line(90).meta({
      description: 'The headline. A page has one, above its other headings.',
      examples: ['Questions and answers'],
    }),
    intro: sentences(320)
      .optional()
      .meta({
        description: 'One or two sentences beside the headline.',
        examples: ['Answers by subject, from the first question to the delivery.'],
      }),
    published: z.iso
      .date()
      .optional()
      .meta({ description: 'The day a post came out: `{page.published}`.', examples: ['2026-11-21'] }),
    updated: z.iso
      .date()
      .optional()
      .meta({
        description: 'The day the text was last changed; of a post `{page.updated}`.',
        examples: ['2026-11-21'],
      }),
    image: imageField('wide')
      .optional()
      .meta({
        description: 'A picture under the headline.',
        examples: [{ name: 'blog/tips', alt: 'Two people at a desk' }],
      }),
    links: z
      .array(linkEntrySchema)
      .max(16)
      .default([])
      .meta({
        description: 'Links to the parts of a long page.',
        examples: [[{ text: 'Prices', href: '#prices' }]],
      }),
  },
  {
    label: 'Title of a page',
    group: 'Top of a page',
    alsoCalled: ['page header', 'subheader', 'breadcrumb header'],
    headline: true,
  },
)
export type PageTitle = z.infer<typeof pageTitleSchema>
