import { answersWords } from '../language/answers-words.ts'
import { formatOf } from '../language/language.ts'
import { fill } from '../language/words.ts'
import { type FileType, fileTypes } from './file-types.ts'
import type { FormField } from './form-field.ts'

/** `jpg, pdf` → `JPEG or PDF`. */
export const typeNames = (types: readonly FileType[]) =>
  formatOf('or', ({ locale }) => new Intl.ListFormat(locale, { type: 'disjunction' })).format(
    types.map((type) => fileTypes[type].name),
  )

/** The message for a missing answer to a field. */
export function missingText({ kind, label, missing }: FormField): string {
  if (missing) return missing
  if (kind === 'consent') return answersWords.missingConsent
  if (kind === 'file') return answersWords.missingFile
  if (['select', 'radio', 'choices', 'yesno', 'rating'].includes(kind)) return answersWords.missingChoice
  return /[?.!:]$/.test(label) ? answersWords.missingAnswer : fill(answersWords.missing, { label })
}

/** A message beside its field, with the name above it: “must be …” becomes a sentence. */
export const asSentence = (message: string): string =>
  message.startsWith('must ') ? fill(answersWords.asSentence, { message }) : message
