import { childPlace, isMapping, type Place } from '../parse/source-position.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import { type Resolving, startResolving } from '../resolve/resolve-context.ts'
import { createKept } from './dependency-cache.ts'
import { recipeOf } from './field-memo.ts'
import type { Item, Memory, Reading } from './page-reading.ts'
import { type Blocks, readBlocks, together } from './read-blocks.ts'
import { compareReadings } from './verify-field-memo.ts'

/** What an item stands for: all that name a fragment and nothing else stand for the same. */
function subjectOf(item: Record<string, unknown>, { library }: Resolving): object {
  const { use } = item
  if (typeof use !== 'string' || Object.keys(item).length > 1) return item
  return library.fragment(use) ?? item
}

/** What blocks gave on other pages of the same shared content. */
export function createMemory(): Memory {
  const items = new WeakMap<object, Item>()
  let made = 0
  return {
    of(item: object): Item {
      const known = items.get(item) ?? { kept: createKept(), readings: 0 }
      items.set(item, known)
      return known
    },
    /** Whether the next block that is made by a recipe is to be read the plain way as well. */
    isSample: () => ++made % (made < manyBlocks ? sampleEvery : rarelyEvery) === 0,
  }
}

/** One block of so many: no multiple of the number of blocks that a page has, so that it is each of them in turn. */
const sampleEvery = 101
/** After so many blocks, most of which are of one template, it is one of so many more. */
const manyBlocks = 20_000
const rarelyEvery = 1_009

/** Shared data and tokens set in, everything checked. */
function readPlainly(item: unknown, place: Place, { scope, checkBlock }: Reading, resolving: Resolving): Blocks {
  const { blocks, places } = resolveBlocks([item], [place], resolving)
  return readBlocks(blocks, places, scope, checkBlock)
}

/** The blocks of an item by what is known of it from other pages; `undefined` where they must be read. */
function readAsKnown(known: Item, item: Record<string, unknown>, place: Place, reading: Reading): Blocks | undefined {
  const { reads, records, resolving, memory } = reading
  const before = known.kept.find(records)
  if (before) return before
  const made = known.recipe?.(reading)
  if (made === undefined) return undefined
  const { follows } = reads
  if (memory.isSample()) compareReadings(made, readPlainly(item, place, reading, startResolving(resolving.library)))
  known.kept.keep(records, follows, made)
  return made
}

function readItem(item: unknown, place: Place, reading: Reading): Blocks {
  const { reads, records, resolving, memory } = reading
  if (!isMapping(item)) return readPlainly(item, place, reading, resolving)
  if (typeof item['use'] === 'string') resolving.used.add(item['use'])
  const known = memory.of(subjectOf(item, resolving))
  const made = readAsKnown(known, item, place, reading)
  if (made) return made
  reads.follows = 0
  const read = readPlainly(item, place, reading, resolving)
  const isSound = read.diagnostics.length + resolving.diagnostics.length === 0 && !read.broken && !resolving.broken
  if (!isSound) return read
  known.readings += 1
  // Most blocks that were written by hand are read once.
  if (known.readings === 2) known.recipe = recipeOf(item, place, read, reading)
  known.kept.keep(records, reads.follows, read)
  return read
}

/** The blocks of a list that may name fragments. `start` is the place of the page. */
export const readItems = (list: readonly unknown[], start: Place, reading: Reading): Blocks =>
  together(list.map((item, index) => readItem(item, childPlace(list, index) ?? start, reading)))
