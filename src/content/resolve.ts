import type { Diagnostic } from '../../schema/diagnostic.ts'
import { diagnose, keySpotOf, spotOf } from './diagnose.ts'
import { type Container, childPlace, childPlaces, isMapping, type Place, placeOf, remember } from './place.ts'
import { found } from './shown.ts'
import { correctedLine } from './source.ts'
import { standIn } from './stand-in.ts'
import { closestFirst, suggest } from './suggest.ts'

/** Something shared, ready to be set into a page. `broken` means that its faults are reported where it stands. */
export type Shared = {
  value: unknown
  broken: boolean
  records?: ReadonlyMap<string, unknown>
  /** Whether it holds a `from:` that only a page with a city or a service can answer. */
  waits?: boolean
}
/** A fragment: its blocks, and whether it is a single one, whose fields a page may override. */
export type Fragment = {
  blocks: readonly unknown[]
  single: boolean
  broken: boolean
  places: readonly Place[]
  /** As in {@link Shared}. */
  waits: boolean
}

/** Where names are looked up. A chain instead of a value means that the name stands inside itself. */
export type Library = {
  fragment: (name: string) => Fragment | { chain: readonly string[] } | undefined
  data: (name: string) => Shared | { chain: readonly string[] } | undefined
  fragmentNames: () => readonly string[]
  dataNames: () => readonly string[]
  /** The records that the page names. Left out where there is no page yet: lists of its records then wait for it. */
  named?: ReadonlySet<string>
}

/** What happened while a file was resolved. */
export type Resolving = {
  library: Library
  diagnostics: Diagnostic[]
  used: Set<string>
  broken: boolean
  waits: boolean
}
export const startResolving = (library: Library): Resolving => ({
  library,
  diagnostics: [],
  used: new Set(),
  broken: false,
  waits: false,
})

function fail(resolving: Resolving, diagnostic: Diagnostic): void {
  resolving.diagnostics.push(diagnostic)
  resolving.broken = true
}

/** Facts of an unknown name for its fault: what was probably meant, the mended line, the choices. */
export function unknownName(name: string, names: readonly string[], place: Place) {
  const suggestion = suggest(name, names)
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, place.start, place.end, suggestion)
  return { name, suggestion, corrected, names: closestFirst(name, names) }
}

const referenceKeys = ['from', 'only']

/** Whether a mapping stands for shared data: `from:` alone, or next to what only makes sense with it. */
function isReference(value: unknown, library: Library): value is { from: string; only?: unknown } {
  if (!isMapping(value) || typeof value['from'] !== 'string') return false
  return Object.keys(value).every((key) => referenceKeys.includes(key)) || library.dataNames().includes(value['from'])
}

/** The records named by `only:`, in its order. */
function selected(reference: Container, shared: Shared, name: string, resolving: Resolving): unknown {
  const only = (reference as Record<string, unknown>)['only']
  const place = childPlace(reference, 'only')
  if (only === undefined || place === undefined) return shared.value
  if (shared.records === undefined) {
    fail(resolving, diagnose('unknown-option', keySpotOf(place), { key: 'only', name }))
    return standIn(reference)
  }
  if (!Array.isArray(only)) {
    const facts = { key: 'only', expected: 'a list', found: found(only), corrected: undefined }
    fail(resolving, diagnose('wrong-type', spotOf(place), facts))
    return standIn(reference)
  }
  const records = shared.records
  const chosen = only.map((slug, index) => {
    const at = childPlace(only, index) ?? place
    const record = typeof slug === 'string' ? records.get(slug) : undefined
    if (typeof slug !== 'string') {
      const facts = {
        key: `only[${index}]`,
        expected: 'the name of a record',
        found: found(slug),
        corrected: undefined,
      }
      fail(resolving, diagnose('wrong-type', spotOf(at), facts))
    } else if (record === undefined) {
      const code = name.startsWith('cities') ? 'unknown-city' : 'unknown-service'
      fail(resolving, diagnose(code, spotOf(at), unknownName(slug, [...records.keys()], at)))
    }
    return record ?? standIn(reference)
  })
  const whole = shared.value as Container
  const places = chosen.map((record) => placeOf(record as object) ?? place)
  return remember(chosen, placeOf(whole) ?? place, new Map(places.entries()))
}

/** Whether a name of shared data stands for something of the page's own records. */
export const isOwnName = (name: string) => name.startsWith('city.') || name.startsWith('service.')

/** The word of a list of records where the page names no such record. */
const unnamed = (name: string, { named }: Library): 'city' | 'service' | undefined => {
  const word = name.split('.')[0]
  return isOwnName(name) && (word === 'city' || word === 'service') && !named?.has(word) ? word : undefined
}

function lookUp(reference: Record<string, unknown> & { from: string }, resolving: Resolving): unknown {
  const name = reference.from
  if (isOwnName(name) && resolving.library.named === undefined) {
    resolving.waits = true
    return reference
  }
  const place = childPlace(reference, 'from') as Place
  for (const key of Object.keys(reference))
    if (!referenceKeys.includes(key)) {
      const at = childPlace(reference, key) ?? place
      fail(resolving, diagnose('unknown-option', keySpotOf(at), { key, name }))
    }
  const shared = resolving.library.data(name)
  if (shared === undefined) {
    const missing = unnamed(name, resolving.library)
    const facts = { ...unknownName(name, missing ? [] : resolving.library.dataNames(), place), missing }
    fail(resolving, diagnose('unknown-data', spotOf(place), facts))
  } else if ('chain' in shared) fail(resolving, diagnose('data-cycle', spotOf(place), { chain: shared.chain }))
  else if (shared.broken) resolving.broken = true
  else {
    resolving.waits ||= shared.waits === true
    const value = selected(reference, shared, name, resolving)
    return shared.waits ? resolveData(value, resolving) : value
  }
  return standIn(reference)
}

/** Sets shared data in place of every `from:`. In a list, the entries of a shared list are spliced in. */
export function resolveData(value: unknown, resolving: Resolving): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isReference(value, resolving.library)) return lookUp(value, resolving)
  return Array.isArray(value)
    ? resolveList(value, resolving)
    : resolveMapping(value as Record<string, unknown>, resolving)
}

function resolveList(list: unknown[], resolving: Resolving): unknown[] {
  const self = placeOf(list)
  const items: unknown[] = []
  const places = new Map<number, Place>()
  let changed = false
  const add = (item: unknown, place: Place | undefined) => {
    if (place) places.set(items.length, place)
    items.push(item)
  }
  list.forEach((item, index) => {
    const resolved = resolveData(item, resolving)
    changed ||= resolved !== item
    if (resolved !== item && Array.isArray(resolved) && !Array.isArray(item))
      resolved.forEach((entry, at) => {
        add(entry, childPlace(resolved, at))
      })
    else add(resolved, (resolved !== item && placeOfValue(resolved)) || childPlace(list, index))
  })
  return changed && self ? remember(items, self, places) : list
}

const placeOfValue = (value: unknown) => (typeof value === 'object' && value !== null ? placeOf(value) : undefined)

function resolveMapping(mapping: Record<string, unknown>, resolving: Resolving): Record<string, unknown> {
  const self = placeOf(mapping)
  const entries = Object.entries(mapping).map(([key, item]) => [key, resolveData(item, resolving)] as const)
  if (!self || entries.every(([key, item]) => item === mapping[key])) return mapping
  const places = new Map(childPlaces(mapping))
  for (const [key, item] of entries) {
    const place = item === mapping[key] ? undefined : placeOfValue(item)
    if (place) places.set(key, place)
  }
  return remember(Object.fromEntries(entries), self, places)
}

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
