import type { Edit, EditPath, Splice } from './edit.ts'

/** An error stops the build; a warning is only reported. */
type Severity = 'error' | 'warning'

/** A change of one file: edits of its values, or of its text if it cannot be parsed; its creation or deletion. */
type FileChange =
  | { kind: 'edits'; edits: readonly Edit[] }
  | { kind: 'text'; splices: readonly Splice[] }
  | { kind: 'create'; text: string }
  | { kind: 'delete' }

/** What resolves a diagnostic. */
export type Fix = {
  /** What it does, for a button: `Change to \`title\``. */
  title: string
  /** Path from the root of the repository. */
  file: string
  change: FileChange
}

/** A fix as a kind of diagnostic describes it; without `file`, it changes the file of the diagnostic. */
export type FixOf = Omit<Fix, 'file'> & { file?: string }

/** The value that a diagnostic is about: its path in its file, and the range that is underlined, as offsets. */
export type FixTarget = { file: string; path: EditPath; start: number; end: number }

/**
 * What the texts of a diagnostic follow from, so that they can be said in another language: the kind whose texts they are,
 * the facts of the case, and what was noted on it since. All of it can be written as JSON.
 */
type Basis = { kind: string; facts: object; notes?: readonly { name: string; facts: object }[] }

/** A finding of validation: what is wrong, where, and how to fix it. */
export type Diagnostic = {
  /** Permanent kebab-case name of the kind of error. */
  code: string
  severity: Severity
  /** Path from the root of the repository, with `/`. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 code units, as editors count. */
  column: number
  /** Path of the value: `blocks[2].items[0].question`. Empty for the whole file. */
  path: string
  /** What happened and why, without the position. */
  message: string
  /** What to do, with the corrected YAML if it can be derived. */
  hint: string
  /** How many characters are underlined. */
  length: number
  /** Type of the block that contains the error. */
  block?: string
  /** Other files that it concerns, such as the other page with the same address. */
  others?: readonly string[]
  fix?: Fix
  basis?: Basis
}

/** The texts of a kind of diagnostic; `Args` are the facts of one case. */
export type DiagnosticKind<Args> = {
  severity: Severity
  /** The kind of error in a few words. */
  title: string
  /** Why it is an error, for the documentation. */
  explain: string
  message: (args: Args) => string
  hint: (args: Args) => string
  /** Other files that the error concerns. */
  others?: (args: Args) => string[]
  /** What resolves it, if that is certain. Not needed where the hint shows the corrected line, which is the fix. */
  fix?: (args: Args, target: FixTarget) => FixOf | undefined
}

/** Types the facts that a kind of diagnostic needs; returns the record unchanged. */
export const kind = <Args = Record<never, never>>(record: DiagnosticKind<Args>) => record

/** `['blocks', 2, 'title']` → `blocks[2].title`. */
export const formatPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  )

/** Corrected YAML after “Write:”, for a hint; without YAML, the other text. */
export const write = (yaml: string | undefined, otherwise = '') =>
  yaml === undefined ? otherwise : `Write:\n\n${yaml.replace(/^/gm, '    ')}`

/** What to write: the corrected YAML, or, where nobody knows what is meant, what to do and an example of it. */
export const writeOrExample = (
  { corrected, example }: { corrected: string | undefined; example?: string | undefined },
  otherwise: string,
): string =>
  corrected === undefined && example !== undefined
    ? `${otherwise} For example:\n\n${example.replace(/^/gm, '    ')}`
    : write(corrected, otherwise)

/** ` Did you mean …?`, or an empty text without a suggestion. */
export const didYouMean = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`

/** Names in backticks, separated by commas. */
export const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Names separated by commas, at most `max` of them. */
export const listed = (names: readonly string[], max = 12) =>
  names.length <= max ? names.join(', ') : `${names.slice(0, max).join(', ')} and ${names.length - max} more`
