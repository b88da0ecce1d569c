import { isMapping } from '../../schema/is-mapping.ts'
import { discriminatorOf, type JsonSchema } from '../editor/json-schema.ts'

/** The branch of a union that describes a value: by its discriminator, else the first that has all of its keys. */
function branchOf(schema: JsonSchema, value: Record<string, unknown>): JsonSchema {
  const branches = schema.oneOf ?? schema.anyOf ?? []
  const key = discriminatorOf(branches)
  const fits = ({ properties = {} }: JsonSchema) =>
    key === undefined ? Object.keys(value).every((name) => name in properties) : properties[key]?.const === value[key]
  return branches.find(fits) ?? schema
}

/**
 * The least that a block may say: the fields of an example that its schema requires, in lists as many entries as it
 * requires, and one at least.
 */
export function littleOf(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const { items, minItems = 1 } = schema
    const entries = value.slice(0, Math.max(minItems, 1))
    return items && !Array.isArray(items) ? entries.map((entry) => littleOf(entry, items)) : entries
  }
  if (!isMapping(value)) return value
  const { properties, required = [] } = schema.properties ? schema : branchOf(schema, value)
  if (!properties) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, littleOf(field, properties[name] ?? {})]),
  )
}
