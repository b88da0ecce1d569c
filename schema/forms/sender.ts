import type { Answers } from './answers.ts'
import type { FormField } from './form-field.ts'

/** Who sent an inquiry. */
export type Sender = { name: string; email: string | undefined }

/**
 * The names of the fields with the sender's name: of one with `autocomplete: name`, or of those with `given-name` and
 * `family-name`.
 */
export function nameFields(fields: readonly FormField[]): readonly string[] {
  const filled = (words: string) =>
    fields.filter((field) => field.kind === 'text' && field.autocomplete === words).slice(0, 1)
  const whole = filled('name')
  return (whole.length > 0 ? whole : [...filled('given-name'), ...filled('family-name')]).map(({ name }) => name)
}

/** The sender of an inquiry, found by `autocomplete` of the fields, not by their names. */
export function senderOf(fields: readonly FormField[], content: Answers): Sender {
  const textOf = (name: string) => (typeof content[name] === 'string' ? content[name] : '')
  const address = fields.find((field) => field.kind === 'email' && field.autocomplete === 'email')
  return {
    name: nameFields(fields).map(textOf).join(' ').trim(),
    email: (address && textOf(address.name)) || undefined,
  }
}
