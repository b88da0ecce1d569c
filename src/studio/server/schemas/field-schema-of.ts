import { z } from 'zod'
import { shownText, slug } from '../../../../schema/text.ts'
import { isAddress, isPicture } from '../../../editor/authored.ts'
import { blockReference, type JsonSchema, jsonSchemaOf, mapSchema } from '../../../editor/json-schema.ts'
import type { FieldSchema, Widget } from '../../wire/setup.ts'

/** The slugs of the records of each collection. */
export type Slugs = ReadonlyMap<string, readonly string[]>

const slugPattern = jsonSchemaOf(slug()).pattern

/** The widget that the schema of a field asks for beyond its type. */
function widgetOf(schema: z.core.$ZodType, json: JsonSchema): Widget | undefined {
  const input = z.globalRegistry.get(schema)?.['input']
  if (input === 'moment' || input === 'markdown' || input === 'address' || input === 'drawing') return input
  if (isPicture(json)) return 'picture'
  if (isAddress(json)) return 'address'
  return json.type === 'string' && json.pattern === slugPattern ? 'slug' : undefined
}

/** What a schema calls its values, also if it is optional or has a default. */
function labelOf(schema: z.core.$ZodType): string | undefined {
  const label = z.globalRegistry.get(schema)?.['label']
  if (typeof label === 'string') return label
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType
  return inner && labelOf(inner)
}

/** How often a field may contain itself before it is edited as YAML. */
const deepest = 2

/** The schema with its definitions in place of the references to them. */
function withoutReferences({ definitions = {}, ...schema }: JsonSchema, depth = 0): JsonSchema {
  return mapSchema(schema, (part) => {
    const name = part.$ref?.replace('#/definitions/', '')
    if (name === undefined || part.$ref === blockReference) return part
    const { $ref: _ref, ...own } = part
    if (depth === deepest) return own
    return { ...withoutReferences({ ...definitions[name], definitions }, depth + 1), ...own }
  })
}

/** A JSON Schema with what the fields of the studio need beyond it. A block in a block stays a reference: its types are in the setup. */
export const fieldSchemaOf = (schema: z.ZodType, slugs: Slugs = new Map()): FieldSchema =>
  withoutReferences(
    jsonSchemaOf(schema, (part, json) => {
      const field = json as FieldSchema
      const widget = widgetOf(part, json)
      if (widget) field.widget = widget
      const label = labelOf(part)
      if (label !== undefined) field.label = label
      if (z.globalRegistry.get(part)?.['isOfSite'] === true) field.isOfSite = true
      if (shownText.get(part)?.shown) field.hasTokens = true
      const collection = z.globalRegistry.get(part)?.['reference']
      const names = typeof collection === 'string' ? slugs.get(collection) : undefined
      if (names) Object.assign(field, { widget: 'record', collection, examples: [...names] })
    }),
  )

const merged = (schemas: readonly FieldSchema[]): FieldSchema => {
  const [first = {}, ...others] = schemas
  if (others.some(({ type }) => type !== first.type)) return {}
  if (first.type !== 'object') return first
  const names = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const fields = names.map((name) => [
    name,
    merged(
      schemas.flatMap(({ properties = {} }) =>
        properties[name] === undefined ? [] : [properties[name] as FieldSchema],
      ),
    ),
  ])
  const required = names.filter((name) => schemas.every(({ required: all = [] }) => all.includes(name)))
  return { type: 'object', properties: Object.fromEntries(fields), required }
}

/** A schema with the fields that a value has, for data without a schema, such as data that blocks name by `from:`. */
export function schemaOfValue(value: unknown): FieldSchema {
  if (Array.isArray(value)) return { type: 'array', items: merged(value.map(schemaOfValue)) }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => [name, schemaOfValue(entry)])
    return { type: 'object', properties: Object.fromEntries(fields), required: Object.keys(value) }
  }
  if (typeof value === 'string') return { type: 'string', hasTokens: true }
  return value === null || value === undefined ? {} : { type: typeof value }
}
