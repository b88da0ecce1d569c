import { z } from 'zod'
import { line } from '../text.ts'
import { eventProperties } from './properties/event.ts'
import { jobProperties } from './properties/job.ts'
import { placeProperties } from './properties/place.ts'
import { productProperties } from './properties/product.ts'
import type { PropertyRule } from './properties/property-rule.ts'
import { sharedProperties } from './properties/shared.ts'
import type { RecordFamily } from './record-family.ts'

const rules = {
  ...sharedProperties,
  ...placeProperties,
  ...productProperties,
  ...eventProperties,
  ...jobProperties,
}

/** A property of schema.org that a field of a record can give. */
export type PropertyName = keyof typeof rules
export const propertyRules: Readonly<Record<PropertyName, PropertyRule>> = rules
export const propertyNames = Object.keys(rules) as PropertyName[]

/**
 * What Google requires to show a record (Search Central: “Local business”, “Product”, “Event”, “Job posting”), beside what
 * the engine knows. Of each entry one property is enough.
 */
export const requiredProperties: Readonly<Record<RecordFamily, readonly (readonly PropertyName[])[]>> = {
  business: [['streetAddress'], ['addressLocality']],
  product: [['price']],
  event: [['startDate'], ['location', 'streetAddress', 'virtualLocation']],
  job: [['description'], ['datePosted'], ['jobLocation', 'addressLocality', 'applicantLocationRequirements']],
  place: [],
  person: [],
  area: [],
  service: [],
}

/** What gives a property: a field of the record, such as `street` or `town.name`, or words that are the same for all. */
const sourceSchema = z.union([
  z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/, {
    error: 'must be a field, such as `street`, one of a record that it names, such as `town.name`, or `{ text: … }`',
  }),
  z.strictObject({
    text: line(200).meta({
      description: 'Words, with fields of the record in braces.',
      examples: ['Acme, {name}', 'US'],
    }),
  }),
])
export type PropertySource = z.infer<typeof sourceSchema>

/** The fields that give the properties of a record, by the names that schema.org has for them. */
export const propertiesSchema = z
  .strictObject(
    Object.fromEntries(
      propertyNames.map((name) => [
        name,
        sourceSchema.optional().meta({ description: propertyRules[name].description }),
      ]),
    ) as Record<PropertyName, z.ZodOptional<typeof sourceSchema>>,
  )
  .default({})
  .meta({
    title: 'properties',
    description:
      'Which fields give what search engines read of a record, by the names of schema.org: a field, such as `street` or `town.name`, or `{ text: US }`.',
    examples: [{ streetAddress: 'street', addressLocality: 'town.name', addressCountry: { text: 'NL' } }],
  })

/** The fields in the braces of a text. */
export const fieldsInText = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path)
