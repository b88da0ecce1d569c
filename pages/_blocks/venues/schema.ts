import { defineBlock, eyebrowField, introField, line, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { venuesWords } from './words.ts'

const venueSchema = z
  .strictObject({
    name: line(80).meta({ description: 'Name of the venue.', examples: ['Navy Pier'] }),
    area: line(80)
      .optional()
      .meta({ description: 'Part of town.', examples: ['Streeterville'] }),
    note: sentences(300).meta({
      description: 'What people who work there have to know.',
      examples: ['One road in and many visitors, so deliveries have windows.'],
    }),
  })
  .meta({ title: 'venue' })

export const venuesSchema = defineBlock(
  'venues',
  'Venues of a city, each with what people who work there have to know.',
  {
    eyebrow: eyebrowField('Venues'),
    title: titleField('Which door, which hall'),
    intro: introField('Name the building in your request.'),
    venues: z
      .array(venueSchema)
      .min(1)
      .max(12)
      .meta({ description: 'The venues, the most important first.', examples: [[{ name: 'Navy Pier', note: '…' }]] }),
    districts: z
      .array(line(80))
      .max(12)
      .default([])
      .meta({ description: 'Parts of town where events happen.', examples: [['River North', 'Fulton Market']] }),
    districtsTitle: line(80)
      .default(() => venuesWords.alsoAtHome)
      .meta({ description: 'What stands before the parts of town.', examples: ['Also at home in'] }),
  },
  {
    label: 'Venues of a city',
    group: 'Cities and places',
    alsoCalled: ['venue', 'halls', 'convention centers', 'event locations'],
    words: venuesWords,
  },
)
export type Venues = z.infer<typeof venuesSchema>
