import { defineBlock, line, linkSchema, sentences } from 'marquee/schema'
import type { z } from 'zod'

export const callToActionSchema = defineBlock(
  'call-to-action',
  'One invitation on an amber ground.',
  {
    title: line(90).meta({
      description: 'The invitation.',
      examples: ['Tell us what you need. We answer with a price.'],
    }),
    text: sentences(320)
      .optional()
      .meta({
        description: 'One or two sentences under it.',
        examples: ['Four short steps, and you have your quote.'],
      }),
    action: linkSchema.meta({
      description: 'The button. The address `#quote` opens the quote form.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
    secondAction: linkSchema.optional().meta({
      description: 'A quieter button beside it.',
      examples: [{ text: 'Call {site.phone}', href: 'tel:{site.phone}' }],
    }),
  },
  {
    label: 'Invitation',
    group: 'Invitations and forms',
    alsoCalled: ['cta', 'call to act', 'action', 'promo'],
    top: 'callToAction',
  },
)
export type CallToAction = z.infer<typeof callToActionSchema>
