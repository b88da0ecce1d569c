import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** What looks wrong about a phone number of the United States, or of another country where it starts with `+`. */
export function phoneHint(typed: string): string | undefined {
  if (typed.trim() === '' || parsePhoneNumberFromString(typed, 'US')?.isPossible()) return undefined
  return 'This looks incomplete. Is a digit missing? You can send it as it is.'
}
