import { z } from 'zod'
import { organizationTypes } from '../collections/record-family.ts'
import { line, slug } from '../text.ts'
import { untranslated } from '../translations/translated.ts'

const addressSchema = z
  .strictObject({
    street: untranslated(line(120)).meta({
      label: 'Street',
      description: 'Street and number.',
      examples: ['Lijnbaansgracht 12'],
    }),
    city: untranslated(line(80)).meta({ label: 'Town', description: 'The town.', examples: ['Amsterdam'] }),
    postalCode: untranslated(line(20))
      .optional()
      .meta({ description: 'Postal code, in quotes if it begins with 0.', examples: ['1016 VZ'] }),
    region: untranslated(line(60))
      .optional()
      .meta({ description: 'State or province, where addresses name it.', examples: ['CA'] }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'must be two capitals, such as `NL`' })
      .meta({ description: 'Country, by its two letters.', examples: ['NL'] }),
  })
  .meta({
    title: 'address',
    label: 'Postal address',
    description: 'The postal address of the company. Left out: search engines read none.',
  })

/** What search engines read about the company: `organization:`. */
export const organizationSchema = z
  .strictObject({
    address: addressSchema.optional(),
    type: z
      .enum(organizationTypes)
      .default('Organization')
      .meta({
        label: 'Kind of organization',
        description: 'What kind of organization it is: a type of schema.org below `Organization`.',
        examples: ['Store', 'LocalBusiness'],
      }),
    country: untranslated(line(60))
      .optional()
      .meta({
        label: 'Country that is served',
        description: 'The country that is served.',
        examples: ['United States'],
      }),
    areas: z
      .array(slug())
      .max(20)
      .default([])
      .meta({
        label: 'First places',
        description: 'Names of the places, such as cities, that are named first.',
        examples: [['la', 'nyc']],
      }),
    offers: z
      .array(line(80))
      .max(20)
      .default([])
      .meta({
        label: 'First services',
        description: 'Names of the services that are named first.',
        examples: [['Repairs']],
      }),
    offerDays: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({
        label: 'Days that an offer holds',
        description:
          'For how many days a page of the matrix offers its service, from the day on which it last changed; after half of them the offer is renewed. Left out: it makes no offer.',
        examples: [365],
      }),
  })
  .meta({
    title: 'organization',
    label: 'Postal address, and what search engines read',
    description: 'What search engines read about the company.',
  })
