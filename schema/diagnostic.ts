/** An error stops the build; a warning is told and lets it pass. */
type Severity = 'error' | 'warning'

/** One error of the content: what is wrong, where, and how to mend it. */
export type Diagnostic = {
  /** Permanent kebab-case name of the kind of error. */
  code: string
  severity: Severity
  /** Path from the root of the repository, with `/`. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units, as editors count. */
  column: number
  /** Where in the data: `blocks[2].items[0].question`. Empty for the whole file. */
  path: string
  /** What happened and why, without the place. */
  message: string
  /** What to do, with the corrected YAML where it can be known. */
  hint: string
  /** How many characters are underlined. */
  length: number
  /** Type of the block that the error is in. */
  block?: string
  /** Other files that it is about as well, such as the other page with the same address. */
  others?: readonly string[]
}

/** What is known about a kind of error; `Args` are the facts of one case. */
export type DiagnosticKind<Args> = {
  severity: Severity
  /** The kind of error in a few words. */
  title: string
  /** Why it is an error, for the documentation. */
  explain: string
  message: (args: Args) => string
  hint: (args: Args) => string
  /** Other files that the error is about as well. */
  others?: (args: Args) => string[]
}

/** Names the facts that a kind of error needs; gives the record back as it is. */
export const kind = <Args = Record<never, never>>(record: DiagnosticKind<Args>) => record

/** `['blocks', 2, 'title']` → `blocks[2].title`. */
export const formatPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  )

/** A corrected piece of YAML under its lead-in, as hints show it. */
export const write = (yaml: string | undefined, otherwise = '') =>
  yaml === undefined ? otherwise : `Write:\n\n${yaml.replace(/^/gm, '    ')}`

/** ` Did you mean …?`, or nothing where nothing is near. */
export const didYouMean = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`

/** Names in a row, at most `most` of them. */
export const listed = (names: readonly string[], most = 12) =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
