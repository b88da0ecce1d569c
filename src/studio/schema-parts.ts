import { isMapping } from '../../schema/is-mapping.ts'
import { discriminatorOf } from '../editor/json-schema.ts'
import { branchesOf } from './first-value.ts'
import { inLanguage } from './in-language.ts'
import type { FieldSchema } from './wire/setup.ts'
import { inWords } from './words.ts'

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const isOfType = ({ type }: FieldSchema, value: unknown) =>
  type === typeOf(value) || (type === 'integer' && typeof value === 'number')

/** The index of the branch of a union that a value follows. */
export function branchOf(branches: readonly FieldSchema[], value: unknown): number {
  const key = discriminatorOf(branches)
  const found = branches.findIndex((branch) => {
    if (branch.const !== undefined) return branch.const === value
    if (branch.enum) return branch.enum.includes(value)
    if (!isOfType(branch, value)) return false
    if (!isMapping(value)) return true
    if (key !== undefined) return branch.properties?.[key]?.const === value[key]
    return (branch.required ?? []).every((name) => name in value)
  })
  return Math.max(0, found)
}

/** The branch of a union that a value follows; other schemas as they are. */
export function schemaOf(schema: FieldSchema, value: unknown): FieldSchema {
  const branches = branchesOf(schema)
  return branches[branchOf(branches, value)] ?? schema
}

/** The schema of an entry of a list, or of a field. */
export function schemaOfPart(schema: FieldSchema, key: string | number): FieldSchema | undefined {
  if (typeof key === 'number') return Array.isArray(schema.items) ? schema.items[key] : schema.items
  const field: FieldSchema | undefined = schema.properties?.[key]
  return field ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
}

/** What a schema calls a field, in English. The titles of schemas are names of types, but for plain values. */
export function englishLabel(name: string, { label, title, type }: FieldSchema): string {
  const isPlain = type !== 'object' && type !== 'array'
  return label ?? ((isPlain && title) || inWords(name))
}

/** What a field is called. The word for a key of the engine may be wrong for a field of the site that has the same key. */
export function labelOf(name: string, schema: FieldSchema): string {
  const label = englishLabel(name, schema)
  return schema.isOfSite ? label : inLanguage('labels', label)
}
