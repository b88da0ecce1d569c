import type { PropertyName } from '../../../schema/collections/record-properties.ts'
import { type FindRecord, propertyValue, type TypedRecord, textOf } from '../../content/derive/property-values.ts'

/** A node of the graph that describes a record. Its type is one of very many, so that its properties are not typed. */
export type RecordNode = { '@type': string; '@id': string; name: string } & Readonly<Record<string, unknown>>

/** The properties of a node that have a value. */
export const given = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined))

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
export const nonEmpty = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined)

/** A member of an enumeration of schema.org: `InStock`. */
export const member = (name: string | undefined) =>
  name && `https://schema.org/${name.replace(/^https?:\/\/schema\.org\//, '')}`

/** Returns what reads the properties of records, and how other nodes refer to one. */
export function createRecordReader(find: FindRecord, origin: string) {
  const idOf = ({ word, record }: TypedRecord) => `${origin}/#${word}-${record.slug}`

  /** Reads the properties of a record. */
  const read = (found: TypedRecord) => {
    const value = (name: PropertyName) => propertyValue(found, found.settings.properties[name], find)
    const text = (name: PropertyName) => textOf(value(name))
    return { value, text }
  }

  const nameOf = (found: TypedRecord) => read(found).text('name') ?? found.record.name

  /** A record as other nodes refer to it. */
  const reference = (found: TypedRecord): RecordNode => ({
    '@type': found.settings.type ?? 'Thing',
    '@id': idOf(found),
    name: nameOf(found),
  })

  return { read, nameOf, reference }
}

export type RecordReader = ReturnType<typeof createRecordReader>
