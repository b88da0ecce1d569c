import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords } from '../diagnostics/format-value.ts'
import type { Parsed } from '../parse/parse.ts'
import { positionOf, type SourcePosition } from '../parse/source-position.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { type Fragment, type Library, type ResolvedData, startResolving } from './resolve-context.ts'
import { resolveData } from './resolve-data.ts'
import { markShared } from './shared-values.ts'

/** The sources of the library, by name: `quote-form`, `faqs/general`. */
export type LibrarySources = {
  fragments: ReadonlyMap<string, Parsed>
  data: ReadonlyMap<string, Parsed>
  /** As in `Library`. */
  exampleByWord: ReadonlyMap<string, string>
  /** Derived shared values without a file, such as the cards of all cities. */
  derived: ReadonlyMap<string, ResolvedData>
}

/**
 * Resolves each name at most once. If a name is requested while it is being resolved, the result is the chain that
 * leads back to it, in full: a → b → a.
 */
function resolveOnce<Value>(resolve: (name: string) => Value | undefined) {
  const resolved = new Map<string, Value | undefined>()
  const open: string[] = []
  return (name: string): Value | { chain: readonly string[] } | undefined => {
    const start = open.indexOf(name)
    if (start !== -1) return { chain: [...open.slice(start), name] }
    if (resolved.has(name)) return resolved.get(name)
    open.push(name)
    try {
      const result = resolve(name)
      resolved.set(name, result)
      return result
    } finally {
      open.pop()
    }
  }
}

/** Fragments and shared data by name, each resolved once. Their errors are added to `diagnostics`. */
export function createLibrary(
  sources: LibrarySources,
  diagnostics: Diagnostic[],
): Library & { used: ReadonlySet<string> } {
  const used = new Set<string>()
  const fragmentNames = [...sources.fragments.keys()].sort()
  const dataNames = [...sources.derived.keys(), ...sources.data.keys()].sort()

  const fragment = resolveOnce((name): Fragment | undefined => {
    const parsed = sources.fragments.get(name)
    if (parsed === undefined) return undefined
    const broken: Fragment = { blocks: [], positions: [], single: true, broken: true, needsPage: false }
    const { value, position } = parsed
    if (value === undefined) return broken
    if (!Array.isArray(value) && !isMapping(value)) {
      const facts = {
        key: name,
        expected: 'a block or a list of blocks',
        found: kindInWords(value),
        corrected: undefined,
      }
      diagnostics.push(diagnose('wrong-type', valueRange(position), facts))
      return broken
    }
    const resolving = startResolving(library)
    const list: unknown[] = Array.isArray(value) ? value : [value]
    const positions = list.map((item): SourcePosition => positionOf(item) ?? position)
    const resolved = resolveBlocks(list, positions, resolving)
    diagnostics.push(...resolving.diagnostics)
    for (const one of resolving.used) used.add(one)
    markShared(resolved.blocks)
    const single = isMapping(value) && resolved.blocks.length === 1
    return { ...resolved, single, broken: resolving.failed, needsPage: resolving.needsPage }
  })

  const data = resolveOnce((name): ResolvedData | undefined => {
    const derived = sources.derived.get(name)
    if (derived) return derived
    const parsed = sources.data.get(name)
    if (parsed === undefined) return undefined
    if (parsed.value === undefined) return { value: [], broken: true }
    const resolving = startResolving(library)
    const value = resolveData(parsed.value, resolving)
    diagnostics.push(...resolving.diagnostics)
    return { value, broken: resolving.failed, needsPage: resolving.needsPage }
  })

  const library = {
    fragment,
    data,
    fragmentNames: () => fragmentNames,
    dataNames: () => dataNames,
    exampleByWord: sources.exampleByWord,
    used,
  }
  return library
}
