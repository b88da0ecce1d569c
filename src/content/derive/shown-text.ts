import { isMapping } from '../../../schema/is-mapping.ts'
import { nestedBlock } from '../../../schema/nested-blocks.ts'
import { shownText } from '../../../schema/text.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'

/** Adds the texts of a value, in the order of the schema. */
type Reader = (value: unknown, into: string[]) => void

/** Whether a schema, or one that it wraps, is marked as visible text. */
function markOf(schema: Schema): boolean | undefined {
  const own = shownText.get(schema)?.shown
  const inside = own === undefined ? wrapped(schema) : undefined
  return inside === undefined ? own : markOf(inside)
}

/**
 * Returns the reader of a field: for `name: Santiago`, of the schema and the key `name`. `undefined` if it never reads
 * anything.
 */
type ReaderOf = (schema: Schema, key: string) => Reader | undefined

function readerOfFields(fields: readonly (readonly [key: string, reader: Reader | undefined])[]): Reader | undefined {
  const readers = fields.flatMap(([key, reader]) => (reader ? [[key, reader] as const] : []))
  if (readers.length === 0) return undefined
  return (value, into) => {
    if (isMapping(value)) for (const [key, read] of readers) read(value[key], into)
  }
}

/** Reads with the first reader that finds something: each ignores values of other types. */
function firstOf(given: readonly (Reader | undefined)[]): Reader | undefined {
  const readers = given.filter((reader) => reader !== undefined)
  if (readers.length < 2) return readers[0]
  return (value, into) => {
    const before = into.length
    for (const read of readers) if (into.length === before) read(value, into)
  }
}

/** A reader that tries each option. Keys that options share are read once. */
function readerOfUnion(options: readonly Schema[], key: string, readerOf: ReaderOf): Reader | undefined {
  const fields = new Map<string, (Reader | undefined)[]>()
  const others: (Reader | undefined)[] = []
  for (const option of options) {
    const def = defOf(option)
    if (def.type !== 'object') others.push(readerOf(option, key))
    else
      for (const [name, field] of Object.entries(def.shape))
        fields.set(name, [...(fields.get(name) ?? []), readerOf(field, name)])
  }
  return firstOf([readerOfFields([...fields].map(([name, readers]) => [name, firstOf(readers)])), ...others])
}

/** Creates readers of texts under one of `keys`, or under any key by default. `readBlock` reads a block in a block. */
function createReaderOf(keys: ReadonlySet<string> | undefined, readBlock: Reader): ReaderOf {
  const readerOf: ReaderOf = (schema, key) => {
    if (schema === nestedBlock) return readBlock
    const mark = markOf(schema)
    if (mark === false) return undefined
    const inside = wrapped(schema)
    if (inside) return readerOf(inside, key)
    const def = defOf(schema)
    if (def.type === 'union') return readerOfUnion(def.options as readonly Schema[], key, readerOf)
    if (def.type === 'object')
      return readerOfFields(Object.entries(def.shape).map(([name, field]) => [name, readerOf(field, name)]))
    if (def.type === 'array' || def.type === 'record') {
      const read = readerOf((def.type === 'array' ? def.element : def.valueType) as Schema, key)
      if (read === undefined) return undefined
      return (value, into) => {
        if (def.type === 'array' ? Array.isArray(value) : isMapping(value))
          for (const entry of Object.values(value as object)) read(entry, into)
      }
    }
    if (mark === undefined || (keys && !keys.has(key))) return undefined
    return (value, into) => {
      if (typeof value === 'string') into.push(value)
    }
  }
  return readerOf
}

/**
 * Creates a reader of the visible texts of a block, in the order of its schema; with `keys`, only those under certain
 * keys. Addresses, names of pictures and settings are not texts, and neither are words that a component adds.
 */
export function createTextsReader(schemas: Readonly<Record<string, Schema>>, keys?: ReadonlySet<string>) {
  const readBlock: Reader = (block, into) => {
    if (isMapping(block)) readers.get(String(block['type']))?.(block, into)
  }
  const readerOf = createReaderOf(keys, readBlock)
  const readers: ReadonlyMap<string, Reader | undefined> = new Map(
    Object.entries(schemas).map(([type, schema]) => [type, readerOf(schema, '')]),
  )
  return (block: { type: string }): string[] => {
    const texts: string[] = []
    readBlock(block, texts)
    return texts
  }
}

/** The same as one text, with a blank line between fields. */
export function createTextReader(schemas: Readonly<Record<string, Schema>>) {
  const textsOf = createTextsReader(schemas)
  return (block: { type: string }): string => textsOf(block).join('\n\n')
}
