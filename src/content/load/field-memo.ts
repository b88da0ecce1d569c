import type { z } from 'zod'
import { migrationsOf } from '../parse/migrate.ts'
import { childPlace, type Place, placeOf, remember } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { isListing } from '../resolve/page-lists.ts'
import { type Written, writtenBlock } from '../resolve/resolve-blocks.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import type { ParsedBlock } from '../validate/block-check.ts'
import { mayLead } from '../validate/link-checks.ts'
import { type Found, findIn, foundInAll } from '../validate/references.ts'
import { createKept, type Kept } from './dependency-cache.ts'
import type { Reading, Recipe } from './page-reading.ts'
import type { Blocks } from './read-blocks.ts'

/** What a field came to on a page. */
type Made = { parsed: unknown; found: Found; follows: number }

/** A field of a block as it is written, apart from the others. */
type Field = {
  key: string
  value: unknown
  place: Place | undefined
  /** Whether shared data may be in it. */
  waits: boolean
  schema: z.core.$ZodType
  kept: Kept<Made>
}

/** Fields that are read as they are written: they must say the same on every page. */
const asWritten = ['type', 'id', 'draft', 'publishAt', 'unpublishAt']

const isPlain = (value: unknown) =>
  value === undefined || typeof value === 'boolean' || (typeof value === 'string' && !value.includes('{'))

/** The parts of `block` that are read as they are written, with their places. */
function outlineOf(block: Record<string, unknown>, self: Place): Record<string, unknown> {
  const keys = asWritten.filter((key) => Object.hasOwn(block, key))
  const places = keys.flatMap((key): [string, Place][] => {
    const place = childPlace(block, key)
    return place ? [[key, place]] : []
  })
  return remember(Object.fromEntries(keys.map((key) => [key, block[key]])), self, new Map(places))
}

/** The fields of a block, those that hold a text first, as links are found in them. */
function fieldsOf({ block, waits }: Written, shape: Readonly<Record<string, z.core.$ZodType>>): Field[] {
  const fields = Object.entries(block).map(([key, value]) => {
    const schema = shape[key] as z.core.$ZodType
    return { key, value, place: childPlace(block, key), waits: waits(key), schema, kept: createKept<Made>() }
  })
  const isText = ({ value }: Field) => typeof value === 'string'
  return [...fields.filter(isText), ...fields.filter((field) => !isText(field))]
}

const nothing: Found = { links: [], pictures: [], anchors: [] }

/** What is found in one field of a block. */
function findInField(key: string, written: unknown, parsed: unknown, place: Place | undefined): Found {
  if (typeof written === 'object') return findIn({ [key]: written }, { [key]: parsed })
  if (typeof written !== 'string' || !mayLead(key, written) || !place) return nothing
  return findIn(remember({ [key]: written }, place, new Map([[key, place]])), undefined)
}

const context = { async: false } as const

/** One field on one page; `undefined` where it has a fault. */
function make(field: Field, type: string, reading: Reading): Made | undefined {
  const { key, value, waits, schema, kept } = field
  const { reads, records, scope } = reading
  reads.follows = 0
  const resolving = startResolving(reading.resolving.library)
  const resolved = waits ? resolveData(value, resolving) : value
  const own = resolved !== value && typeof resolved === 'object' && resolved !== null ? placeOf(resolved) : undefined
  const place = own ?? field.place
  const { value: written, diagnostics } = fillTokens(resolved, scope, type, place)
  if (resolving.broken || resolving.diagnostics.length > 0 || diagnostics.length > 0) return undefined
  const result = schema._zod.run({ value: written, issues: [] }, context)
  if (result instanceof Promise || result.issues.length > 0) return undefined
  const found = findInField(key, written, result.value, place)
  const made = { parsed: result.value, found, follows: reads.follows }
  kept.keep(records, made.follows, made)
  return made
}

/** Whether a block passes what its schema asks of several fields together. */
function passes(block: ParsedBlock, checks: readonly z.core.$ZodCheck<never>[]): boolean {
  const payload = { value: block as never, issues: [] }
  for (const { _zod } of checks) {
    if (_zod.def.when?.(payload) === false) continue
    _zod.check(payload)
    if (payload.issues.length > 0) return false
  }
  return true
}

/**
 * How the one block of an item is made for further pages after `read`, field by field: a field that looked up nothing but
 * the city is the same on all pages of that city, whatever the other fields look up. Gives what reading in full gives,
 * or nothing. Not every block has a recipe: what is read as it is written (lists of pages, forms) has none.
 */
export function recipeOf(
  item: Record<string, unknown>,
  place: Place,
  read: Blocks,
  { checkBlock, resolving }: Reading,
): Recipe | undefined {
  const written = writtenBlock(item, place, resolving.library)
  const [first] = read.parsed
  const schema = first && (checkBlock.schemas[first.type] as z.core.$ZodTypes | undefined)
  if (written === undefined || read.parsed.length !== 1 || schema?._zod.def.type !== 'object') return undefined
  const { block } = written
  const { shape, checks = [] } = schema._zod.def
  const { type } = first as ParsedBlock
  const isUsual =
    type !== 'form' &&
    migrationsOf(checkBlock.schemas[type]).length === 0 &&
    !isListing({ type }) &&
    !['from', 'only', 'alt', 'anchor'].some((key) => Object.hasOwn(block, key)) &&
    Object.keys(block).every((key) => Object.hasOwn(shape, key)) &&
    asWritten.every((key) => isPlain(block[key]))
  if (!isUsual) return undefined
  const fields = fieldsOf(written, shape)
  const outline = outlineOf(block, written.place)

  return (reading) => {
    const parsed: ParsedBlock & Record<string, unknown> = { ...(first as ParsedBlock) }
    const found: Found[] = []
    let follows = 0
    for (const field of fields) {
      const made = field.kept.find(reading.records) ?? make(field, type, reading)
      if (made === undefined) return undefined
      parsed[field.key] = made.parsed
      follows |= made.follows
      found.push(made.found)
    }
    if (!passes(parsed, checks as readonly z.core.$ZodCheck<never>[])) return undefined
    reading.reads.follows = follows
    return {
      parsed: [parsed],
      filled: [outline],
      places: [written.place],
      found: [foundInAll(found)],
      broken: false,
      diagnostics: [],
    }
  }
}
