import { run } from '@zootools/email-spell-checker'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The e-mail address that was probably meant, where the domain looks misspelt. */
export const emailHint = (typed: string): string | undefined => run({ email: typed.trim() })?.full

/** A hint where a phone number of the United States, or of another country with `+`, looks incomplete. */
export function phoneHint(typed: string): string | undefined {
  if (typed.trim() === '' || parsePhoneNumberFromString(typed, 'US')?.isPossible()) return undefined
  return 'This looks incomplete. Is a digit missing? You can send it as it is.'
}
