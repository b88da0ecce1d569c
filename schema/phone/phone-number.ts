import {
  type CountryCode,
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { language } from '../language/language.ts'
import { line } from '../text.ts'
import { dialled } from './phone.ts'

// What knows the numbers of all countries. The browser has no use for it: there is `phone.ts`.

const countryOf = (country: string) => country as CountryCode

/** A phone number with its country (E.164), as search engines ask for it; as it is written if it is no number of that country. */
export const internationalPhone = (phone: string): string =>
  parsePhoneNumberFromString(dialled(phone), countryOf(language().phoneCountry))?.number ?? phone

/** What is wrong with a number that a link shall dial. A short one may be a service of the country. */
export function phoneProblem(phone: string, country: string = language().phoneCountry): string | undefined {
  const [number = ''] = dialled(phone).split(';')
  const problem = validatePhoneNumberLength(number, countryOf(country))
  if (problem === undefined || problem === 'TOO_SHORT' || phone.includes('{')) return undefined
  const [first] = findPhoneNumbersInText(phone, countryOf(country))
  const example = first ? phone.slice(first.startsAt, first.endsAt) : '+31 20 555 0142'
  return `must be one telephone number, such as \`${example}\`: a link dials one. Write others, and all words, into a text of their own`
}

/** A phone number as people read it, which a link dials. */
export const phoneLine = (max: number) =>
  line(max).refine((phone) => phoneProblem(phone) === undefined, { error: ({ input }) => phoneProblem(String(input)) })
