import { isAddress, isPicture } from '../editor/authored.ts'
import { blockReference, type JsonSchema } from '../editor/json-schema.ts'

/** `one`, `one or two`, `one, two or three`. */
const anyOfWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** `1 to 12`, `at least 1`, `over 0`. */
function rangeWords({ minimum, maximum, exclusiveMinimum }: JsonSchema): string[] {
  // Limits of the number type itself are not worth mentioning.
  const max = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  const min = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  if (exclusiveMinimum !== undefined) return [`over ${exclusiveMinimum}${max === undefined ? '' : `, up to ${max}`}`]
  if (min !== undefined && max !== undefined) return [`${min} to ${max}`]
  if (min !== undefined) return [`at least ${min}`]
  return max === undefined ? [] : [`up to ${max}`]
}

const plainTypes: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'mapping',
}

/** `list of 1 to 6: fact`. */
function listWords({ items, minItems = 0, maxItems }: JsonSchema): string {
  const inside = items && !Array.isArray(items) ? typeWords(items) : 'anything'
  const max = maxItems === undefined ? 'any number' : String(maxItems)
  const size = minItems === maxItems ? max : minItems > 0 ? `${minItems} to ${max}` : `up to ${max}`
  return maxItems === undefined && minItems < 2 ? `list: ${inside}` : `list of ${size}: ${inside}`
}

/** The type of a value in words for authors. */
export function typeWords(schema: JsonSchema): string {
  const { type, enum: choices, maxLength, format, title } = schema
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return anyOfWords([...new Set(branches.map(typeWords))])
  if (schema.$ref === blockReference) return 'block'
  if (schema.const !== undefined) return `always ${String(schema.const)}`
  if (choices) return anyOfWords(choices.map(String))
  if (isAddress(schema)) return 'address'
  if (isPicture(schema)) return 'picture'
  if (Array.isArray(type)) return anyOfWords(type.map((one) => plainTypes[one] ?? one))
  if (type === 'array') return listWords(schema)
  if (type === 'object') return title ?? 'mapping'
  if (format === 'date') return 'day, such as 2026-11-21'
  if (type === 'number' || type === 'integer') return [plainTypes[type], ...rangeWords(schema)].join(', ')
  return [
    plainTypes[type ?? ''] ?? 'anything',
    ...(maxLength === undefined ? [] : [`up to ${maxLength.toLocaleString('en')} characters`]),
  ].join(', ')
}
