import type { Collection } from '../../../../schema/collections/collections.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import type { ListedCity } from './gazetteer.ts'

/** A value of a record that follows from its city, by its path. */
export type KnownField = { path: string; value: string }

/** The usual name of a time zone, which may have several; `undefined` for anything else. */
function zoneName(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.includes('/')) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether a field is for a time zone: all of its choices are, or its example is. */
function isZoneField({ type, enum: choices, examples }: FieldSchema): boolean {
  if (choices) return choices.length > 0 && choices.every((one) => zoneName(one) !== undefined)
  return type === 'string' && zoneName(examples?.[0]) !== undefined
}

/** The texts of a schema by path, also of groups. */
function textFields(schema: FieldSchema, path = ''): [path: string, field: FieldSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return field.type === 'object' ? textFields(field, at) : [[at, field]]
  })
}

function accepts({ type, enum: choices, pattern, maxLength }: FieldSchema, value: string): boolean {
  if (choices) return choices.includes(value)
  const hasPattern = pattern === undefined || new RegExp(pattern, 'u').test(value)
  return type === 'string' && hasPattern && value.length <= (maxLength ?? value.length)
}

/**
 * What the records of a collection say that follows from their city. Which fields these are is said by the collection, not
 * by their names: `area` has the names of the area around it, `properties` the parts of its address, and choices or
 * examples show a time zone.
 */
export function knownFields(schema: FieldSchema, collection: Collection, city: ListedCity): KnownField[] {
  const fields = new Map(textFields(schema))
  const known = new Map<string, string>()
  const give = (path: unknown, ...values: string[]) => {
    const field = typeof path === 'string' ? fields.get(path) : undefined
    const value = field && values.find((one) => one !== '' && accepts(field, one))
    if (value !== undefined && !known.has(String(path))) known.set(String(path), value)
  }
  const { properties, area } = collection
  give(properties.addressLocality, city.name)
  give(properties.addressRegion, city.stateCode, city.province)
  give(properties.addressCountry, city.countryCode, city.country)
  const regions = [city.province, city.stateCode]
  for (const path of area) give(path, ...regions.filter((one) => ![...known.values()].includes(one)), ...regions)
  const zone = zoneName(city.timezone)
  for (const [path, field] of fields)
    if (zone !== undefined && isZoneField(field))
      give(path, ...(field.enum ? field.enum.map(String).filter((one) => zoneName(one) === zone) : [city.timezone]))
  return [...known].map(([path, value]) => ({ path, value }))
}
