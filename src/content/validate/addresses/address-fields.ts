import { linkFields } from '../../../../schema/links/link.ts'
import { defOf, type Schema, wrapped } from '../../../../schema/zod-internals.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { type Container, childPosition, isContainer } from '../../parse/source-position.ts'
import { addLink, isLinkKey, type LinkReference } from '../../resolve/contents.ts'

type Links = { links: LinkReference[]; urls: LinkReference[] }

/** Adds the addresses in an entry of a container. */
type Reader = (container: Container, key: string | number, into: Links) => void

const valueAt = (container: Container, key: string | number): unknown => Reflect.get(container, key)

/** Fields whose name says that they are addresses are found in what is written, whatever block they are in. */
const readAddress: Reader = (container, key, into) => {
  const value = valueAt(container, key)
  const position = typeof key === 'string' && isLinkKey(key) ? undefined : childPosition(container, key)
  if (typeof value === 'string' && position) addLink(value.trim(), position, into)
}

const inside =
  (read: (value: Container, into: Links) => void): Reader =>
  (container, key, into) => {
    const value = valueAt(container, key)
    if (isContainer(value)) read(value, into)
  }

const noLinks: Links = { links: [], urls: [] }

/** Of fields without an address. */
const nothing: Reader = () => {}

const readerOf: (schema: Schema) => Reader = memoizeObjects((schema: Schema): Reader => {
  if (linkFields.has(schema)) return readAddress
  const inner = wrapped(schema)
  if (inner) return readerOf(inner)
  const def = defOf(schema)
  if (def.type === 'object') {
    const fields = Object.entries(def.shape as Record<string, Schema>).flatMap(([key, field]) => {
      const read = readerOf(field)
      return read === nothing || (read === readAddress && isLinkKey(key)) ? [] : [[key, read] as const]
    })
    if (fields.length === 0) return nothing
    return inside((value, into) => {
      for (const [key, read] of fields) if (Object.hasOwn(value, key)) read(value, key, into)
    })
  }
  if (def.type === 'array' || def.type === 'record') {
    const read = readerOf((def.type === 'array' ? def.element : def.valueType) as Schema)
    if (read === nothing) return nothing
    return inside((value, into) => {
      for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) read(value, key, into)
    })
  }
  if (def.type === 'union') {
    const readers = (def.options as readonly Schema[]).map(readerOf).filter((read) => read !== nothing)
    if (readers.length === 0) return nothing
    return (container, key, into) => {
      const count = into.links.length + into.urls.length
      for (const read of readers) if (into.links.length + into.urls.length === count) read(container, key, into)
    }
  }
  return nothing
})

/**
 * The links in the address fields of a block, as its schema says: `href()` under any name, such as `website`, except
 * names that tell it by themselves, whose links are in the contents of the block. Most types have none.
 */
export function fieldLinks(schema: Schema | undefined, written: Container): Links {
  const read = schema ? readerOf(schema) : nothing
  if (read === nothing) return noLinks
  const into: Links = { links: [], urls: [] }
  read([written], 0, into)
  return into
}
