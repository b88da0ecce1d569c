import { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { inquiryFormFields } from '../../schema/forms/inquiry-form.ts'
import { line, sentences } from '../../schema/text.ts'

const placeSchema = z
  .strictObject({
    slug: line(40).meta({ description: 'What an address says for it: `?city=la`.', examples: ['la'] }),
    name: line(60).meta({ description: 'Name of the city.', examples: ['Los Angeles'] }),
    state: line(40).meta({ description: 'Its state.', examples: ['California'] }),
  })
  .meta({ title: 'place' })

export const quoteFormSchema = defineBlock(
  'quote-form',
  'The quote form in four steps: staff types, event, staff requirements, contact. On a page and in the quote dialog.',
  {
    ...inquiryFormFields,
    noDate: sentences(200)
      .default('No date yet? Go on without one. We will ask.')
      .meta({ description: 'The line under the dates in step 2.' }),
    eventTypes: z
      .array(line(60))
      .max(40)
      .default([])
      .meta({ description: 'Suggestions for the kind of event in step 2.', examples: [['Trade show', 'Conference']] }),
    places: z
      .array(placeSchema)
      .max(80)
      .default([])
      .meta({ description: 'Suggestions for the place in step 2. `{ from: places }` gives every city.' }),
    whyPhone: sentences(200)
      .optional()
      .meta({
        description: 'Why the phone number is asked, under its field in step 4.',
        examples: ['For questions about your event.'],
      }),
  },
  {
    label: 'Quote form',
    group: 'Invitations and forms',
    alsoCalled: ['inquiry form', 'request a quote', 'booking', 'booking form', 'wizard', 'lead form'],
  },
)
export type QuoteForm = z.infer<typeof quoteFormSchema>
