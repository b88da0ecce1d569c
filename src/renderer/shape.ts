import type { z } from 'zod'
import type { Image } from '../../schema/image.ts'
import { createNotes } from '../../schema/notes.ts'
import { pictureKey } from '../../schema/picture.ts'
import { createRecent } from '../../schema/recent.ts'
import { type SlotKind, slotKinds } from '../../schema/slot.ts'
import type { PictureTable } from '../ui/pictures-context.ts'
import { looksLikeSlot, slot, smallestSlot } from '../ui/slot.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** A value that stands in a slot. */
export type Filling = { kind: Exclude<SlotKind, 'none'>; value: string | Image }

/** Everything about a block but the values in its slots: two blocks of one shape have the same HTML but for those. */
export type Shape = { key: string; fillings: Filling[] }

/** Adds a value to a shape, and gives it with slots in place of what is filled later. */
type Reader = (value: unknown, shape: Shape) => unknown

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def as Def

/** The schema inside `optional`, `default` and the like. */
function wrapped(schema: Schema): Schema | undefined {
  const def = defOf(schema)
  if (def.type === 'pipe') return defOf(def.in).type === 'transform' ? def.out : undefined
  return 'innerType' in def ? (def.innerType as Schema) : undefined
}

/** How many texts keep their number. A text that gets another one only has its blocks rendered once more. */
const keptNumbers = 10_000
const numberOfText = createRecent<string, number>(keptNumbers)
const numbers = createNotes<number>()
let lastNumber = 0

/**
 * The same number for what is the same as JSON, so that the keys of shapes are short. Most lists stand in many blocks,
 * as one object.
 */
function numberOf(value: object): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  const number = numberOfText(JSON.stringify(value), () => ++lastNumber)
  numbers.set(value, number)
  return number
}

/** Values without slots are part of the shape. */
const solid: Reader = (value, shape) => {
  if (typeof value === 'object' && value !== null) shape.key += `#${numberOf(value)}`
  else shape.key += value === undefined ? '-' : JSON.stringify(value)
  return value
}

function takeText(kind: 'text' | 'sized' | 'markdown'): Reader {
  return (value, shape) => {
    if (typeof value !== 'string' || value === '' || looksLikeSlot(value)) return solid(value, shape)
    if (kind === 'sized' && value.length < smallestSlot) return solid(value, shape)
    const index = shape.fillings.push({ kind, value }) - 1
    shape.key += kind === 'sized' ? `~${value.length}` : '~'
    return slot(index, kind === 'sized' ? { size: value.length } : {})
  }
}

const takePath: Reader = (value, shape) => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length === 1 || looksLikeSlot(value))
    return solid(value, shape)
  const index = shape.fillings.push({ kind: 'path', value: value.slice(1) }) - 1
  shape.key += '/'
  return `/${slot(index)}`
}

const takeImage =
  (pictures: PictureTable): Reader =>
  (value, shape) => {
    const image = value as Image | undefined
    const files = image && pictures[pictureKey(image)]
    if (!image || !files || looksLikeSlot(image.alt)) return solid(value, shape)
    const index = shape.fillings.push({ kind: 'image', value: image }) - 1
    const given = [image.alt, files.avif, files.webp, files.blur].map((text) => (text === '' ? 0 : 1)).join('')
    shape.key += `!${image.shape}${files.width}x${files.height}${given}`
    const { shape: form } = image
    return {
      name: slot(index, { part: `name${files.width}x${files.height}x${given}` }),
      alt: image.alt && slot(index, { part: 'alt' }),
      shape: form,
    }
  }

/** Readers of block types by their schemas. A block type without any slot has none. */
export function createShapes(schemas: Readonly<Record<string, Schema>>, pictures: PictureTable) {
  const readers: Record<SlotKind, Reader> = {
    text: takeText('text'),
    sized: takeText('sized'),
    markdown: takeText('markdown'),
    path: takePath,
    image: takeImage(pictures),
    none: solid,
  }

  function readerOf(schema: Schema): Reader {
    const kind = slotKinds.get(schema)?.kind
    if (kind) return readers[kind]
    const inside = wrapped(schema)
    if (inside) return readerOf(inside)
    const def = defOf(schema)
    if (def.type === 'object')
      return readerOfFields(Object.entries(def.shape).map(([key, field]) => [key, readerOf(field)]))
    if (def.type === 'array') return readerOfList(readerOf(def.element as Schema))
    return solid
  }

  const byType = new Map(Object.entries(schemas).map(([type, schema]) => [type, readerOf(schema)]))
  /** The shape of a block, and the block with slots in place of its texts. */
  return (block: { type: string }): Shape & { pierced: { type: string } } => {
    const shape: Shape = { key: '', fillings: [] }
    const pierced = (byType.get(block.type) ?? solid)(block, shape) as { type: string }
    return { ...shape, pierced }
  }
}

/** Fields that no schema knows, such as the pages of a list, were filled in from the content: they are part of the shape. */
function readerOfFields(fields: (readonly [key: string, reader: Reader])[]): Reader {
  if (fields.every(([, reader]) => reader === solid)) return solid
  const known = new Set(fields.map(([key]) => key))
  return (value, shape) => {
    if (typeof value !== 'object' || value === null) return solid(value, shape)
    const record = value as Record<string, unknown>
    const pierced: Record<string, unknown> = {}
    shape.key += '{'
    for (const [key, read] of fields) {
      const field = record[key]
      if (field === undefined) shape.key += '-'
      else pierced[key] = read(field, shape)
    }
    for (const key of Object.keys(record))
      if (!known.has(key)) {
        shape.key += JSON.stringify(key)
        pierced[key] = solid(record[key], shape)
      }
    shape.key += '}'
    return pierced
  }
}

function readerOfList(read: Reader): Reader {
  if (read === solid) return solid
  return (value, shape) => {
    if (!Array.isArray(value)) return solid(value, shape)
    shape.key += `[${value.length}`
    const pierced = value.map((item) => read(item, shape))
    shape.key += ']'
    return pierced
  }
}
