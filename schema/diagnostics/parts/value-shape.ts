import { listed } from '../../diagnostic.ts'

/** The shape of a value: a kind in words, a list or group with entries, a group with fields, or one of several shapes. */
export type ValueShape =
  | string
  | { kind: string; each: ValueShape }
  | { fields: readonly string[] }
  | { oneOf: readonly ValueShape[] }

const quoted = (names: readonly string[]) =>
  listed(
    names.map((name) => `\`${name}\``),
    4,
  )

/** A shape in words: `a list, each entry a group with `question`, `answer``. */
export function shapeInWords(shape: ValueShape): string {
  if (typeof shape === 'string') return shape
  if ('fields' in shape) return `a group with ${quoted(shape.fields)}`
  if ('oneOf' in shape) return [...new Set(shape.oneOf.map(shapeInWords))].join(' or ')
  return `${shape.kind}, each entry ${shapeInWords(shape.each)}`
}
