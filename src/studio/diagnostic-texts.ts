import type { Diagnostic } from '../../schema/diagnostic.ts'
import { languageName } from './language-name.ts'
import { mirrorPathWords } from './mirror-words.ts'
import { say } from './words/say.ts'
import { plainHint, withLabel } from './words.ts'

/** The words of kinds and notes, by names that come from a file or a server. */
type ByName = {
  kinds: Readonly<Record<string, { message(facts: object): string; hint?(facts: object): string }>>
  notes: Readonly<Record<string, { of(hint: string, facts: object): string }['of']>>
}

/** The message of a diagnostic in the language of the person, with keys of fields in backticks. */
export function messageInLanguage({ message, basis }: Pick<Diagnostic, 'message' | 'basis'>): string {
  const words: ByName | undefined = say().diagnostics
  return (basis && words?.kinds[basis.kind]?.message(basis.facts)) ?? message
}

/** What a rule of a field says, as the end of a sentence, in the language of the person. */
export const ruleInLanguage = (rule: string): string => say().diagnostics?.rule(rule) ?? rule

/** A message with the texts of a translation and its language in words, in place of what mirrors call them. */
function withTexts(message: string, basis: Diagnostic['basis']): string {
  const { texts, tag }: { texts?: unknown; tag?: unknown } = basis?.facts ?? {}
  if (!Array.isArray(texts) || typeof tag !== 'string') return message
  const of = (code: string) => {
    if (code === tag) return languageName({ tag })
    return texts.includes(code) ? say().quoted(mirrorPathWords(undefined, ['texts', code])) : undefined
  }
  return message.replaceAll(/`([^`]+)`/g, (whole, code: string) => of(code) ?? whole)
}

/** What a diagnostic says to those who write in the studio: its field has the label that it has there. */
export const plainMessage = (found: Pick<Diagnostic, 'message' | 'path' | 'basis'>, label?: string): string =>
  withLabel(withTexts(messageInLanguage(found), found.basis), found.path, label)

/** What the hint of a diagnostic says to those who write in the studio, in their language; empty if it is only about YAML. */
export function hintInLanguage({ hint, basis }: Pick<Diagnostic, 'hint' | 'basis'>): string {
  const words: ByName | undefined = say().diagnostics
  const kind = basis && words?.kinds[basis.kind]
  if (!kind) return plainHint(hint)
  const own = kind.hint?.(basis.facts) ?? ''
  return (basis.notes ?? []).reduce((text, { name, facts }) => words?.notes[name]?.(text, facts) ?? text, own)
}
