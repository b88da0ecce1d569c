import type { FieldSchema } from './wire/setup.ts'
import { inEnglishSentence, inWords } from './words.ts'

/** The schemas of a union. */
export const branchesOf = ({ oneOf, anyOf }: FieldSchema): readonly FieldSchema[] => oneOf ?? anyOf ?? []

/** The words that a text of a new entry begins with, by what it is called in English: “New answer”. */
const sampleText = (label: string): string => `New ${inEnglishSentence(label)}`

/** Whether a text is still what a new entry began with. */
export const isSampleText = (label: string, text: unknown): boolean =>
  typeof text === 'string' && text.trim().toLowerCase() === sampleText(label).toLowerCase()

/** What a person fills in: a value with its required fields, empty. `undefined` for a number, of which none is empty. */
export function emptyValue(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return ''
  const [branch] = branchesOf(schema)
  if (branch) return emptyValue(branch)
  const { properties = {}, required = [], items } = schema
  if (schema.type === 'object')
    return Object.fromEntries(
      required.flatMap((key) => {
        const field = properties[key]
        const empty = field && field.default === undefined ? emptyValue(field) : undefined
        return empty === undefined ? [] : [[key, empty]]
      }),
    )
  if (schema.type === 'array') {
    const entry = items && !Array.isArray(items) ? emptyValue(items) : undefined
    return entry === undefined ? [] : Array.from({ length: schema.minItems ?? 0 }, () => structuredClone(entry))
  }
  if (schema.type === 'boolean') return false
  return schema.type === 'number' || schema.type === 'integer' ? undefined : ''
}

/** Whether nobody has filled in anything of a value. */
export const isEmpty = (value: unknown, schema: FieldSchema): boolean =>
  JSON.stringify(value) === JSON.stringify(emptyValue(schema))

/** A first value for a field, valid where the schema allows it: its default or example, else words to replace. */
export function firstValue(schema: FieldSchema, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [branch] = branchesOf(schema)
  if (branch) return firstValue(branch, name)
  const { properties = {}, required = [], items } = schema
  if (schema.type === 'object')
    return Object.fromEntries(
      required.flatMap((key) => {
        const field = properties[key]
        return field && field.default === undefined ? [[key, firstValue(field, key)]] : []
      }),
    )
  if (schema.type === 'array') {
    const entry = items && !Array.isArray(items) ? items : undefined
    return Array.from({ length: schema.minItems ?? 0 }, () => entry && firstValue(entry, name))
  }
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  // An example of a running text would be published as an answer that nobody gave.
  const isProse = schema.widget === 'markdown'
  if (schema.examples?.[0] !== undefined && !isProse && (schema.pattern || schema.format || schema.widget))
    return schema.examples[0]
  return sampleText(inWords(name))
}
