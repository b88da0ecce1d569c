import { discriminatorOf, type JsonSchema } from '../editor/json-schema.ts'
import { typeWords } from './type-words.ts'

/** A field as the gallery describes it. */
export type GalleryField = {
  name: string
  /** Its type in words: `text, up to 90 characters`. */
  type: string
  required: boolean
  description?: string | undefined
  /** Its default, as YAML in one line. */
  defaultText?: string | undefined
  /** Its own fields; by name if there are several kinds. */
  kinds: readonly FieldKind[]
}

export type FieldKind = { name?: string | undefined; fields: readonly GalleryField[] }

/** The alternatives of a union; none for any other schema. */
const branchesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] => oneOf ?? anyOf ?? []

/** The mappings that a value, or an entry of a list, may be. */
function kindsOf(schema: JsonSchema): FieldKind[] {
  const { items, additionalProperties: rest } = schema
  if (items && !Array.isArray(items)) return kindsOf(items)
  if (typeof rest === 'object') return kindsOf(rest)
  const branches = branchesOf(schema)
  if (branches.length > 0) {
    const key = discriminatorOf(branches)
    return branches
      .flatMap((branch) => kindsOf(branch).map((kind) => ({ branch, kind })))
      .map(({ branch, kind }) => ({ ...kind, name: kind.name ?? nameOf(branch, key) }))
  }
  return schema.properties ? [{ fields: fieldsOf(schema) }] : []
}

const nameOf = ({ properties, title }: JsonSchema, key: string | undefined) => {
  const value = key === undefined ? undefined : properties?.[key]?.const
  return value === undefined ? title : `${key}: ${value}`
}

/** The fields of a mapping: required ones first, then in the order of the schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): GalleryField[] {
  const fields = Object.entries(properties).map(
    ([name, schema]): GalleryField => ({
      name,
      type: typeWords(schema),
      // A field with a default is optional in YAML, although the parsed value always has it.
      required: required.includes(name) && schema.default === undefined,
      description: schema.description,
      defaultText: schema.default === undefined ? undefined : describeDefault(schema.default),
      kinds: kindsOf(schema),
    }),
  )
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)]
}

function describeDefault(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return 'an empty list'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
