import { isMapping } from '../../../schema/is-mapping.ts'
import type { FieldSchema } from '../wire/setup.ts'
import { type BlockChange, type FieldPath, partPath, segmentsOf, valueAt } from './block-change.ts'
import { fieldAt } from './field-schema.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The path of the picture that belongs to a value of a block: that of the closest entry around it which has one, else
 * that of the block; `undefined` if there is none. `path` is that of the value.
 */
export function pictureAround(schema: FieldSchema, values: Values, path: FieldPath = ''): FieldPath | undefined {
  const keys = segmentsOf(path)
  for (let length = keys.length; length >= 0; length--) {
    const around = keys.slice(0, length).join('.')
    const field = fieldAt(schema, values, around)?.schema
    if (field?.widget === 'picture') return around
    const fields: Record<string, FieldSchema> = field?.properties ?? {}
    const name = Object.keys(fields).find((key) => fields[key]?.widget === 'picture')
    if (name !== undefined) return partPath(around, name)
  }
  return undefined
}

/** The change that shows another picture. A picture that is not written yet begins as decoration, without a description. */
export function pictureChange(values: Values, path: FieldPath, picture: string): BlockChange {
  return isMapping(valueAt(values, path))
    ? { kind: 'set', path: partPath(path, 'name'), value: picture }
    : { kind: 'set', path, value: { name: picture, alt: '' } }
}
