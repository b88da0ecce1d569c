import type { Diagnostic } from '../../../schema/diagnostic.ts'

/** The input of every format. */
export type Report = {
  diagnostics: readonly Diagnostic[]
  /** Number of validated pages. */
  pages: number
  /** Text of a file, for code frames. */
  sources: (file: string) => string | undefined
  /** The section of the catalogue about a code, in Markdown; `undefined` if it is not available. */
  about: (code: string) => string | undefined
}
