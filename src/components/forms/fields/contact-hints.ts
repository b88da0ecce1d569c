import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formsWords } from '../../../../schema/language/forms-words.ts'
import { language } from '../../../../schema/language/language.ts'

export { emailHint } from './email-typo.ts'

/** A hint where a phone number looks incomplete: a number of the country of the site, or with `+` of any country. */
export function phoneHint(typed: string): string | undefined {
  if (typed.trim() === '' || parsePhoneNumberFromString(typed, language().phoneCountry as CountryCode)?.isPossible())
    return undefined
  return formsWords.incompletePhone
}
