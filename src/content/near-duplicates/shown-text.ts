import type { z } from 'zod'
import { shownText } from '../../../schema/text.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']
/** Adds the texts of a value, in the order of the schema. */
type Reader = (value: unknown, into: string[]) => void

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def as Def

/** What a schema says of itself or of one that it wraps. */
function markOf(schema: Schema): boolean | undefined {
  const own = shownText.get(schema)?.shown
  const inside = own === undefined ? wrapped(schema) : undefined
  return inside === undefined ? own : markOf(inside)
}

/** The schema inside `optional`, `default`, a transform and the like. */
function wrapped(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  if (def.type === 'pipe') return defOf(def.in).type === 'transform' ? def.out : def.in
  return 'innerType' in def ? (def.innerType as Schema) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readerOfFields(fields: readonly (readonly [key: string, reader: Reader | undefined])[]): Reader | undefined {
  const readers = fields.flatMap(([key, reader]) => (reader ? [[key, reader] as const] : []))
  if (readers.length === 0) return undefined
  return (value, into) => {
    if (isRecord(value)) for (const [key, read] of readers) read(value[key], into)
  }
}

/** A reader that tries each of several; each passes over what is not its kind. Keys that two share are read once. */
function readerOfUnion(options: readonly Schema[]): Reader | undefined {
  const fields = new Map<string, Schema>()
  for (const option of options) {
    const def = defOf(option)
    if (def.type === 'object')
      for (const [key, field] of Object.entries(def.shape)) fields.set(key, fields.get(key) ?? field)
  }
  const ofFields = readerOfFields([...fields].map(([key, field]) => [key, readerOf(field)]))
  const others = options.filter((option) => defOf(option).type !== 'object').map(readerOf)
  const readers = [ofFields, ...others].filter((reader) => reader !== undefined)
  if (readers.length === 0) return undefined
  return (value, into) => {
    for (const read of readers) read(value, into)
  }
}

function readerOf(schema: Schema): Reader | undefined {
  const mark = markOf(schema)
  if (mark === false) return undefined
  const inside = wrapped(schema)
  if (inside) return readerOf(inside)
  const def = defOf(schema)
  if (def.type === 'union') return readerOfUnion(def.options as readonly Schema[])
  if (def.type === 'object')
    return readerOfFields(Object.entries(def.shape).map(([key, field]) => [key, readerOf(field)]))
  if (def.type === 'array' || def.type === 'record') {
    const read = readerOf((def.type === 'array' ? def.element : def.valueType) as Schema)
    if (read === undefined) return undefined
    return (value, into) => {
      if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) read(entry, into)
    }
  }
  if (mark === undefined) return undefined
  return (value, into) => {
    if (typeof value === 'string') into.push(value)
  }
}

/**
 * Gives a reader of the text that visitors read in a block, a blank line between fields, in the order of its schema. Addresses,
 * names of pictures and settings are no text; so are words that a component adds by itself.
 */
export function createTextReader(schemas: Readonly<Record<string, Schema>>) {
  const readers = new Map(Object.entries(schemas).map(([type, schema]) => [type, readerOf(schema)]))
  return (block: { type: string }): string => {
    const texts: string[] = []
    readers.get(block.type)?.(block, texts)
    return texts.join('\n\n')
  }
}
