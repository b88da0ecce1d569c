import { expect, it, onTestFinished } from 'vitest'
import { setLanguage } from '../../../schema/language/language.ts'
import { languageOf } from '../../../schema/language/language-fields.ts'
import { internationalPhone } from '../../../schema/phone/phone-number.ts'

it.each([
  ['en-US', '(213) 555-0142', '+12135550142'],
  ['en-US', '+31 20 555 0142', '+31205550142'],
  ['nl-NL', '020 555 0142', '+31205550142'],
  ['pt-PT', '21 555 01 42', '+351215550142'],
  ['de-DE', '0351 / 55 501-42', '+493515550142'],
  ['fr-FR', '01 55 50 14 20', '+33155501420'],
  ['ja-JP', '03-5550-0142', '+81355500142'],
  ['en-US', 'Call the office', 'Call the office'],
])('a phone number of %s is written for search engines with its country: %s', (locale, phone, expected) => {
  onTestFinished(() => setLanguage(undefined))
  setLanguage(languageOf({ locale, currency: 'EUR' }, {}))
  expect(internationalPhone(phone)).toBe(expected)
})
