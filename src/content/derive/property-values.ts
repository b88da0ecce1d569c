import type { RecordField } from '../../../schema/collections/field.ts'
import { fieldsInText, type PropertySource } from '../../../schema/collections/record-properties.ts'
import type { FoundRecord } from '../resolve/record-lookups.ts'

/** A record with what its collection says of it. */
export type TypedRecord = Pick<FoundRecord, 'word' | 'settings' | 'record'>

/** The record of a collection that has a slug. */
export type FindRecord = (collection: string, slug: string) => TypedRecord | undefined

export const isRecord = (value: unknown): value is TypedRecord =>
  typeof value === 'object' && value !== null && 'settings' in value && 'record' in value

/** A value, or for a reference the record that it names. */
function ended(value: unknown, field: RecordField | undefined, find: FindRecord): unknown {
  if (field?.kind === 'list' && Array.isArray(value)) return value.map((entry) => ended(entry, field.of, find))
  return field?.kind === 'reference' && typeof value === 'string' ? find(field.to, value) : value
}

/** The value at a path such as `town.name`, through groups and references. A reference at its end is the record. */
function valueAt({ settings, record }: TypedRecord, path: string, find: FindRecord): unknown {
  const [first = '', ...rest] = path.split('.')
  let value: unknown = record[first]
  let field: RecordField | undefined = settings.fields[first]
  for (const [index, name] of rest.entries()) {
    const next = ended(value, field, find)
    if (isRecord(next)) return valueAt(next, rest.slice(index).join('.'), find)
    value = typeof next === 'object' && next !== null ? Reflect.get(next, name) : undefined
    field = field?.kind === 'group' ? field.fields[name] : undefined
  }
  return ended(value, field, find)
}

/** A value as text, a record as its name. */
export function textOf(value: unknown): string | undefined {
  if (isRecord(value)) return value.record.name
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** What gives a property, of one record; `undefined` if that lacks it. A text needs all fields that stand in it. */
export function propertyValue(found: TypedRecord, source: PropertySource | undefined, find: FindRecord): unknown {
  if (source === undefined) return undefined
  if (typeof source === 'string') {
    const value = valueAt(found, source, find)
    return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
  }
  const texts = fieldsInText(source.text).map((path) => textOf(valueAt(found, path, find)))
  if (texts.includes(undefined)) return undefined
  return source.text.replace(/\{[^{}]*\}/g, () => texts.shift() ?? '')
}
