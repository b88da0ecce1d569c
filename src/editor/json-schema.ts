import { z } from 'zod'
import { nestedBlock } from '../../schema/nested-blocks.ts'

/** The part of JSON Schema (draft 7) that this module writes. */
export type JsonSchema = {
  type?: string | string[] | undefined
  description?: string | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | JsonSchema | undefined
  propertyNames?: JsonSchema | undefined
  items?: JsonSchema | JsonSchema[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  pattern?: string | undefined
  /** The editor's message if `pattern` does not match. */
  patternErrorMessage?: string | undefined
  format?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  exclusiveMinimum?: number | undefined
  examples?: unknown[] | undefined
  title?: string | undefined
  default?: unknown
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  allOf?: JsonSchema[] | undefined
  if?: JsonSchema | undefined
  then?: JsonSchema | undefined
  else?: JsonSchema | undefined
  $ref?: string | undefined
  definitions?: Record<string, JsonSchema> | undefined
  $schema?: string | undefined
}

/** Keys that only the engine uses, most of them of `.meta()`. */
const engineKeys = [
  'label',
  'isOfSite',
  'group',
  'alsoCalled',
  'headline',
  'needsPermission',
  'top',
  'island',
  'words',
  'sources',
  'migrations',
  'lists',
  'facts',
  'data',
  'files',
  'form',
  'search',
  'embeds',
  'input',
  'reference',
  '$schema',
]

/** The reference to the schema of a block of any type, where blocks stand in a block. */
export const blockReference = '#/definitions/block'

/**
 * The schema of what an author writes, with descriptions, examples and defaults, as JSON Schema. `note` may add to each
 * part what its zod schema says beyond that.
 */
export const jsonSchemaOf = (schema: z.ZodType, note?: (part: z.core.$ZodType, json: JsonSchema) => void): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const own = jsonSchema as Record<string, unknown>
      for (const key of engineKeys) delete own[key]
      if (zodSchema === nestedBlock) jsonSchema.$ref = blockReference
      // Editors show backticks of a plain description literally, so it is given as Markdown too.
      if (jsonSchema.description?.includes('`')) own['markdownDescription'] = jsonSchema.description
      note?.(zodSchema, jsonSchema as JsonSchema)
    },
  }) as JsonSchema

/** The schema with `change` applied to each part, innermost first. */
export function mapSchema(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const within = (part: JsonSchema) => mapSchema(part, change)
  const list = (parts: JsonSchema[] | undefined) => parts?.map(within)
  const { items, additionalProperties: rest } = schema
  const record = (parts: Record<string, JsonSchema> | undefined) =>
    parts && Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, within(part)]))
  const changed: JsonSchema = { ...schema }
  if (schema.properties) changed.properties = record(schema.properties)
  if (items) changed.items = Array.isArray(items) ? items.map(within) : within(items)
  if (typeof rest === 'object') changed.additionalProperties = within(rest)
  if (schema.anyOf) changed.anyOf = list(schema.anyOf)
  if (schema.oneOf) changed.oneOf = list(schema.oneOf)
  if (schema.allOf) changed.allOf = schema.allOf.map((part) => (part.if ? onlyThen(part, within) : within(part)))
  return change(changed)
}

/** A condition with `within` applied to its consequence. */
const onlyThen = (part: JsonSchema, within: (part: JsonSchema) => JsonSchema): JsonSchema =>
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  part.then ? { ...part, then: within(part.then) } : part

/** The discriminator of a union: a key for which each branch allows one value; `undefined` if there is none. */
export function discriminatorOf(branches: readonly JsonSchema[]): string | undefined {
  const [first, ...others] = branches
  return Object.keys(first?.properties ?? {}).find(
    (key) =>
      first?.properties?.[key]?.const !== undefined &&
      others.every((one) => one.properties?.[key]?.const !== undefined),
  )
}

/**
 * Branches as conditions on their discriminator. The editor then offers the fields of the right branch only, and
 * marks the error within it instead of the whole value.
 */
export function byKey(key: string, branches: readonly { name: string; schema: JsonSchema }[]): JsonSchema {
  return {
    type: 'object',
    required: [key],
    properties: { [key]: { enum: branches.map(({ name }) => name) } },
    allOf: branches.map(({ name, schema }) => ({
      if: { type: 'object', required: [key], properties: { [key]: { const: name } } },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: schema,
    })),
  }
}

/** Turns unions with a discriminator into conditions. */
export function withConditions(schema: JsonSchema): JsonSchema {
  const { oneOf, anyOf, ...rest } = schema
  const branches = oneOf ?? anyOf
  const key = branches && discriminatorOf(branches)
  if (branches === undefined || key === undefined) return schema
  const named = branches.map((branch) => ({ name: String(branch.properties?.[key]?.const), schema: branch }))
  return { ...rest, ...byKey(key, named) }
}
