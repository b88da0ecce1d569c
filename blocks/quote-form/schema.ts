import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { inquiryFormFields } from '../../schema/inquiry-form.ts'
import { sentences } from '../../schema/text.ts'

export const quoteFormSchema = defineBlock(
  'quote-form',
  'The quote form in four steps: staff types, event, staff requirements, contact. On a page and in the quote dialog.',
  {
    ...inquiryFormFields,
    noDate: sentences(200)
      .default('No date yet? Go on without one. We will ask.')
      .meta({ description: 'The line under the dates in step 2.' }),
    whyPhone: sentences(200)
      .optional()
      .meta({
        description: 'Why the phone number is asked, under its field in step 4.',
        examples: ['For questions about your event.'],
      }),
  },
)
export type QuoteForm = z.infer<typeof quoteFormSchema>
