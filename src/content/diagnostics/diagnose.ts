import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { type DiagnosticArgs, type DiagnosticCode, diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import { lineText, positionAt, type Source } from '../parse/source.ts'
import { pathOf, type SourcePosition } from '../parse/source-position.ts'

/** The range of a file that a diagnostic is about. */
export type Spot = { source: Source; start: number; end: number; path: string; block?: string | undefined }

/** The spot of a value; for an empty value that of its key. */
export function spotOf(place: SourcePosition, block?: string): Spot {
  const { source, start, end, key } = place
  return { source, path: pathOf(place), block, ...(end <= start && key ? key : { start, end }) }
}

/** The spot of the key of a value, or of the value if it has none. */
export const keySpotOf = (place: SourcePosition, block?: string): Spot => ({ ...spotOf(place, block), ...place.key })

/** The first character of a file. */
export const fileSpot = (source: Source): Spot => ({ source, start: 0, end: 1, path: '' })

/** Length of the underlined text: up to the end of the first line of the range, at least 1. */
function underlined({ source, start, end }: Spot): number {
  const { line, column } = positionAt(source, start)
  const rest = lineText(source, line).length - (column - 1)
  const text = source.text.slice(start, Math.min(end, start + Math.max(rest, 0)))
  return Math.max(1, text.trimEnd().length)
}

/** Creates a diagnostic. Its texts come from `schema/diagnostics`. */
export function diagnose<Code extends DiagnosticCode>(code: Code, spot: Spot, args: DiagnosticArgs<Code>): Diagnostic {
  const found = diagnosticKinds[code] as (typeof diagnosticKinds)[DiagnosticCode]
  const words = found as {
    severity: Diagnostic['severity']
    message: (a: unknown) => string
    hint: (a: unknown) => string
    others?: (a: unknown) => string[]
  }
  return {
    code,
    severity: words.severity,
    file: spot.source.file,
    ...positionAt(spot.source, spot.start),
    path: spot.path,
    message: words.message(args),
    hint: words.hint(args),
    length: underlined(spot),
    ...(spot.block === undefined ? {} : { block: spot.block }),
    ...(words.others === undefined ? {} : { others: words.others(args) }),
  }
}

const byPlace = (a: Diagnostic, b: Diagnostic) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

/** Codes that may occur several times at one position, each with a different message. */
const manyAtOnePlace = new Set(['missing-key', 'address-gone'])

/** Sorted by file and position, without duplicates: a fragment on 900 pages reports its errors 900 times. */
export function inOrder(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const once = new Map<string, Diagnostic>()
  for (const one of diagnostics) {
    const place = `${one.file}:${one.line}:${one.column}:${one.code}`
    const key = manyAtOnePlace.has(one.code) ? `${place}:${one.message}` : place
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()].sort(byPlace)
}
