import { childPlace, childPlaces, isMapping, type Place, placeOf, remember } from '../parse/source-position.ts'
import { diagnose, keySpotOf, spotOf } from '../validate/diagnose.ts'
import { found } from '../validate/format-value.ts'
import { fail, type Library, type Resolving, unknownName } from './resolve-context.ts'
import { resolveData, resolveMapping } from './resolve-data.ts'

/** A fragment's block with the fields that stand next to `use:`. */
function overridden(block: unknown, use: Record<string, unknown>): unknown {
  const keys = Object.keys(use).filter((key) => key !== 'use')
  const self = isMapping(block) ? placeOf(block) : undefined
  if (keys.length === 0 || !isMapping(block) || self === undefined) return block
  const places = new Map(childPlaces(block))
  for (const key of keys) {
    const place = childPlace(use, key)
    if (place) places.set(key, place)
  }
  const own = Object.fromEntries(keys.map((key) => [key, use[key]]))
  return remember({ ...block, ...own }, self, places)
}

type Blocks = { blocks: unknown[]; places: Place[] }

/** The block of an item as it is written, before shared data is set in; `waits` says in which fields some may be. */
export type Written = { block: Record<string, unknown>; place: Place; waits: (key: string) => boolean }

/** The one block that an item stands for; `undefined` where it stands for another number of them, or has a fault. */
export function writtenBlock(item: Record<string, unknown>, place: Place, library: Library): Written | undefined {
  if (!Object.hasOwn(item, 'use')) return { block: item, place, waits: () => true }
  const fragment = library.fragment(String(item['use']))
  if (fragment === undefined || 'chain' in fragment || fragment.broken || !fragment.single) return undefined
  const block = overridden(fragment.blocks[0], item)
  const at = fragment.places[0]
  if (!isMapping(block) || at === undefined) return undefined
  return { block, place: at, waits: (key) => fragment.waits || Object.hasOwn(item, key) }
}

function fromFragment(use: Record<string, unknown>, resolving: Resolving): Blocks {
  const none: Blocks = { blocks: [], places: [] }
  const name = use['use']
  const place = childPlace(use, 'use') as Place
  if (typeof name !== 'string') {
    const facts = { key: 'use', expected: 'the name of a fragment', found: found(name), corrected: undefined }
    fail(resolving, diagnose('wrong-type', spotOf(place), facts))
    return none
  }
  resolving.used.add(name)
  const fragment = resolving.library.fragment(name)
  if (fragment === undefined)
    fail(
      resolving,
      diagnose('unknown-fragment', spotOf(place), unknownName(name, resolving.library.fragmentNames(), place)),
    )
  else if ('chain' in fragment) fail(resolving, diagnose('fragment-cycle', spotOf(place), { chain: fragment.chain }))
  else if (fragment.broken) resolving.broken = true
  else {
    resolving.waits ||= fragment.waits
    const keys = Object.keys(use).filter((key) => key !== 'use')
    if (keys.length > 0 && !fragment.single)
      fail(resolving, diagnose('override-of-list', keySpotOf(childPlace(use, keys[0] ?? '') ?? place), { name, keys }))
    const own = resolveMapping(use, resolving)
    const given = fragment.waits ? fragment.blocks.map((block) => resolveData(block, resolving)) : fragment.blocks
    const blocks = fragment.single ? given.map((block) => overridden(block, own)) : [...given]
    return { blocks, places: [...fragment.places] }
  }
  return none
}

/** A list of blocks with fragments set in place of every `use:`, and shared data in place of every `from:`. */
export function resolveBlocks(list: readonly unknown[], places: readonly Place[], resolving: Resolving): Blocks {
  const all: Blocks = { blocks: [], places: [] }
  list.forEach((item, index) => {
    const found =
      isMapping(item) && Object.hasOwn(item, 'use')
        ? fromFragment(item, resolving)
        : { blocks: [resolveData(item, resolving)], places: [places[index] as Place] }
    all.blocks.push(...found.blocks)
    all.places.push(...found.places)
  })
  return all
}
