import { z } from 'zod'
import { coded } from '../diagnostic.ts'
import { areaSchema } from '../records/geo.ts'
import { recordFields } from '../records/record.ts'
import { sentences } from '../text.ts'
import { checkProperties } from './check-properties.ts'
import { fieldName, fieldSchema, type RecordField } from './field.ts'
import { familyOf, recordTypes } from './record-family.ts'
import { propertiesSchema } from './record-properties.ts'

const fieldNames = (description: string, example: string[]) =>
  z
    .array(fieldName())
    .max(6)
    .default([])
    .meta({ description, examples: [example] })

const description = sentences(200).meta({
  description: 'What one record is.',
  examples: ['A city that we work in.'],
})

const settings = {
  names: fieldNames('Fields with further names of the record, which people type who look for it.', ['plural']),
  area: fieldNames('Fields with names of the area around it, the one that is shown first.', ['state']),
  shown: z
    .union([z.array(fieldName()).max(6), z.record(z.string().regex(/^[a-z]\w*$/), fieldName())])
    .default([])
    .meta({
      description:
        'Fields that lists of records show beside the name. Where a block calls one otherwise, by the name in the block.',
      examples: [['summary'], { state: 'street' }],
    }),
  note: fieldName()
    .optional()
    .meta({ description: 'The field with the sentence of its card in link previews.', examples: ['summary'] }),
  properties: propertiesSchema,
  within: areaSchema.optional().meta({
    description: 'The part of the Earth that all records lie in: it catches a forgotten minus.',
    examples: [{ south: 50.7, north: 53.6, west: 3.3, east: 7.3 }],
  }),
  fields: z
    .record(fieldName(), fieldSchema)
    .default({})
    .meta({
      description: `Its fields by name, beside ${Object.keys(recordFields)
        .map((name) => `\`${name}\``)
        .join(', ')}, which every record may have.`,
    }),
}

const typeField = z.enum(recordTypes).meta({
  description:
    'What a record is to search engines, a type of schema.org, such as `City`, `Service`, `Person`, `Product`, `Event`, `JobPosting`, `LocalBusiness` or one of its kinds. A page that names a `Service` and a place offers the service there.',
  examples: ['City', 'Service'],
})

type OwnFields = {
  one: z.ZodType<string>
  type: z.ZodType<string | undefined, string | undefined>
  description: z.ZodType<string>
}

const collection = (own: OwnFields) =>
  z.strictObject({ ...own, ...settings }).superRefine(({ fields, names, area, shown, note }, context) => {
    const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const name of Object.keys(fields))
      if (name in recordFields) issue(['fields', name], 'must have another name, since every record has this field')
    const check = (name: string, path: PropertyKey[]) => {
      if (!(name in fields || name in recordFields)) issue(path, `\`${name}\` is not among the fields`)
    }
    for (const [key, list] of Object.entries({ names, area }))
      for (const [index, name] of list.entries()) check(name, [key, index])
    for (const [key, name] of Object.entries(shown)) check(name, ['shown', Array.isArray(shown) ? Number(key) : key])
    if (note !== undefined) check(note, ['note'])
  })

/** Words with another meaning in pages and tokens. */
const takenWords = ['site', 'page', 'title', 'description', 'header', 'blocks', 'template', 'quote', 'image', 'gate']

const word = z
  .string()
  .regex(/^[a-z][a-z0-9]{0,29}$/, { error: 'must be one word in small letters, such as `shop`' })
  .refine((one) => !takenWords.includes(one), { error: 'has a meaning of its own; choose another word' })
  .meta({
    description:
      'The word for one record, such as `shop`: pages name a record by it, and tokens begin with it, as `{shop.name}`.',
    examples: ['shop'],
  })

/** A collection that every site has: its word is fixed, and the file may leave out what is given here. */
const builtIn = (one: string, type: string, words: string) =>
  collection({
    one: z.literal(one).default(one).meta({ description: 'The word for one record.' }),
    type: typeField.default(type),
    description: description.default(words),
  }).prefault({ one, type, description: words })

const shape = { cities: builtIn('city', 'City', 'A city.'), services: builtIn('service', 'Service', 'A service.') }

/** `_data/collections.yaml`: which kinds of records there are, and which fields they have. */
export const collectionsSchema = z
  .object(shape)
  .catchall(collection({ one: word, type: typeField.optional(), description }))
  .superRefine((collections, context) => {
    checkNames(collections, context)
    checkMatches(collections, context)
    checkReferences(collections, context)
    checkInputs(collections, context)
    checkProperties(collections, (path, message) => context.addIssue({ code: 'custom', path, message }))
  })
  .meta({ title: 'collections' })
export type Collection = z.infer<ReturnType<typeof collection>>
export type Collections = Readonly<Record<'cities' | 'services', Collection> & Record<string, Collection>>
type Context = z.core.$RefinementCtx<unknown>

/** Folders of `_data/` that hold no records. */
const takenFolders = ['fragments', 'templates', 'coverage', 'faqs', 'calculators', 'documents', 'starting-points']

/** Checks that each collection has a name that can be a folder, and a unique word. */
function checkNames(collections: Collections, context: Context): void {
  const words = new Set<string>()
  for (const [name, { one }] of Object.entries(collections)) {
    const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || takenFolders.includes(name))
      issue(
        [name],
        'cannot be the name of a collection; take one in small letters that no other folder of `_data/` has, such as `shops`',
      )
    if (words.has(one)) issue([name, 'one'], 'is the word of another collection too')
    words.add(one)
  }
}

/** Every field of a kind inside these, with its path. */
function fieldsOfKind<Kind extends RecordField['kind']>(
  kind: Kind,
  fields: Readonly<Record<string, RecordField>>,
  path: string[] = [],
): [string[], Extract<RecordField, { kind: Kind }>][] {
  const inside = (field: RecordField, at: string[]): [string[], Extract<RecordField, { kind: Kind }>][] => {
    if (field.kind === kind) return [[at, field as Extract<RecordField, { kind: Kind }>]]
    if (field.kind === 'list') return inside(field.of, [...at, 'of'])
    return field.kind === 'group' ? fieldsOfKind(kind, field.fields, [...at, 'fields']) : []
  }
  return Object.entries(fields).flatMap(([name, field]) => inside(field, [...path, name]))
}

/** Checks that each `matches` field names a collection, and perhaps a choice of it, and that fields of one name agree. */
function checkMatches(collections: Collections, context: Context): void {
  const byName = matchFieldsByName(collections)
  for (const [name, { fields }] of Object.entries(collections))
    for (const [path, { to, field }] of fieldsOfKind('matches', fields)) {
      const issue = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [name, 'fields', ...path, key], message })
      const own = path.at(-1) as string
      const first = byName[own]
      if (!Object.hasOwn(collections, to)) issue('to', notACollection(to, collections))
      else if (field !== undefined && collections[to]?.fields[field]?.kind !== 'choice')
        issue('field', `\`${field}\` is not a choice among the fields of \`${to}\``)
      else if (first && first.to !== to) issue('to', `must be \`${first.to}\` in every field \`${own}\``)
      else if (first && first.field !== field)
        issue(
          'field',
          `must be ${first.field === undefined ? 'left out' : `\`${first.field}\``} in every field \`${own}\``,
        )
    }
}

/** Checks that `of` of an `inputs` field names a `calculator` field of the collection. */
function checkInputs(collections: Collections, context: Context): void {
  for (const [name, { fields }] of Object.entries(collections))
    for (const [path, { of }] of fieldsOfKind('inputs', fields))
      if (of !== undefined && fields[of]?.kind !== 'calculator') {
        const message = `\`${of}\` is not a calculator among the fields of \`${name}\``
        context.addIssue({ code: 'custom', path: [name, 'fields', ...path, 'of'], message })
      }
}

const notACollection = (name: string, collections: Collections) =>
  `\`${name}\` is not a collection; there are ${coded(Object.keys(collections))}`

/** Checks that each `reference` field names a collection. */
function checkReferences(collections: Collections, context: Context): void {
  for (const [name, { fields }] of Object.entries(collections))
    for (const [path, { to }] of fieldsOfKind('reference', fields))
      if (!Object.hasOwn(collections, to)) {
        context.addIssue({
          code: 'custom',
          path: [name, 'fields', ...path, 'to'],
          message: notACollection(to, collections),
        })
      }
}

/** The `matches` fields of all collections, the first of each name. */
export function matchFieldsByName(collections: Collections): Record<string, Extract<RecordField, { kind: 'matches' }>> {
  const all = Object.values(collections).flatMap(({ fields }) => fieldsOfKind('matches', fields))
  return Object.fromEntries(all.reverse().map(([path, field]) => [path.at(-1) as string, field]))
}

/** The names of top-level fields of a collection that are of a kind. */
export const fieldNamesOf = (kind: RecordField['kind'], { fields }: Pick<Collection, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === kind ? [name] : []))

/** Field → collection of the records that it names, for fields that are lists of references. */
export const referenceLists = (collections: Collections, name: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(collections[name]?.fields ?? {}).flatMap(([field, own]): [string, string][] =>
      own.kind === 'list' && own.of.kind === 'reference' ? [[field, own.of.to]] : [],
    ),
  )

/** Word for one record → collection: `shop` → `shops`. */
export const collectionsByWord = (collections: Collections): ReadonlyMap<string, string> =>
  new Map(Object.entries(collections).map(([name, { one }]) => [one, name]))

/** The fields that a card of a record shows, by their names on the card. */
export const shownFields = ({ shown }: Pick<Collection, 'shown'>): Readonly<Record<string, string>> =>
  Array.isArray(shown) ? Object.fromEntries(shown.map((name) => [name, name])) : shown

/** The texts of a record in these fields. */
export const textsOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.flatMap((name) => (typeof record[name] === 'string' ? record[name] : []))

/** Whether the records of a collection are places in which something is offered. */
export const arePlaces = (collection: Pick<Collection, 'type'>): boolean =>
  ['area', 'place', 'business'].includes(familyOf(collection) ?? '')

/** The collections of a site without this file: records have only the fields of the engine. */
export const plainCollections: Collections = collectionsSchema.parse({})
