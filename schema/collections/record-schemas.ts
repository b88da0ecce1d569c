import { z } from 'zod'
import { inputValues } from '../calculator/inputs.ts'
import { source } from '../dated.ts'
import { cityFields } from '../records/city.ts'
import { geoSchema } from '../records/geo.ts'
import { recordFields } from '../records/record.ts'
import { serviceFields } from '../records/service.ts'
import { sentences, slug } from '../text.ts'
import { type Collection, type Collections, matchFieldsByName } from './collections.ts'
import { fieldSchemas } from './compile.ts'
import type { Field } from './field.ts'

/** What calculators begin with in one city, where a fact of the city is a better start than the service's own. */
const localInputs = (matches: Readonly<Record<string, z.ZodType>>) =>
  z
    .record(
      slug(),
      z.strictObject({
        ...matches,
        inputs: inputValues().meta({
          description: 'What its inputs hold at first here, over those of the service.',
          examples: [{ days: 4 }],
        }),
        note: sentences(200).meta({
          description: 'The fact that speaks for it. For those who keep the record.',
          examples: ['CES, the NAB Show and SEMA run four days each.'],
        }),
        source: source().optional(),
      }),
    )
    .default({})
    .meta({ description: 'Local beginnings of calculators, by the calculator: a file of `_data/calculators`.' })

/** The schemas of the records by collection: fields of the engine, and those that the collections define. */
export function recordSchemas(collections: Collections) {
  const { cities, services, ...others } = collections
  const optionsOf = (name: string) => {
    const field: Field | undefined = services.fields[name]
    return field?.kind === 'choice' ? field.options : []
  }
  const matches = Object.fromEntries(matchFieldsByName(collections))
  const schema = (own: Readonly<Record<string, z.ZodType>>, { one, description, fields }: Collection) =>
    z.strictObject({ ...own, ...fieldSchemas(fields, optionsOf) }).meta({ title: one, description })
  return {
    cities: schema(
      {
        ...cityFields,
        geo: geoSchema(cities.within),
        calculatorInputs: localInputs(fieldSchemas(matches, optionsOf)),
      },
      cities,
    ),
    services: schema(serviceFields, services),
    ...Object.fromEntries(
      Object.entries(others).map(([name, other]) => [
        name,
        schema({ ...recordFields, geo: geoSchema(other.within).optional() }, other),
      ]),
    ),
  }
}
export type RecordSchemas = Readonly<Record<string, z.ZodObject>>

/** A record: fields of the engine, and own fields whose kind the collections define. */
type Own = Readonly<Record<string, unknown>>
export type City = z.infer<z.ZodObject<typeof cityFields>> & {
  calculatorInputs: z.infer<ReturnType<typeof localInputs>>
} & Own
export type Service = z.infer<z.ZodObject<typeof serviceFields>> & Own
/** A record of any collection. */
export type AnyRecord = z.infer<z.ZodObject<typeof recordFields>> & Own
