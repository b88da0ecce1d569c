import {
  changed,
  defineBlock,
  eyebrowField,
  geoSchema,
  href,
  introField,
  line,
  linkSchema,
  sentences,
  slug,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { withSpots } from './spots.ts'
import { cityMapWords } from './words.ts'

const serviceSchema = z
  .strictObject({
    name: line(60).meta({ description: 'Name of the service.', examples: ['Repairs'] }),
    href: href().meta({ description: 'Its page in this city.', examples: ['/la/repairs'] }),
  })
  .meta({ title: 'service' })

const askedServiceSchema = z
  .strictObject({
    name: line(60).meta({ description: 'Name of the service.', examples: ['Delivery'] }),
    names: z
      .array(line(60))
      .max(24)
      .default([])
      .meta({ description: 'Other names that the search finds.', examples: [['courier']] }),
    positions: z
      .array(line(80))
      .max(24)
      .default([])
      .meta({ description: 'Options of the quote form that are ticked for it.', examples: [['Repairs']] }),
    href: href()
      .optional()
      .meta({ description: 'A page of it. Not shown.', examples: ['/services/delivery'] }),
  })
  .meta({ title: 'service' })

const citySchema = z
  .strictObject({
    slug: slug()
      .max(40)
      .meta({ description: 'Short name, for the anchor of its row.', examples: ['la'] }),
    name: line(60).meta({ description: 'Name of the city.', examples: ['Los Angeles'] }),
    areas: z
      .array(line(40))
      .max(4)
      .default([])
      .meta({
        description:
          'Names of the area around it, such as the state. The first stands beside the city; the search finds all.',
        examples: [['California', 'CA']],
      }),
    names: z
      .array(line(60))
      .max(24)
      .default([])
      .meta({ description: 'Other names that the search finds.', examples: [['Anaheim', 'nola']] }),
    geo: geoSchema(),
    href: href()
      .optional()
      .meta({
        description: 'The page of the city. Left out, its bulb is a ring and its row asks visitors to ask.',
        examples: ['/la/repairs'],
      }),
    services: z
      .array(serviceSchema)
      .max(60)
      .default([])
      .meta({ description: 'What there is in this city.', examples: [[{ name: 'Repairs', href: '/la/repairs' }]] }),
  })
  .meta({ title: 'city' })

/** Cities of an older version with their areas and names as lists; nothing if there are none. */
function withAreas(cities: unknown): unknown {
  if (!Array.isArray(cities) || !cities.some((city) => typeof city === 'object' && city && 'state' in city)) return
  return cities.map(({ state, stateCode, city, aliases = [], ...rest }) => {
    const [areas, names] = [[state, stateCode].filter(Boolean), [city, ...aliases].filter(Boolean)]
    return { ...rest, ...(areas.length > 0 && { areas }), ...(names.length > 0 && { names }) }
  })
}

export const cityMapSchema = defineBlock(
  'city-map',
  'All cities on a map and in a list, searchable by city, area and service. The site file names the map: `outline`.',
  {
    eyebrow: eyebrowField('Places'),
    title: titleField('Find your city'),
    intro: introField('Type a city, a state or a service.'),
    placeholder: line(60)
      .optional()
      .meta({ description: 'An example of a search, in the empty field.', examples: ['Repairs in Texas'] }),
    cities: z
      .array(citySchema)
      .min(1)
      .max(120)
      .refine((cities) => new Set(cities.map(({ slug: name }) => name)).size === cities.length, {
        error: 'must give each city a `slug` of its own',
      })
      .transform(withSpots)
      .meta({
        description: 'The cities, in the order of reading. `{ from: cities-with-services }` gives all.',
        examples: [[{ slug: 'la', name: 'Los Angeles', areas: ['California'], geo: { lat: 34.05, lng: -118.24 } }]],
      }),
    services: z
      .array(askedServiceSchema)
      .max(120)
      .default([])
      .meta({
        description:
          'What there is in any city: the search finds it by its other names too, and asks for it where a city has no page for it.',
        examples: [[{ name: 'Repairs', names: ['mending'], positions: ['Repairs'] }]],
      }),
    ask: line(40)
      .default(() => blocksWords.askUs)
      .meta({ description: 'Text of the buttons that open the quote form, for a city without a page.' }),
    noMatch: sentences(300).meta({
      description: 'Shown where nothing matches what was typed, over the button to the quote form.',
      examples: ['We may still come. Tell us the place and the dates.'],
    }),
    action: linkSchema.optional().meta({
      description: 'A link below the list.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
  },
  {
    label: 'Map of all cities',
    group: 'Cities and places',
    island: 'state-at-top',
    alsoCalled: ['map', 'us map', 'store locator', 'location finder'],
    migrations: [changed('cities', 'cities have `areas` and `names`', withAreas)],
    words: cityMapWords,
    engineWords: ['search-terms'],
  },
)
export type CityMap = z.infer<typeof cityMapSchema>
export type City = CityMap['cities'][number]
export type AskedService = CityMap['services'][number]
