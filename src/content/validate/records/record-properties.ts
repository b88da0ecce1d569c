import { fieldAt } from '../../../../schema/collections/check-properties.ts'
import type { Collection, Collections } from '../../../../schema/collections/collections.ts'
import {
  type FormattedProperty,
  isMoment,
  propertyFormats,
  readsValue,
} from '../../../../schema/collections/property-formats.ts'
import { familyOf } from '../../../../schema/collections/record-family.ts'
import {
  fieldsInText,
  type PropertyName,
  propertyRules,
  requiredProperties,
} from '../../../../schema/collections/record-properties.ts'
import type { AnyRecord, RecordSchemas } from '../../../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { type FindRecord, isRecord, propertyValue, type TypedRecord } from '../../derive/property-values.ts'
import { diagnose, valueRange } from '../../diagnostics/diagnose.ts'
import { type Container, childPosition, locate } from '../../parse/source-position.ts'
import type { CheckedFile } from '../../resolve/record-lookups.ts'
import { exampleLine } from '../schema-fields.ts'

const requiredOf = (settings: Collection) => {
  const family = familyOf(settings)
  return family === undefined ? [] : requiredProperties[family]
}

/** The line that says which field gives a property: one with a usual name, or dots. */
function mappingLine(name: PropertyName, collection: string, collections: Collections): string {
  const { from, usual = [] } = propertyRules[name]
  const groups = Object.entries(collections[collection]?.fields ?? {}).filter(([, { kind }]) => kind === 'group')
  const paths = [name, ...usual].flatMap((field) => [field, ...groups.map(([group]) => `${group}.${field}`)])
  const fits = (path: string) => {
    const field = fieldAt(collections, collection, path)
    return field !== undefined && from.some((kind) => kind === field.kind)
  }
  return `${name}: ${paths.find(fits) ?? '…'}`
}

/** Reports a collection that does not say which fields give what its type needs, once. */
function mappingDiagnostic(root: Container, collection: string, collections: Collections): Diagnostic | undefined {
  const settings = collections[collection] as Collection
  const lacking = requiredOf(settings).filter((either) =>
    either.every((name) => settings.properties[name] === undefined),
  )
  const { position } = locate(root, [collection, 'type'])
  if (lacking.length === 0 || !position) return undefined
  const names = lacking.map(([name]) => name as PropertyName)
  return diagnose('missing-property', valueRange(position), {
    collection,
    type: settings.type as string,
    lacking: names,
    properties: names.map((name) => mappingLine(name, collection, collections)).join('\n'),
  })
}

/**
 * Whether a record has a property in a form that search engines read. What another record would have to give is not
 * missing here if that has an error, or there is none: that has been reported.
 */
function has(found: TypedRecord, name: PropertyName, find: FindRecord): boolean {
  let isKnown = true
  const value = propertyValue(found, found.settings.properties[name], (collection, slug) => {
    const record = find(collection, slug)
    if (!record) isKnown = false
    return record
  })
  if (value === undefined) return !isKnown
  if (name === 'startDate') return isMoment(value)
  return (
    name !== 'jobLocation' || !isRecord(value) || ['area', 'place', 'business'].includes(familyOf(value.settings) ?? '')
  )
}

/** The first field that gives a property. */
function fieldOf({ properties }: Collection, name: PropertyName): string {
  const source = properties[name] ?? name
  const path = typeof source === 'string' ? source : (fieldsInText(source.text)[0] ?? name)
  return path.split('.')[0] as string
}

/** Reports each value of a record that search engines cannot read; the first day of an event is required, and reported by that. */
function unreadable(found: TypedRecord, root: Container, find: FindRecord): Diagnostic[] {
  const { settings, record } = found
  return (Object.keys(propertyFormats) as FormattedProperty[]).flatMap((name) => {
    const value = propertyValue(found, settings.properties[name], find)
    if (value === undefined || name === 'startDate' || readsValue(name, value)) return []
    const field = fieldOf(settings, name)
    const position = childPosition(root, field) ?? childPosition(root, 'name')
    if (!position) return []
    const { words, example } = propertyFormats[name]
    return [
      diagnose('unreadable-property', valueRange(position), {
        field,
        property: name,
        words,
        example,
        name: record.name,
      }),
    ]
  })
}

type Records = ReadonlyMap<string, ReadonlyMap<string, CheckedFile<AnyRecord>>>

/** What search engines need of the records, and the collections or the records lack: one diagnostic each. */
export function propertyDiagnostics(
  root: Container | undefined,
  { collections, records, schemas }: { collections: Collections; records: Records; schemas: RecordSchemas },
): Diagnostic[] {
  const find: FindRecord = (collection, slug) => {
    const record = records.get(collection)?.get(slug)?.data
    const settings = collections[collection]
    return record && settings ? { word: settings.one, settings, record } : undefined
  }
  return Object.entries(collections).flatMap(([collection, settings]) => {
    const ofCollection = root && mappingDiagnostic(root, collection, collections)
    if (ofCollection) return [ofCollection]
    const required = requiredOf(settings)
    return [...(records.get(collection)?.values() ?? [])].flatMap(({ data: record, root }): Diagnostic[] => {
      const position = root && childPosition(root, 'name')
      if (!record || !position) return []
      const found = { word: settings.one, settings, record }
      const lacking = required
        .filter((either) => !either.some((name) => has(found, name, find)))
        .map((either) => either.find((name) => settings.properties[name] !== undefined) as PropertyName)
      if (lacking.length === 0) return unreadable(found, root as Container, find)
      const shape = schemas[collection]?.shape ?? {}
      const fields = [...new Set(lacking.map((name) => fieldOf(settings, name)))]
      const example = fields.map((name) => exampleLine(name, shape[name])).join('\n')
      return [
        diagnose('property-without-value', valueRange(position), {
          name: record.name,
          type: settings.type as string,
          lacking,
          example,
        }),
      ]
    })
  })
}
