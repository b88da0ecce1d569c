import type { Diagnostic } from '../../../schema/diagnostic.ts'

/** What a check of the content found, as every format takes it. */
export type Report = {
  diagnostics: readonly Diagnostic[]
  /** How many pages were looked at. */
  pages: number
  /** Text of a file, for code frames. */
  sources: (file: string) => string | undefined
  /** What the catalogue says about a code, in Markdown; nothing where it is not at hand. */
  about: (code: string) => string | undefined
}
