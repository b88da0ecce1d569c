import { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { linkSchema } from '../../schema/link.ts'
import { line, sentences } from '../../schema/text.ts'

export const pageTitleSchema = defineBlock(
  'page-title',
  'The top of an inner page: its headline, without a picture.',
  {
    eyebrow: line(60)
      .optional()
      .meta({ description: 'A short line over the headline.', examples: ['FAQ'] }),
    title: line(90).meta({
      description: 'The headline, the only `h1` of the page.',
      examples: ['Questions about event staff'],
    }),
    intro: sentences(320)
      .optional()
      .meta({
        description: 'One or two sentences beside the headline.',
        examples: ['Answers by service, from the first request to the last shift.'],
      }),
    updated: z.iso
      .date()
      .optional()
      .meta({ description: 'The day the text was last changed.', examples: ['2026-11-21'] }),
    links: z
      .array(linkSchema)
      .max(16)
      .default([])
      .meta({
        description: 'Links to the parts of a long page.',
        examples: [[{ text: 'Bartenders', href: '#bartenders' }]],
      }),
  },
  { headline: true },
)
export type PageTitle = z.infer<typeof pageTitleSchema>
