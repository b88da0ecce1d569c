import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { correctedLine } from '../parse/source.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import { closestFirst, suggest } from '../validate/suggest.ts'

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
  places: readonly SourcePosition[]
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

/** Nothing has happened yet. */
export const startResolving = (library: Library): Resolving => ({
  library,
  diagnostics: [],
  used: new Set(),
  broken: false,
  waits: false,
})

/** Adds a fault; what it stands in gives no page. */
export function fail(resolving: Resolving, diagnostic: Diagnostic): void {
  resolving.diagnostics.push(diagnostic)
  resolving.broken = true
}

/** Facts of an unknown name for its fault: what was probably meant, the mended line, the choices. */
export function unknownName(name: string, names: readonly string[], place: SourcePosition) {
  const suggestion = suggest(name, names)
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, place.start, place.end, suggestion)
  return { name, suggestion, corrected, names: closestFirst(name, names) }
}
