import type { Image } from '../../../schema/image.ts'
import { pictureKey } from '../../../schema/picture.ts'
import { type PlaceholderKind, placeholderKinds } from '../../../schema/placeholder-kind.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { memoize } from '../../cache/memoize.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { looksLikePlaceholder, slot, smallestPlaceholder } from '../../components/prose/placeholder.ts'

/** The value of a placeholder. */
export type PlaceholderValue = { kind: Exclude<PlaceholderKind, 'none'>; value: string | Image }

/**
 * Everything about a block except the values of its placeholders: two blocks of the same structure have the same HTML
 * except for those.
 */
export type Shape = { key: string; fillings: PlaceholderValue[] }

/**
 * The state while a block is traversed. `pierces`: also produce the block with placeholders, which only the first block
 * of a structure needs.
 */
type Look = Shape & { pierces: boolean }

/** Adds a value to a structure. If the state `pierces`, returns it with placeholders. */
type Reader = (value: unknown, look: Look) => unknown

/** As `wrapped`, but not into a transform: no placeholder passes through it. */
function passedThrough(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  return def.type === 'pipe' && defOf(def.in).type !== 'transform' ? undefined : wrapped(schema)
}

/** How many texts keep their number. If a text gets a new number, its blocks are rendered once more, nothing else. */
const keptNumbers = 10_000
const numbers = new WeakMap<object, number>()
let lastNumber = 0
const numberOfText = memoize((_json: string) => ++lastNumber, keptNumbers)

/**
 * A number for each distinct JSON value, so that the keys of structures are short. Most lists are shared by many blocks
 * as one object.
 */
function numberOf(value: object): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  const number = numberOfText(JSON.stringify(value))
  numbers.set(value, number)
  return number
}

/** Values without placeholders are part of the structure. */
const solid: Reader = (value, look) => {
  if (typeof value === 'object' && value !== null) look.key += `#${numberOf(value)}`
  else look.key += value === undefined ? '-' : JSON.stringify(value)
  return value
}

function takeText(kind: 'text' | 'sized' | 'markdown'): Reader {
  return (value, look) => {
    if (typeof value !== 'string' || value === '' || looksLikePlaceholder(value)) return solid(value, look)
    if (kind === 'sized' && value.length < smallestPlaceholder) return solid(value, look)
    const index = look.fillings.push({ kind, value }) - 1
    look.key += kind === 'sized' ? `~${value.length}` : '~'
    return look.pierces && slot(index, kind === 'sized' ? { size: value.length } : {})
  }
}

const takePath: Reader = (value, look) => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length === 1 || looksLikePlaceholder(value))
    return solid(value, look)
  const index = look.fillings.push({ kind: 'path', value: value.slice(1) }) - 1
  look.key += '/'
  return look.pierces && `/${slot(index)}`
}

const takeImage =
  (pictures: PictureTable): Reader =>
  (value, look) => {
    const image = value as Image | undefined
    const files = image && pictures[pictureKey(image)]
    if (!image || !files || looksLikePlaceholder(image.alt)) return solid(value, look)
    const index = look.fillings.push({ kind: 'image', value: image }) - 1
    const given = [image.alt, files.avif, files.webp, files.blur].map((text) => (text === '' ? 0 : 1)).join('')
    look.key += `!${image.shape}${files.width}x${files.height}${given}`
    return (
      look.pierces && {
        name: slot(index, { part: `name${files.width}x${files.height}x${given}` }),
        alt: image.alt && slot(index, { part: 'alt' }),
        shape: image.shape,
      }
    )
  }

/** Readers of block types, derived from their schemas. A block type without placeholders has none. */
export function createBlockStructures(schemas: Readonly<Record<string, Schema>>, pictures: PictureTable) {
  const readers: Record<PlaceholderKind, Reader> = {
    text: takeText('text'),
    sized: takeText('sized'),
    markdown: takeText('markdown'),
    path: takePath,
    image: takeImage(pictures),
    none: solid,
  }

  function readerOf(schema: Schema): Reader {
    const kind = placeholderKinds.get(schema)?.kind
    if (kind) return readers[kind]
    const inside = passedThrough(schema)
    if (inside) return readerOf(inside)
    const def = defOf(schema)
    if (def.type === 'object')
      return readerOfFields(Object.entries(def.shape).map(([key, field]) => [key, readerOf(field)]))
    if (def.type === 'array') return readerOfList(readerOf(def.element as Schema))
    return solid
  }

  const byType = new Map(Object.entries(schemas).map(([type, schema]) => [type, readerOf(schema)]))
  const read = (block: { type: string }, look: Look) => (byType.get(block.type) ?? solid)(block, look)
  return {
    structureOf(block: { type: string }): Shape {
      const look = { key: '', fillings: [], pierces: false }
      read(block, look)
      return look
    },
    /** A block with placeholders, each with the index of its value. */
    pierce: <Block extends { type: string }>(block: Block) =>
      read(block, { key: '', fillings: [], pierces: true }) as Block,
  }
}

/**
 * Fields that no schema knows, such as the pages of a list, were added by the content: they are part of the structure.
 */
function readerOfFields(fields: (readonly [key: string, reader: Reader])[]): Reader {
  if (fields.every(([, reader]) => reader === solid)) return solid
  const known = new Set(fields.map(([key]) => key))
  return (value, look) => {
    if (typeof value !== 'object' || value === null) return solid(value, look)
    const record = value as Record<string, unknown>
    const pierced: Record<string, unknown> | undefined = look.pierces ? {} : undefined
    look.key += '{'
    for (const [key, read] of fields) {
      const field = record[key]
      if (field === undefined) look.key += '-'
      else {
        const inside = read(field, look)
        if (pierced) pierced[key] = inside
      }
    }
    for (const key of Object.keys(record))
      if (!known.has(key)) {
        look.key += JSON.stringify(key)
        solid(record[key], look)
        if (pierced) pierced[key] = record[key]
      }
    look.key += '}'
    return pierced
  }
}

function readerOfList(read: Reader): Reader {
  if (read === solid) return solid
  return (value, look) => {
    if (!Array.isArray(value)) return solid(value, look)
    look.key += `[${value.length}`
    const pierced = value.map((item) => read(item, look))
    look.key += ']'
    return pierced
  }
}
