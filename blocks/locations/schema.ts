import { defineBlock, eyebrowField, href, introField, line, linkSchema, titleField } from 'marquee/schema'
import { z } from 'zod'

const citySchema = z
  .strictObject({
    name: line(60).meta({ description: 'Name of the city.', examples: ['Los Angeles'] }),
    state: line(40)
      .optional()
      .meta({ description: 'Its state, best as two letters.', examples: ['CA'] }),
    href: href()
      .optional()
      .meta({
        description: 'The page of the city. Left out, the city is shown with "Ask us" and is no link.',
        examples: ['/places/los-angeles'],
      }),
    note: line(60)
      .optional()
      .meta({ description: 'A few words beside the name.', examples: ['Home base'] }),
  })
  .meta({ title: 'city' })

export const locationsSchema = defineBlock(
  'locations',
  'An index of cities in large type.',
  {
    eyebrow: eyebrowField('Places'),
    title: titleField('Where you find us'),
    intro: introField('From each place we come up to 50 miles around it.'),
    cities: z
      .array(citySchema)
      .min(1)
      .max(1_000)
      .meta({
        description: 'The cities, in the order of reading.',
        examples: [[{ name: 'Los Angeles', state: 'CA' }]],
      }),
    action: linkSchema.optional().meta({
      description: 'A button to the full list.',
      examples: [{ text: 'All places', href: '/places' }],
    }),
  },
  {
    label: 'Index of cities',
    group: 'Cities and places',
    alsoCalled: ['cities', 'offices', 'branches', 'places', 'where we work'],
  },
)
export type Locations = z.infer<typeof locationsSchema>
