import { stringify } from 'yaml'
import type { z } from 'zod'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'

/** The `.meta()` of a schema. */
type Meta = { title?: string | undefined; description?: string | undefined; examples?: unknown[] | undefined }
const ownMeta = (schema: Schema): Meta => (schema as z.ZodType).meta?.() ?? {}

/** As `wrapped`, and through lazy schemas. */
function inner(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  return def.type === 'lazy' ? def.getter() : wrapped(schema)
}

/** The innermost schema, which validates: an object, a string, a list … */
function coreOf(schema: Schema): Schema {
  let at = schema
  for (let next = inner(at); next !== undefined; next = inner(at)) at = next
  return at
}

/** Title, description and examples of a field, each from the outermost schema that has it. */
export function metaOf(schema: Schema): Meta {
  let found: Meta = {}
  for (let at: Schema | undefined = schema; at !== undefined; at = inner(at)) found = { ...ownMeta(at), ...found }
  return found
}

/** Fields of an object schema, or an empty record for anything else. */
export function structureOf(schema: Schema): Record<string, Schema> {
  const def = defOf(coreOf(schema))
  return def.type === 'object' ? (def.shape as Record<string, Schema>) : {}
}

const isRequired = (schema: Schema) => schema._zod.optin === undefined

/** Whether a field has but one value, such as the type of a block. */
function isFixed(schema: Schema): boolean {
  const def = defOf(coreOf(schema))
  return def.type === 'literal' && def.values.length === 1
}

/** Names of the fields that an object needs. */
export const requiredOf = (schema: Schema): string[] =>
  Object.entries(structureOf(schema)).flatMap(([name, field]) => (isRequired(field) ? [name] : []))

/** The options of a union, and the key that decides between them, if one does. */
export function choiceOf(
  schema: Schema,
): { options: readonly Schema[]; discriminator: string | undefined } | undefined {
  const def = defOf(coreOf(schema))
  if (def.type !== 'union') return undefined
  return { options: def.options, discriminator: 'discriminator' in def ? String(def.discriminator) : undefined }
}

/** The schema of the entries of a list, or of a group with free names; of a union, that of its first list. */
export function entriesOf(schema: Schema): Schema | undefined {
  const def = defOf(coreOf(schema))
  if (def.type === 'array') return def.element
  if (def.type === 'union') return def.options.map(entriesOf).find((entries) => entries !== undefined)
  return def.type === 'record' ? def.valueType : undefined
}

/** Names of fields for people: `title (required)`, `align`. Required ones come first. */
export function fieldList(shape: Record<string, Schema>): string[] {
  const names = Object.keys(shape).filter((name) => !isFixed(shape[name] as Schema))
  const required = names.filter((name) => isRequired(shape[name] as Schema))
  return [...required.map((name) => `${name} (required)`), ...names.filter((name) => !required.includes(name))]
}

/** The schema of an entry of a container schema; for unions the first branch that has it. */
function entryOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const def = defOf(coreOf(schema))
  if (def.type === 'object') return (def.shape as Record<string, Schema>)[String(key)]
  if (def.type === 'array') return def.element
  if (def.type === 'record') return def.valueType
  if (def.type === 'tuple') return def.items[Number(key)]
  if (def.type === 'union')
    for (const option of def.options as readonly Schema[]) {
      const found = entryOf(option, key)
      if (found !== undefined) return found
    }
  return undefined
}

/** The branch of a union that a value means, if one of its keys decides (`kind: text`); else the schema itself. */
function branchFor(schema: Schema, value: unknown): Schema {
  const def = defOf(coreOf(schema))
  if (def.type !== 'union' || !('discriminator' in def) || typeof value !== 'object' || value === null) return schema
  const choice = String((value as Record<string, unknown>)[String(def.discriminator)])
  const options = def.options as readonly Schema[]
  return options.find((option) => choicesOf(structureOf(option)[String(def.discriminator)]).includes(choice)) ?? schema
}

/**
 * The schema at a path below `root`, or `undefined` if the schema has no such path. `value` is the value to validate:
 * it decides which branch of a union is meant.
 */
export function schemaAt(root: Schema, path: readonly PropertyKey[], value: unknown): Schema | undefined {
  let at: Schema | undefined = root
  let inside = value
  for (const key of path) {
    at = at && entryOf(at, key)
    inside = typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[key] : undefined
    at = at && branchFor(at, inside)
  }
  return at
}

/** Choices of an enum field. */
export function choicesOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return []
  const def = defOf(coreOf(schema))
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  return def.type === 'literal' ? def.values.map(String) : []
}

/** What an object is called for people. */
export const fieldGroup = 'a group of fields'

/** The kind of value of a field, in words: `text`, `a list`. */
export function kindOf(schema: Schema): string {
  const def = defOf(coreOf(schema))
  switch (def.type) {
    case 'string':
      return 'text'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'array':
    case 'tuple':
      return 'a list'
    case 'object':
    case 'record':
      return fieldGroup
    case 'enum':
    case 'literal':
      return choicesOf(schema).join(' or ')
    default:
      return 'another kind of value'
  }
}

/** A valid value of a field: its example, else one derived from its schema. */
export function exampleOf(schema: Schema): unknown {
  const example = metaOf(schema).examples?.[0]
  if (example !== undefined) return example
  const def = defOf(coreOf(schema))
  switch (def.type) {
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'enum':
    case 'literal':
      return choicesOf(schema)[0]
    case 'array':
      return [exampleOf(def.element)]
    case 'record':
      return {}
    case 'object': {
      const required = Object.entries(def.shape as Record<string, Schema>).filter(([, field]) => isRequired(field))
      return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field)]))
    }
    case 'union':
      return exampleOf(def.options[0] as Schema)
    default:
      return '…'
  }
}

/** `key: example` as an author would write it. */
export const exampleLine = (key: string, schema: Schema | undefined) =>
  stringify({ [key]: schema === undefined ? '…' : exampleOf(schema) }, { lineWidth: 100 }).trimEnd()
