import { z } from 'zod'
import { line } from '../text.ts'
import type { RecordField } from './field.ts'
import { typesOfSchemaOrg } from './schema-org-types.ts'

/**
 * What a type of schema.org is a kind of. Records of `area` and `service` are no results of their own: they say where
 * something is offered, and what.
 */
export type RecordFamily = keyof typeof typesOfSchemaOrg

const families = Object.entries(typesOfSchemaOrg).flatMap(([family, types]) =>
  types.split(/\s+/).map((type) => [type, family as RecordFamily] as const),
)
const familyByType: ReadonlyMap<string, RecordFamily> = new Map(families)

/** The types of schema.org that a record may have, those that most sites look for first. */
export const recordTypes: readonly string[] = [
  ...new Set([
    ...['City', 'Place', 'LocalBusiness', 'Person', 'Product', 'Event', 'JobPosting', 'Service'],
    ...familyByType.keys(),
  ]),
]

export const familyOf = ({ type }: { type?: string | undefined }): RecordFamily | undefined =>
  type === undefined ? undefined : familyByType.get(type)

type Rule = {
  /** The families whose records have it. */
  of: readonly RecordFamily[]
  /** Kinds of fields that can give it; `hours` and `exceptions` are lists of groups as the block `hours` has them. */
  from: readonly (RecordField['kind'] | 'hours' | 'exceptions')[]
  /** Whether a list of such fields can give it too. */
  list?: true
  description: string
  /** Names that fields with it usually have. */
  usual?: readonly string[]
}
const text = ['text', 'sentences', 'choice'] as const
const results = ['business', 'place', 'person', 'product', 'event', 'job'] as const
const withAddress = ['business', 'place', 'area', 'event', 'job'] as const

const rules = {
  name: { of: [...results, 'area'], from: text, description: 'Its name, where that is not the `name` of the record.' },
  description: {
    of: results,
    from: [...text, 'markdown'],
    description: 'What it is. A job has its whole description here.',
    usual: ['text', 'summary', 'body'],
  },
  image: { of: results, from: ['picture'], description: 'Its picture.', usual: ['picture', 'photo', 'portrait'] },
  sameAs: { of: results, from: ['link'], list: true, description: 'Its profiles on other sites.', usual: ['profiles'] },
  streetAddress: { of: withAddress, from: text, description: 'Street and number.', usual: ['street'] },
  addressLocality: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'City or town.',
    usual: ['city', 'town', 'locality'],
  },
  addressRegion: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'State or province.',
    usual: ['state', 'region'],
  },
  postalCode: { of: withAddress, from: text, description: 'Postal code.', usual: ['postcode', 'zip'] },
  addressCountry: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'Country, as a code of two letters.',
    usual: ['country'],
  },
  geo: {
    of: ['business', 'place', 'area'],
    from: ['place'],
    description: 'Its place on the map, where that is not the `geo` of the record.',
  },
  telephone: {
    of: ['business', 'place', 'person'],
    from: text,
    description: 'Its telephone, written as people read it.',
    usual: ['phone'],
  },
  email: { of: ['business', 'person'], from: text, description: 'Its e-mail address.' },
  openingHours: {
    of: ['business', 'place'],
    from: ['hours'],
    description: 'Its hours: groups with `days` (a list), `opens` and `closes`, as in the block `hours`.',
    usual: ['hours'],
  },
  specialOpeningHours: {
    of: ['business', 'place'],
    from: ['exceptions'],
    description: 'Days with other hours: groups with `day`, `until`, `opens` and `closes`, as in the block `hours`.',
    usual: ['exceptions'],
  },
  priceRange: { of: ['business'], from: text, description: 'How dear it is, such as `$$`.' },
  jobTitle: { of: ['person'], from: text, description: 'What somebody does.', usual: ['role'] },
  price: {
    of: ['product', 'event'],
    from: ['money', 'number'],
    description: 'What it costs, in the `currency` of the site.',
  },
  priceCurrency: {
    of: ['product', 'event', 'job'],
    from: text,
    description: 'Another currency, as a code of three letters.',
    usual: ['currency'],
  },
  availability: {
    of: ['product', 'event'],
    from: text,
    description: 'Whether it can be had, by schema.org, such as `InStock`.',
  },
  sku: { of: ['product'], from: text, description: 'Its number in the shop.' },
  brand: { of: ['product'], from: [...text, 'reference'], description: 'Its brand.' },
  startDate: {
    of: ['event'],
    from: ['date', 'text'],
    description: 'When it begins: a day, or `2027-06-30T19:00`.',
    usual: ['starts', 'date', 'start'],
  },
  endDate: { of: ['event'], from: ['date', 'text'], description: 'When it ends.', usual: ['ends', 'end'] },
  location: {
    of: ['event'],
    from: [...text, 'reference'],
    description: 'Where it is: a record that is a place, or the name of one with its address.',
    usual: ['venue', 'place', 'city', 'town'],
  },
  performer: {
    of: ['event'],
    from: [...text, 'reference'],
    list: true,
    description: 'Who performs.',
    usual: ['performers'],
  },
  eventStatus: {
    of: ['event'],
    from: text,
    description: 'Whether it takes place, by schema.org, such as `EventCancelled`.',
  },
  datePosted: {
    of: ['job'],
    from: ['date'],
    description: 'The day on which the job was published.',
    usual: ['posted', 'published'],
  },
  validThrough: { of: ['job'], from: ['date'], description: 'The last day to apply.', usual: ['until', 'closes'] },
  employmentType: {
    of: ['job'],
    from: text,
    list: true,
    description: 'Such as `FULL_TIME`, `PART_TIME` or `TEMPORARY`.',
  },
  jobLocation: {
    of: ['job'],
    from: ['reference'],
    description: 'Where the work is: a record that is a place.',
    usual: ['city', 'town', 'office', 'shop', 'location'],
  },
  baseSalary: {
    of: ['job'],
    from: ['money', 'number'],
    description: 'What it pays, in the `currency` of the site.',
    usual: ['pay', 'salary', 'wage'],
  },
  unitText: {
    of: ['job'],
    from: text,
    description: 'For how long it pays that: `HOUR`, `DAY`, `WEEK`, `MONTH` or `YEAR`.',
  },
} as const satisfies Record<string, Rule>

/** A property of schema.org that a field of a record can give. */
export type PropertyName = keyof typeof rules
export const propertyRules: Readonly<Record<PropertyName, Rule>> = rules
export const propertyNames = Object.keys(rules) as PropertyName[]

/**
 * What Google requires to show a record (Search Central: “Local business”, “Product”, “Event”, “Job posting”), beside what
 * the engine knows. Of each entry one property is enough.
 */
export const requiredProperties: Readonly<Record<RecordFamily, readonly (readonly PropertyName[])[]>> = {
  business: [['streetAddress'], ['addressLocality']],
  product: [['price']],
  event: [['startDate'], ['location', 'streetAddress']],
  job: [['description'], ['datePosted'], ['jobLocation', 'addressLocality']],
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

type Fields = Readonly<Record<string, RecordField>>
type WithFields = Readonly<Record<string, { fields: Fields }>>

/** Fields of the engine that give properties. */
const ownFields: Fields = {
  name: { kind: 'text', max: 40, description: 'Its name.', required: true },
  slug: { kind: 'text', max: 40, description: 'Its slug.', required: true },
  geo: { kind: 'place', description: 'Its place.', required: false },
}

/** The field at a path in the records of a collection, through groups and references. */
export function fieldAt(collections: WithFields, collection: string, path: string): RecordField | undefined {
  const [first = '', ...rest] = path.split('.')
  let field: RecordField | undefined = collections[collection]?.fields[first] ?? ownFields[first]
  for (const [index, name] of rest.entries()) {
    if (field?.kind === 'reference') return fieldAt(collections, field.to, rest.slice(index).join('.'))
    field = field?.kind === 'group' ? field.fields[name] : undefined
  }
  return field
}

/** The fields of the groups of a list. */
const fieldsOfGroups = (field: RecordField): Fields =>
  field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {}

function accepts({ from, list }: Rule, field: RecordField): boolean {
  const { days, day, opens, closes } = fieldsOfGroups(field)
  if (from.includes('hours')) return days?.kind === 'list' && opens !== undefined && closes !== undefined
  if (from.includes('exceptions')) return day !== undefined && opens !== undefined && closes !== undefined
  return from.includes(field.kind) || (list === true && field.kind === 'list' && from.includes(field.of.kind))
}

const kindsOf = ({ from, list, description }: Rule) =>
  from.includes('hours') || from.includes('exceptions')
    ? description.replace(/^[^:]*: /, '')
    : `${from.join(', ')}${list ? ', or a list of them' : ''}`

/** Why a field or a text cannot give a property; `undefined` if it can. */
function problemOf(
  rule: Rule,
  source: PropertySource,
  at: (path: string) => RecordField | undefined,
): string | undefined {
  if (typeof source === 'string') {
    const field = at(source)
    if (!field) return `\`${source}\` is not among the fields`
    if (!accepts(rule, field)) return `\`${source}\` is of the kind ${field.kind}, and this needs ${kindsOf(rule)}`
    return undefined
  }
  if (!rule.from.some((kind) => kind === 'text')) return `must be a field of the kind ${kindsOf(rule)}, not a text`
  const wrong = fieldsInText(source.text).find((path) => at(path) === undefined)
  return wrong === undefined ? undefined : `\`${wrong}\` is not among the fields`
}

type Typed = WithFields &
  Readonly<
    Record<string, { type?: string | undefined; properties: { [name in PropertyName]?: PropertySource | undefined } }>
  >

/** Checks that each property belongs to the type of its collection, and that there is a field that can give it. */
export function checkProperties(collections: Typed, issue: (path: PropertyKey[], message: string) => void): void {
  for (const [name, { type, properties }] of Object.entries(collections)) {
    const family = familyOf({ type })
    for (const [key, source] of Object.entries(properties) as [PropertyName, PropertySource | undefined][]) {
      if (source === undefined) continue
      const rule = propertyRules[key]
      const path = [name, 'properties', key]
      if (family === undefined) issue(path, `belongs to a record with a \`type\`, and \`${name}\` has none`)
      else if (!rule.of.includes(family)) issue(path, `is no property of a \`${type}\``)
      else {
        const problem = problemOf(rule, source, (field) => fieldAt(collections, name, field))
        if (problem !== undefined) issue(path, problem)
      }
    }
  }
}
