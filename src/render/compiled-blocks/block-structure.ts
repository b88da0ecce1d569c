import type { Block } from '../../../schema/block.ts'
import { nestedBlock } from '../../../schema/nested-blocks.ts'
import { focusPosition } from '../../../schema/pictures/focus-position.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import {
  type PlaceholderKind,
  placeholderKinds,
  type Sizes,
  type Split,
} from '../../../schema/placeholders/placeholder-kind.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { hashOf } from '../../cache/hash.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { looksLikePlaceholder, placeholder } from '../../components/prose/placeholder.ts'

/** The value of a placeholder. `parts`: what `splitText` gives for it. */
export type PlaceholderValue = {
  kind: Exclude<PlaceholderKind, 'none'>
  value: string | Image
  parts?: ReturnType<Split>
}

/**
 * Everything about a block except the values of its placeholders: two blocks of the same structure have the same HTML
 * except for those.
 */
export type Structure = { key: string; values: PlaceholderValue[] }

/**
 * The state while a block is traversed. `withPlaceholders`: also produce the block with placeholders, which only the
 * first block of a structure needs.
 */
type Traversal = Structure & { withPlaceholders: boolean }

/** Adds a value to a structure. With `withPlaceholders`, returns it with placeholders. */
type Reader = (value: unknown, traversal: Traversal) => unknown

/** As `wrapped`, but not into a transform: no placeholder passes through it. */
function passedThrough(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  return def.type === 'pipe' && defOf(def.in).type !== 'transform' ? undefined : wrapped(schema)
}

/** For how many texts the hash is cached. */
const maxHashes = 10_000
const hashOfText = memoize((json: string) => hashOf(json).slice(0, 16), maxHashes)

/**
 * A hash of each JSON value, so that the keys of structures are short, and the same in the next build. Most lists are shared
 * by many blocks as one object.
 */
const hashOfValue = memoizeObjects((value: object) => hashOfText(JSON.stringify(value)))

/** Values without placeholders are part of the structure. */
const asStructure: Reader = (value, traversal) => {
  if (typeof value === 'object' && value !== null) traversal.key += `#${hashOfValue(value)}`
  else traversal.key += value === undefined ? '-' : JSON.stringify(value)
  return value
}

/** Whether a value is a text that a placeholder can stand for. */
const isPlaced = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !looksLikePlaceholder(value)

const readText =
  (kind: 'text' | 'markdown'): Reader =>
  (value, traversal) => {
    if (!isPlaced(value)) return asStructure(value, traversal)
    const index = traversal.values.push({ kind, value }) - 1
    traversal.key += '~'
    return traversal.withPlaceholders && placeholder(index)
  }

/** The placeholder is as long as the longest text that is laid out alike. */
const readSized =
  ({ upTo }: Sizes): Reader =>
  (value, traversal) => {
    if (!isPlaced(value)) return asStructure(value, traversal)
    const size = upTo.find((limit) => value.length <= limit) ?? 0
    const sized = placeholder(traversal.values.length, { size })
    if (sized.length > size) return asStructure(value, traversal)
    traversal.values.push({ kind: 'text', value })
    traversal.key += `~${size}`
    return sized
  }

const readSplit =
  (split: Split): Reader =>
  (value, traversal) => {
    if (!isPlaced(value)) return asStructure(value, traversal)
    const parts = split(value)
    const given = Object.keys(parts).filter((part) => parts[part] !== '')
    const index = traversal.values.push({ kind: 'text', value, parts }) - 1
    traversal.key += `~${given.join('-')}`
    return traversal.withPlaceholders && placeholder(index, { part: given.join('-') })
  }

const readPath: Reader = (value, traversal) => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length === 1 || looksLikePlaceholder(value))
    return asStructure(value, traversal)
  const index = traversal.values.push({ kind: 'path', value: value.slice(1) }) - 1
  traversal.key += '/'
  return traversal.withPlaceholders && `/${placeholder(index)}`
}

const readImage =
  (pictures: PictureTable): Reader =>
  (value, traversal) => {
    const image = value as Image | undefined
    const files = image && pictures[pictureKey(image)]
    if (!image || !files || looksLikePlaceholder(image.alt)) return asStructure(value, traversal)
    const index = traversal.values.push({ kind: 'image', value: image }) - 1
    const given = [image.alt, files.avif, files.blur].map((text) => (text === '' ? 0 : 1)).join('')
    traversal.key += `!${image.shape}${files.width}x${files.height}${given}${image.focus ? focusPosition(image.focus) : ''}`
    return (
      traversal.withPlaceholders && {
        name: placeholder(index, { part: `name${files.width}x${files.height}x${given}` }),
        alt: image.alt && placeholder(index, { part: 'alt' }),
        shape: image.shape,
        ...(image.focus && { focus: image.focus }),
      }
    )
  }

/** Readers of block types, derived from their schemas. A block type without placeholders has none. */
export function createBlockStructures(schemas: Readonly<Record<string, Schema>>, pictures: PictureTable) {
  const readers: Record<PlaceholderKind, Reader> = {
    text: readText('text'),
    markdown: readText('markdown'),
    path: readPath,
    image: readImage(pictures),
    none: asStructure,
  }

  /** `isFirst`: whether a value is in the first entry of its list, or in none. */
  function readerOf(schema: Schema, isFirst = true): Reader {
    if (schema === nestedBlock) return readNested
    const { kind, sizes, split } = placeholderKinds.get(schema) ?? {}
    if (kind === 'text' && split) return readSplit(split)
    if (kind === 'text' && sizes && (isFirst || !sizes.onlyFirst)) return readSized(sizes)
    if (kind) return readers[kind]
    const inside = passedThrough(schema)
    if (inside) return readerOf(inside, isFirst)
    const def = defOf(schema)
    if (def.type === 'object')
      return readerOfFields(
        Object.entries(def.shape).map(([key, field]) => {
          const readWith = placeholderKinds.get(field)?.readWith
          return { key, read: readerOf(field, isFirst), ...(readWith !== undefined && { readWith }) }
        }),
      )
    if (def.type === 'array')
      return readerOfList(readerOf(def.element as Schema), readerOf(def.element as Schema, false))
    return asStructure
  }

  const read = (block: { type: string }, traversal: Traversal) =>
    (byType.get(block.type) ?? asStructure)(block, traversal)
  const readNested: Reader = (block, traversal) => {
    traversal.key += `<${(block as Block).type}`
    return read(block as Block, traversal)
  }
  const byType: ReadonlyMap<string, Reader> = new Map(
    Object.entries(schemas).map(([type, schema]) => [type, readerOf(schema)]),
  )
  return {
    structureOf(block: { type: string }): Structure {
      const traversal = { key: '', values: [], withPlaceholders: false }
      read(block, traversal)
      return traversal
    },
    /** A block with placeholders, each with the index of its value. */
    withPlaceholders: <Block extends { type: string }>(block: Block) =>
      read(block, { key: '', values: [], withPlaceholders: true }) as Block,
  }
}

/** The reader of a field. With `readWith`, the field is part of the structure if that other field is set. */
type FieldReader = { key: string; read: Reader; readWith?: string }

/**
 * Fields that no schema knows, such as the pages of a list, were added by the content: they are part of the structure.
 */
function readerOfFields(fields: readonly FieldReader[]): Reader {
  if (fields.every(({ read }) => read === asStructure)) return asStructure
  const inSchema = new Set(fields.map(({ key }) => key))
  return (value, traversal) => {
    if (typeof value !== 'object' || value === null) return asStructure(value, traversal)
    const record = value as Record<string, unknown>
    const result: Record<string, unknown> | undefined = traversal.withPlaceholders ? {} : undefined
    traversal.key += '{'
    for (const { key, read, readWith } of fields) {
      const field = record[key]
      if (field === undefined) traversal.key += '-'
      else {
        const inside = (readWith !== undefined && record[readWith] ? asStructure : read)(field, traversal)
        if (result) result[key] = inside
      }
    }
    for (const key of Object.keys(record))
      if (!inSchema.has(key)) {
        traversal.key += JSON.stringify(key)
        asStructure(record[key], traversal)
        if (result) result[key] = record[key]
      }
    traversal.key += '}'
    return result
  }
}

function readerOfList(readFirst: Reader, readOther: Reader): Reader {
  if (readFirst === asStructure) return asStructure
  return (value, traversal) => {
    if (!Array.isArray(value)) return asStructure(value, traversal)
    traversal.key += `[${value.length}`
    const result = value.map((item, at) => (at === 0 ? readFirst : readOther)(item, traversal))
    traversal.key += ']'
    return result
  }
}
