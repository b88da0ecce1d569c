import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { SourcePosition } from '../parse/source-position.ts'

/**
 * Names are resolved in two phases. Fragments and shared data are resolved once for the whole site, before there is a
 * page: what refers to a record of the page (`from: city.notes`) stays as it is, and `needsPage` is true. Each page
 * then resolves what needs it, by a library that has `named`.
 */

/** Resolved shared data. `broken`: it has an error, which is reported in its own file. */
export type ResolvedData = {
  value: unknown
  broken: boolean
  records?: ReadonlyMap<string, unknown>
  /** Whether it contains a `from:` that only a page with records can resolve. */
  needsPage?: boolean
}
/** A fragment: its blocks, and whether it is a single block, whose fields a page may override. */
export type Fragment = {
  blocks: readonly unknown[]
  single: boolean
  broken: boolean
  positions: readonly SourcePosition[]
  /** As in {@link ResolvedData}. */
  needsPage: boolean
}

/** Looks up names. A chain instead of a value means that the name includes itself. */
export type Library = {
  fragment: (name: string) => Fragment | { chain: readonly string[] } | undefined
  data: (name: string) => ResolvedData | { chain: readonly string[] } | undefined
  fragmentNames: () => readonly string[]
  dataNames: () => readonly string[]
  /** The words for records, such as `city`, with a record of each: names that begin with one are fields of a record. */
  exampleByWord: ReadonlyMap<string, string>
  /** The words of records that the page names. Omitted if there is no page yet: their fields then wait for it. */
  named?: ReadonlySet<string>
}

/** The state while a file is resolved. */
export type Resolving = {
  library: Library
  diagnostics: Diagnostic[]
  used: Set<string>
  /** Whether something cannot be resolved, here or in shared data that it uses. */
  failed: boolean
  needsPage: boolean
}

/** The state before anything is resolved with this library. */
export const startResolving = (library: Library): Resolving => ({
  library,
  diagnostics: [],
  used: new Set(),
  failed: false,
  needsPage: false,
})

/** Adds a diagnostic; the page that contains it is not published. */
export function fail(resolving: Resolving, diagnostic: Diagnostic): void {
  resolving.diagnostics.push(diagnostic)
  resolving.failed = true
}
