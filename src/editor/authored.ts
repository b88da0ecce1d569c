import type { JsonSchema } from './json-schema.ts'
import type { Names } from './names.ts'

/** A token in a text. Its value is available only once the page is resolved. */
const token = '\\{[\\w-]+(?:\\.[\\w-]+)*\\}'

/** Applies the rules of a text only if the text has no token. */
function withTokens(text: JsonSchema): JsonSchema {
  const { maxLength, minLength: _least, pattern, format: _format, enum: choices, ...rest } = text
  if (choices) return { ...rest, anyOf: [{ enum: choices }, { type: 'string', pattern: token }] }
  if (text.const !== undefined || (maxLength === undefined && pattern === undefined)) return rest
  const rule = pattern ?? `^\\s*[\\s\\S]{0,${maxLength}}\\s*$`
  const words = pattern === undefined ? `At most ${maxLength} characters fit.` : undefined
  return { ...rest, pattern: `(?:${rule})|${token}`, ...(words === undefined ? {} : { patternErrorMessage: words }) }
}

/** A mapping that refers to shared data. */
const reference: JsonSchema = {
  type: 'object',
  required: ['from'],
  properties: { from: { $ref: '#/definitions/from' }, only: { $ref: '#/definitions/only' } },
  additionalProperties: false,
}

/** A mapping of fields, or a reference to shared data in its place. */
const orReference = (schema: JsonSchema): JsonSchema => ({
  ...(schema.description === undefined ? {} : { description: schema.description }),
  if: { type: 'object', required: ['from'], properties: { from: { type: ['string', 'null'] } } },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: reference,
  else: schema,
})

/** Whether a text schema describes an address, for a link. */
export const isAddress = ({ description }: JsonSchema) =>
  description?.startsWith('A path of this site, an anchor, or an https:') === true

/** Whether a mapping schema describes a picture, with `name` and `alt`. */
export const isPicture = ({ properties }: JsonSchema) =>
  properties?.['name'] !== undefined && properties['alt'] !== undefined

/**
 * Turns the schema of resolved content into the schema of what authors write: tokens and references are allowed. With
 * `when`, every entry may have a condition, as in templates.
 */
export const asAuthored =
  ({ when }: { when: boolean }) =>
  (schema: JsonSchema): JsonSchema => {
    if (isAddress(schema)) return { $ref: '#/definitions/address' }
    if (schema.type === 'string') return withTokens(schema)
    if (schema.type === 'number' || schema.type === 'integer' || schema.type === 'array') return orReference(schema)
    if (schema.type !== 'object') return schema
    const { name, from } = schema.properties ?? {}
    // A reference that takes more than others, such as the links of a menu.
    if (from) return { ...schema, properties: { ...schema.properties, ...reference.properties } }
    const picture =
      isPicture(schema) && name
        ? { name: { ...name, examples: undefined, anyOf: [{ $ref: '#/definitions/picture' }] } }
        : {}
    const condition = when ? { when: { $ref: '#/definitions/when' } } : {}
    return orReference({
      ...schema,
      ...(schema.properties ? { properties: { ...schema.properties, ...picture, ...condition } } : {}),
    })
  }

/** The definitions that {@link asAuthored} refers to. */
export const definitionsFor = (names: Names): Record<string, JsonSchema> => ({
  from: {
    description: 'Shared data, or a field of a record that the page names.',
    type: 'string',
    anyOf: [{ enum: names.data }, { pattern: `^(?:${[...names.records.keys()].join('|')})\\.` }],
  },
  only: {
    description: 'Those of the records that are wanted, in this order.',
    type: 'array',
    items: { type: 'string', enum: [...new Set([...names.records.values()].flat())] },
  },
  when: {
    description: 'For which cities and services it stands there.',
    type: ['object', 'array'],
  },
  address: {
    description: 'A path of this site, an anchor, or an https:, mailto: or tel: address.',
    type: 'string',
    pattern: `^(?:/(?!/)|#|https://|mailto:|tel:)|${token}`,
    patternErrorMessage: 'An address begins with /, #, https://, mailto: or tel:.',
    examples: ['#quote', ...names.paths],
  },
  picture: { type: 'string', examples: names.pictures },
})
