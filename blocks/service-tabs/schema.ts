import {
  defineBlock,
  eyebrowField,
  href,
  imageField,
  introField,
  line,
  sentences,
  slug,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { blocksWords } from '../../schema/language/blocks-words.ts'

const serviceSchema = z
  .strictObject({
    id: slug()
      .max(40)
      .meta({ description: 'Name of the tab in addresses.', examples: ['repairs'] }),
    name: line(40).meta({ description: 'Name of the service.', examples: ['Repairs'] }),
    image: imageField('card').meta({
      description: 'Picture of the service.',
      examples: [{ name: 'services/repairs', alt: 'A wooden table below a wide window' }],
    }),
    heroImage: imageField('wide')
      .optional()
      .meta({
        description: 'A wide picture for large screens. Left out, the card picture is shown there, too.',
        examples: [{ name: 'services/repairs', alt: 'A wooden table below a wide window' }],
      }),
    description: sentences(400).meta({
      description: 'What the service is, in two or three sentences.',
      examples: ['An hour with somebody who listens, asks, and says what is possible.'],
    }),
    features: z
      .array(line(80))
      .min(1)
      .max(6)
      .meta({
        description: 'What belongs to it, in a few words each.',
        examples: [['A plan on paper', 'A first price']],
      }),
    link: href().meta({ description: 'The page of the service.', examples: ['/services/repairs'] }),
    moreText: line(40)
      .default(() => blocksWords.learnMore)
      .meta({ description: 'Text of the link under the list.' }),
  })
  .meta({ title: 'service' })

export const serviceTabsSchema = defineBlock(
  'service-tabs',
  'Services, one shown at a time: tap, hover or focus a name.',
  {
    eyebrow: eyebrowField('Services'),
    title: titleField('What we do'),
    intro: introField('Five things that we are asked for most.'),
    services: z
      .array(serviceSchema)
      .min(2)
      .max(8)
      .refine((services) => new Set(services.map((service) => service.id)).size === services.length, {
        error: 'must each have an `id` of their own',
        params: { code: 'duplicate-id' },
      })
      .meta({
        description: 'The services, in order. The first one is selected.',
        examples: [[{ id: 'repairs' }]],
      }),
  },
  { label: 'Services, one at a time', group: 'Services', alsoCalled: ['switcher', 'tabs of services'] },
)
export type ServiceTabs = z.infer<typeof serviceTabsSchema>
export type Service = z.infer<typeof serviceSchema>
