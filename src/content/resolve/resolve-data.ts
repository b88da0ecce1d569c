import { isMapping } from '../../../schema/is-mapping.ts'
import { diagnose, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords } from '../diagnostics/format-value.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import { unknownRecord } from '../diagnostics/unknown-record.ts'
import {
  type Container,
  childPosition,
  childPositions,
  isContainer,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { contentsOf } from './contents.ts'
import { missingValue } from './missing-value.ts'
import { fail, type Library, type ResolvedData, type Resolving } from './resolve-context.ts'
import { markShared, sharedCopy } from './shared-values.ts'

const referenceKeys = ['from', 'only']

/** Whether a mapping refers to shared data: `from:` alone, or beside keys that only make sense with it. */
function isReference(value: unknown, library: Library): value is { from: string; only?: unknown } {
  if (!isMapping(value) || typeof value['from'] !== 'string') return false
  return Object.keys(value).every((key) => referenceKeys.includes(key)) || library.dataNames().includes(value['from'])
}

/** The records named by `only:`, in its order. */
function selected(reference: Container, shared: ResolvedData, name: string, resolving: Resolving): unknown {
  const only = (reference as Record<string, unknown>)['only']
  const position = childPosition(reference, 'only')
  if (only === undefined || position === undefined) return shared.value
  if (shared.records === undefined) {
    fail(resolving, diagnose('unknown-option', keyRange(position), { key: 'only', name }))
    return missingValue(reference)
  }
  if (!Array.isArray(only)) {
    const facts = { key: 'only', expected: 'a list', found: kindInWords(only), corrected: undefined }
    fail(resolving, diagnose('wrong-type', valueRange(position), facts))
    return missingValue(reference)
  }
  const records = shared.records
  const chosen = only.map((slug, index) => {
    const at = childPosition(only, index) ?? position
    const record = typeof slug === 'string' ? records.get(slug) : undefined
    if (typeof slug !== 'string') {
      const facts = {
        key: `only[${index}]`,
        expected: 'the name of a record',
        found: kindInWords(slug),
        corrected: undefined,
      }
      fail(resolving, diagnose('wrong-type', valueRange(at), facts))
    } else if (record === undefined) {
      fail(resolving, unknownRecord(name.split('-with-')[0] ?? name, slug, records.keys(), at))
    }
    return record ?? missingValue(reference)
  })
  const whole = shared.value as Container
  const positions = chosen.map((record) => positionOf(record) ?? position)
  return setPositions(chosen, positionOf(whole) ?? position, new Map(positions.entries()))
}

const wordOf = (name: string) => name.split('.')[0] as string

/** Whether a name of shared data refers to the page's own records. */
export const isOwnName = (name: string, { exampleByWord }: Library) =>
  name.includes('.') && exampleByWord.has(wordOf(name))

/** The word of the record that a name needs and the page does not name, with a record as an example. */
function unnamed(name: string, library: Library) {
  const word = wordOf(name)
  const example = library.exampleByWord.get(word)
  return !isOwnName(name, library) || example === undefined || library.named?.has(word) ? undefined : { word, example }
}

function lookUp(reference: Record<string, unknown> & { from: string }, resolving: Resolving): unknown {
  const name = reference.from
  if (resolving.library.named === undefined && isOwnName(name, resolving.library)) {
    resolving.needsPage = true
    return reference
  }
  const position = childPosition(reference, 'from') as SourcePosition
  for (const key of Object.keys(reference))
    if (!referenceKeys.includes(key)) {
      const at = childPosition(reference, key) ?? position
      fail(resolving, diagnose('unknown-option', keyRange(at), { key, name }))
    }
  const shared = resolving.library.data(name)
  if (shared === undefined) {
    const missing = unnamed(name, resolving.library)
    const facts = { ...unknownName(name, missing ? [] : resolving.library.dataNames(), position), missing }
    fail(resolving, diagnose('unknown-data', valueRange(position), facts))
  } else if ('chain' in shared) fail(resolving, diagnose('data-cycle', valueRange(position), { chain: shared.chain }))
  else if (shared.broken) resolving.failed = true
  else {
    resolving.needsPage ||= shared.needsPage === true
    const value = markShared(selected(reference, shared, name, resolving))
    return shared.needsPage ? resolveData(value, resolving) : value
  }
  return missingValue(reference)
}

/** Replaces every `from:` by shared data. In a list, the entries of a shared list are spliced in. */
export const resolveData = (value: unknown, resolving: Resolving): unknown =>
  contentsOf(value).hasFrom ? resolveValue(value, resolving) : value

function resolveValue(value: unknown, resolving: Resolving): unknown {
  if (!isContainer(value)) return value
  if (isReference(value, resolving.library)) return lookUp(value, resolving)
  return Array.isArray(value) ? resolveList(value, resolving) : resolveMapping(value, resolving)
}

function resolveList(list: unknown[], resolving: Resolving): unknown[] {
  const all = list.map((item) => resolveValue(item, resolving))
  const self = positionOf(list)
  if (!self || all.every((resolved, index) => resolved === list[index])) return list
  const items: unknown[] = []
  const positions = new Map<number, SourcePosition>()
  const add = (item: unknown, position: SourcePosition | undefined) => {
    if (position) positions.set(items.length, position)
    items.push(item)
  }
  all.forEach((resolved, index) => {
    const item = list[index]
    if (resolved !== item && Array.isArray(resolved) && !Array.isArray(item))
      resolved.forEach((entry, at) => {
        add(entry, childPosition(resolved, at))
      })
    else add(resolved, (resolved !== item && positionOf(resolved)) || childPosition(list, index))
  })
  return sharedCopy(list, items, (copy) => setPositions(copy, self, positions))
}

/** The mapping with shared data in place of every `from:` in it; the same object if there is none. */
export function resolveMapping(mapping: Record<string, unknown>, resolving: Resolving): Record<string, unknown> {
  let resolved: Record<string, unknown> | undefined
  for (const key of Object.keys(mapping)) {
    const item = mapping[key]
    const value = resolveValue(item, resolving)
    if (value === item) continue
    resolved ??= { ...mapping }
    resolved[key] = value
  }
  const self = positionOf(mapping)
  if (!resolved || !self) return mapping
  return sharedCopy(mapping, resolved, (entries) =>
    setPositions(entries, self, () => {
      const positions = new Map(childPositions(mapping))
      for (const [key, item] of Object.entries(entries)) {
        const position = item === mapping[key] ? undefined : positionOf(item)
        if (position) positions.set(key, position)
      }
      return positions
    }),
  )
}
