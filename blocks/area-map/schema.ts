import {
  defineBlock,
  eyebrowField,
  geoSchema,
  href,
  introField,
  isRead,
  line,
  linkSchema,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { radiusOf } from './radius.ts'

const citySchema = z
  .strictObject({
    name: isRead(line(60)).meta({ description: 'Name of the city.', examples: ['Los Angeles'] }),
    state: line(40)
      .optional()
      .meta({ description: 'Its state, written out.', examples: ['California'] }),
    geo: geoSchema(),
    href: href()
      .optional()
      .meta({
        description: 'The page of the city. Left out, its bulb is a ring and it is no link.',
        examples: ['/places/orange-county'],
      }),
  })
  .meta({ title: 'city' })

export const areaMapSchema = defineBlock(
  'area-map',
  'How far around a city somebody comes, on a map with the cities near it. The site file names the map: `outline`.',
  {
    eyebrow: eyebrowField('Nearby'),
    title: titleField('Around Los Angeles'),
    intro: introField('The places that are nearest.'),
    cities: z
      .array(citySchema)
      .min(1)
      .max(7)
      .meta({
        description: 'The city itself, then those near it. `{ from: city.map }` gives those of the page.',
        examples: [[{ name: 'Los Angeles', state: 'California', geo: { lat: 34.05, lng: -118.24 } }]],
      }),
    radiusMiles: z
      .int()
      .min(5)
      .max(200)
      .optional()
      .meta({ description: 'Radius of the ring around the city in miles, drawn to scale.', examples: [50] }),
    radiusKm: z
      .int()
      .min(5)
      .max(320)
      .optional()
      .meta({ description: 'The same in kilometres, in place of `radiusMiles`.', examples: [80] }),
    caption: line(160).meta({
      description: 'What the ring says, in words.',
      examples: ['We come up to 50 miles around Los Angeles.'],
    }),
    action: linkSchema.optional().meta({
      description: 'A button below the cities.',
      examples: [{ text: 'All places', href: '/places' }],
    }),
  },
  {
    label: 'Map around a city',
    group: 'Cities and places',
    structuredData: (block) => ({ radiusMiles: radiusOf(block) }),
    alsoCalled: ['radius', 'service area', 'area', 'nearby', 'surroundings'],
  },
).superRefine(({ radiusMiles, radiusKm }, context) => {
  if ((radiusMiles === undefined) === (radiusKm === undefined))
    context.addIssue({ code: 'custom', path: [], message: 'must have `radiusMiles` or `radiusKm`, one of them' })
})
export type AreaMap = z.infer<typeof areaMapSchema>
export type City = AreaMap['cities'][number]
