import type { DiagnosticKind } from '../../../schema/diagnostic.ts'
import type { diagnosticKinds } from '../../../schema/diagnostics/codes.ts'
import type { NoteWords } from '../../../schema/diagnostics/parts/notes.ts'

/**
 * What a kind of diagnostic says in the studio. The hint is for those who write in forms: where there would be only lines of
 * a file, there is none.
 */
type KindWords<Facts> = { message: (facts: Facts) => string; hint?: (facts: Facts) => string }

/** The words of some kinds of diagnostics, by their codes. */
export type WordsOfKinds<Kinds> = {
  [Code in keyof Kinds]: Kinds[Code] extends DiagnosticKind<infer Facts> ? KindWords<Facts> : never
}

/** What diagnostics say, in another language than English, in which diagnostics are written. */
export type DiagnosticWords = {
  kinds: WordsOfKinds<typeof diagnosticKinds>
  notes: NoteWords
  /** What a fix does, from its English title. */
  fix: (title: string) => string
  /** What a rule of a field says, from its English words: the end of a sentence. */
  rule: (english: string) => string
}
