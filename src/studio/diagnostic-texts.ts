import type { Diagnostic } from '../../schema/diagnostic.ts'
import { say } from './words/say.ts'
import { plainHint, withLabel } from './words.ts'

/** The words of kinds and notes, by names that come from a file or a server. */
type ByName = {
  kinds: Readonly<Record<string, { message(facts: object): string; hint?(facts: object): string }>>
  notes: Readonly<Record<string, { of(hint: string, facts: object): string }['of']>>
}

/** The message of a diagnostic in the language of the person, with keys of fields in backticks. */
export function messageInLanguage({ message, madeOf }: Pick<Diagnostic, 'message' | 'madeOf'>): string {
  const words: ByName | undefined = say().diagnostics
  return (madeOf && words?.kinds[madeOf.kind]?.message(madeOf.facts)) ?? message
}

/** What a diagnostic says to those who write in the studio: its field has the label that it has there. */
export const plainMessage = (found: Pick<Diagnostic, 'message' | 'path' | 'madeOf'>, label?: string): string =>
  withLabel(messageInLanguage(found), found.path, label)

/** What the hint of a diagnostic says to those who write in the studio, in their language; empty if it is only about YAML. */
export function hintInLanguage({ hint, madeOf }: Pick<Diagnostic, 'hint' | 'madeOf'>): string {
  const words: ByName | undefined = say().diagnostics
  const kind = madeOf && words?.kinds[madeOf.kind]
  if (!kind) return plainHint(hint)
  const own = kind.hint?.(madeOf.facts) ?? ''
  return (madeOf.notes ?? []).reduce((text, { name, facts }) => words?.notes[name]?.(text, facts) ?? text, own)
}
