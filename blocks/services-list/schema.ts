import { defineBlock, eyebrowField, href, introField, line, linkSchema, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'

const serviceSchema = z
  .strictObject({
    name: line(60).meta({ description: 'Name of the service.', examples: ['Repairs'] }),
    summary: sentences(200)
      .optional()
      .meta({
        description: 'What the people do, in one sentence.',
        examples: ['An hour with somebody who listens and asks.'],
      }),
    href: href()
      .optional()
      .meta({
        description: 'The page of the service. Left out, the name is no link.',
        examples: ['/services/repairs'],
      }),
  })
  .meta({ title: 'service' })

export const servicesListSchema = defineBlock(
  'services-list',
  'All services as a list to read through.',
  {
    eyebrow: eyebrowField('All services'),
    title: titleField('Everything that we offer'),
    intro: introField('Choose one or several. One request covers them all.'),
    services: z
      .array(serviceSchema)
      .min(1)
      .max(60)
      .meta({ description: 'The services, in the order of reading.', examples: [[{ name: 'Advice' }]] }),
    action: linkSchema.optional().meta({
      description: 'A button under the list.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
  },
  { label: 'List of services', group: 'Services', alsoCalled: ['services', 'offers', 'service cards', 'products'] },
)
export type ServicesList = z.infer<typeof servicesListSchema>
