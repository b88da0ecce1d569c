import { z } from 'zod'
import { geoSchema } from '../records/geo.ts'
import { recordFields } from '../records/record.ts'
import { type Collections, matchFieldsByName } from './collections.ts'
import { fieldSchemas } from './compile.ts'
import { existsIn, type RecordField } from './field.ts'

type Fields = Readonly<Record<string, RecordField>>

/**
 * The schemas of the records by collection: fields of the engine, and those that the collections define. A record of
 * type `City` has a place, for the structured data of its pages. `tag` is the language of the records, of a site in several.
 */
export function recordSchemas(collections: Collections, tag?: string): RecordSchemas {
  const optionsOf = (name: string, choice: string) => {
    const field = collections[name]?.fields[choice]
    return field?.kind === 'choice' ? field.options : []
  }
  // Initial inputs are chosen by options alone: slugs in them would be checked by nobody.
  const ofChoices = Object.entries(matchFieldsByName(collections)).filter(([, { field }]) => field !== undefined)
  const referred = { optionsOf, matches: Object.fromEntries(ofChoices) }
  return Object.fromEntries(
    Object.entries(collections).map(([name, { one, type, description, fields, within }]) => {
      const geo = geoSchema(within)
      const own = { ...recordFields, geo: type === 'City' ? geo : geo.optional() }
      return [
        name,
        z.strictObject({ ...own, ...fieldSchemas(fieldsIn(fields, tag), referred) }).meta({ title: one, description }),
      ]
    }),
  )
}

/** The fields that records have in a language. */
export const fieldsIn = (fields: Fields, tag: string | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => existsIn(field, tag)))

/** The schemas of fields that not every language has, in one that has them. */
export function languageFieldSchemas({ fields }: { fields: Fields }, tag: string): Record<string, z.ZodType> {
  const own = Object.entries(fieldsIn(fields, tag)).filter(([, field]) => !existsIn(field, undefined))
  return fieldSchemas(Object.fromEntries(own), { optionsOf: () => [], matches: {} })
}

export type RecordSchemas = Readonly<Record<string, z.ZodObject>>

/** A record of any collection: fields of the engine, and fields that its collection defines. */
export type AnyRecord = z.infer<z.ZodObject<typeof recordFields>> & Readonly<Record<string, unknown>>
