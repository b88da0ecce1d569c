import { z } from 'zod'
import { cityFields } from '../records/city.ts'
import { areaSchema } from '../records/geo.ts'
import { serviceFields } from '../records/service.ts'
import { sentences } from '../text.ts'
import { type Field, fieldName, fieldSchema } from './field.ts'

const fieldNames = (description: string, example: string[]) =>
  z
    .array(fieldName())
    .max(6)
    .default([])
    .meta({ description, examples: [example] })

const collection = (own: Readonly<Record<string, z.ZodType>>, title: string) =>
  z
    .strictObject({
      description: sentences(200).meta({ description: 'What one record is.', examples: ['A city that we work in.'] }),
      names: fieldNames('Fields with further names of the record, which people type who look for it.', ['plural']),
      area: fieldNames('Fields with names of the area around it, the one that is shown first.', ['state']),
      shown: fieldNames('Fields that lists of records show beside the name.', ['summary']),
      note: fieldName()
        .optional()
        .meta({ description: 'The field with the sentence of its card in link previews.', examples: ['summary'] }),
      within: areaSchema.optional().meta({
        description: 'The part of the Earth that all records lie in: it catches a forgotten minus.',
        examples: [{ south: 50.7, north: 53.6, west: 3.3, east: 7.3 }],
      }),
      fields: z
        .record(fieldName(), fieldSchema)
        .default({})
        .meta({
          description: `Its fields by name, beside ${Object.keys(own).join(', ')}, which every record may have.`,
        }),
    })
    .superRefine(({ fields, names, area, shown, note }, context) => {
      const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
      for (const name of Object.keys(fields))
        if (name in own) issue(['fields', name], 'must have another name, since every record has this field')
      const lists = { names, area, shown, ...(note !== undefined && { note: [note] }) }
      for (const [key, list] of Object.entries(lists))
        for (const [index, name] of list.entries())
          if (!(name in fields || name in own))
            issue(key === 'note' ? [key] : [key, index], `\`${name}\` is not among the fields`)
    })
    .meta({ title })

const shape = {
  cities: collection(cityFields, 'cities'),
  services: collection(serviceFields, 'services'),
}

/** Whether each `matches` field names a choice of the services, and those of one name the same. */
function checkMatches(collections: Collections, context: z.core.$RefinementCtx<Collections>) {
  const { cities, services } = collections
  const byName = matchFieldsByName(collections)
  for (const [path, { field }] of matchFields(cities.fields)) {
    const issue = (message: string) =>
      context.addIssue({ code: 'custom', path: ['cities', 'fields', ...path, 'field'], message })
    const name = path.at(-1) as string
    const other = byName.get(name)?.field
    if (services.fields[field]?.kind !== 'choice') issue(`\`${field}\` is not a choice among the fields of services`)
    else if (other !== field) issue(`must be \`${other}\` in every field \`${name}\``)
  }
}

/** `_data/collections.yaml`: which fields the records of each kind have. */
export const collectionsSchema = z.strictObject(shape).superRefine(checkMatches).meta({ title: 'collections' })
export type Collections = z.infer<z.ZodObject<typeof shape>>
export type Collection = Collections['cities']
type MatchField = Extract<Field, { kind: 'matches' }>

/** Every `matches` field inside these, with its path. */
function matchFields(fields: Readonly<Record<string, Field>>, path: string[] = []): [string[], MatchField][] {
  const inside = (field: Field, at: string[]): [string[], MatchField][] => {
    if (field.kind === 'matches') return [[at, field]]
    if (field.kind === 'list') return inside(field.of, [...at, 'of'])
    return field.kind === 'group' ? matchFields(field.fields, [...at, 'fields']) : []
  }
  return Object.entries(fields).flatMap(([name, field]) => inside(field, [...path, name]))
}

/** The `matches` fields of the cities by name. */
export const matchFieldsByName = ({ cities }: Pick<Collections, 'cities'>): ReadonlyMap<string, MatchField> =>
  new Map(matchFields(cities.fields).map(([path, field]) => [path.at(-1) as string, field]))

/** The texts of a record in these fields. */
export const textsOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.flatMap((name) => (typeof record[name] === 'string' ? record[name] : []))

/** The collections of a site without such a file: its records have the fields of the engine alone. */
export const plainCollections: Collections = z.strictObject(shape).parse({
  cities: { description: 'A city.' },
  services: { description: 'A service.' },
})
