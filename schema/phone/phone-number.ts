import {
  type CountryCode,
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { language } from '../language/language.ts'
import { line } from '../text.ts'
import { dialled, plainDigits } from './phone.ts'

// What knows the numbers of all countries. The browser has no use for it: there is `phone.ts`.

const countryOf = (country: string) => country as CountryCode

/** A phone number with its country (E.164), as search engines ask for it; as it is written if it is no number of that country. */
export const internationalPhone = (phone: string): string =>
  parsePhoneNumberFromString(dialled(phone), countryOf(language().phoneCountry))?.number ?? phone

/** Whether these digits are a whole number. A short one may be a service of the country. */
const lengthProblem = (digits: string, country: string) => validatePhoneNumberLength(digits, countryOf(country))

/** Whether a link can dial a text: a number of the country, in which letters are no words behind a number that is whole without them. */
function isOneNumber(phone: string, country: string): boolean {
  const [number = ''] = dialled(phone).split(';')
  const problem = lengthProblem(number, country)
  if (problem !== undefined && problem !== 'TOO_SHORT') return false
  const plain = plainDigits(phone).replace(/^[^\d+]+/, '')
  const letter = plain.search(/\p{L}/u)
  const isWord = letter !== -1 && /\d/.test(plain.slice(letter)) && !dialled(phone).includes(';')
  return !isWord || lengthProblem(plain.slice(0, letter), country) !== undefined
}

/** The number in a text that has more than one, or words. */
function numberIn(phone: string, country: string): string | undefined {
  const [found] = findPhoneNumbersInText(phone, countryOf(country))
  return [
    found && phone.slice(found.startsAt, found.endsAt),
    found?.number.formatInternational(),
    phone
      .trim()
      .replace(/\([^()]*\)$/, '')
      .trim(),
  ].find((one) => one !== undefined && one !== phone && isOneNumber(one, country))
}

/** What is wrong with a number that a link shall dial. */
export function phoneProblem(phone: string, country: string = language().phoneCountry): string | undefined {
  if (phone.includes('{') || isOneNumber(phone, country)) return undefined
  const example = numberIn(phone, country) ?? '+31 20 555 0142'
  return `must be one telephone number, such as \`${example}\`: a link dials one. Write others, and all words, into a text of their own`
}

/** A phone number as people read it, which a link dials. */
export const phoneLine = (max: number) =>
  line(max).refine((phone) => phoneProblem(phone) === undefined, { error: ({ input }) => phoneProblem(String(input)) })
