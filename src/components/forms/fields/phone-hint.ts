import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A probable mistake in a phone number of the United States, or of another country if it starts with `+`. */
export function phoneHint(typed: string): string | undefined {
  if (typed.trim() === '' || parsePhoneNumberFromString(typed, 'US')?.isPossible()) return undefined
  return 'This looks incomplete. Is a digit missing? You can send it as it is.'
}
