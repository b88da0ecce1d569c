import type { Diagnostic, DiagnosticKind, Fix, FixOf, FixTarget } from '../../../schema/diagnostic.ts'
import { type DiagnosticArgs, type DiagnosticCode, diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { lineText, offsetOf, positionAt, type Source } from '../parse/source.ts'
import { pathOf, type SourcePosition, segmentsOf } from '../parse/source-position.ts'

/** The range of a file that a diagnostic is about; `value` is the path of the value that a fix would change. */
export type SourceRange = {
  source: Source
  start: number
  end: number
  path: string
  value?: EditPath
  block?: string | undefined
}

/** The range of a value; for an empty value that of its key. */
export function valueRange(position: SourcePosition, block?: string): SourceRange {
  const { source, start, end, key } = position
  return {
    source,
    path: pathOf(position),
    value: segmentsOf(position),
    block,
    ...(end <= start && key ? key : { start, end }),
  }
}

/** The range of the key of a value, or of the value if it has none. */
export const keyRange = (position: SourcePosition, block?: string): SourceRange => ({
  ...valueRange(position, block),
  ...position.key,
})

/** A range of a file that no value stands for, such as that of a syntax error. */
export const textRange = (source: Source, start: number, end: number): SourceRange => ({ source, start, end, path: '' })

/** The first character of a file. */
export const fileStart = (source: Source): SourceRange => textRange(source, 0, 1)

/** Length of the underlined text: up to the end of the first line of the range, at least 1. */
function underlined({ source, start, end }: SourceRange): number {
  const { line, column } = positionAt(source, start)
  const rest = lineText(source, line).length - (column - 1)
  const text = source.text.slice(start, Math.min(end, start + Math.max(rest, 0)))
  return Math.max(1, text.trimEnd().length)
}

/** How much of a corrected line the title of a fix repeats. */
const maxTitleLength = 60

/** The fix that a hint shows as the corrected line: it replaces the line of the diagnostic, but not its indentation. */
function correctedFix({ source, start }: SourceRange, args: Corrected): FixOf | undefined {
  const { corrected, suggestion } = args
  if (typeof corrected !== 'string' || corrected.includes('\n')) return undefined
  const { line } = positionAt(source, start)
  const text = lineText(source, line)
  const from = offsetOf(source, line, text.length - text.trimStart().length + 1)
  // A title marks code by backticks, so it shows what is written without those of its own.
  const shown = corrected.replaceAll('`', '')
  const written = shown.length > maxTitleLength ? `${shown.slice(0, maxTitleLength)}…` : shown
  return {
    title: suggestion === undefined ? `Write \`${written}\`` : `Change to \`${suggestion}\``,
    change: { kind: 'text', splices: [{ start: from, end: from + text.trim().length, text: corrected }] },
  }
}

/** The same, if the line has the name that was meant. */
const suggestedFix = (range: SourceRange, args: Corrected) =>
  args.suggestion === undefined ? undefined : correctedFix(range, args)

type Corrected = { corrected?: unknown; suggestion?: unknown }

function fixOf(
  words: DiagnosticKind<unknown>,
  range: SourceRange,
  args: object,
  own: FixOf | undefined,
): Fix | undefined {
  const { file } = range.source
  const target: FixTarget = { file, path: range.value ?? [], start: range.start, end: range.end }
  const found = own ?? suggestedFix(range, args) ?? (words.fix ? words.fix(args, target) : correctedFix(range, args))
  return found && { file, ...found }
}

/** Creates a diagnostic. Its texts come from `schema/diagnostics`, and its fix too unless it is given. */
export function diagnose<Code extends DiagnosticCode>(
  code: Code,
  range: SourceRange,
  args: DiagnosticArgs<Code>,
  ownFix?: FixOf,
): Diagnostic {
  const words = diagnosticKinds[code] as DiagnosticKind<unknown>
  const fix = fixOf(words, range, args, ownFix)
  return {
    code,
    severity: words.severity,
    file: range.source.file,
    ...positionAt(range.source, range.start),
    path: range.path,
    message: words.message(args),
    hint: words.hint(args),
    length: underlined(range),
    ...(range.block === undefined ? {} : { block: range.block }),
    ...(words.others === undefined ? {} : { others: words.others(args) }),
    ...(fix && { fix }),
    basis: { kind: code, facts: args },
  }
}

const byPosition = (a: Diagnostic, b: Diagnostic) =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

/** Codes that may occur several times at one position, each with a different message. */
const manyAtOnePosition = new Set([
  'missing-key',
  'address-gone',
  'untranslated',
  'untranslated-override',
  'english-words',
])

const keyOf = ({ file, line, column, code, message }: Diagnostic) =>
  `${file}:${line}:${column}:${code}${manyAtOnePosition.has(code) ? `:${message}` : ''}`

/** The first of some diagnostics that are the same, with the other files of all of them. */
function joined([first, ...more]: [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const { others } = first
  return others && more.length > 0
    ? { ...first, others: [...new Set([...others, ...more.flatMap(({ others = [] }) => others)])] }
    : first
}

/** Sorted by file and position, without duplicates: a fragment on 900 pages reports its errors 900 times. */
export const inOrder = (diagnostics: Iterable<Diagnostic>): Diagnostic[] =>
  [...Map.groupBy(diagnostics, keyOf).values()].map((same) => joined(same as [Diagnostic])).sort(byPosition)
