import { expect, it } from 'vitest'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { dialled } from '../../../schema/phone/phone.ts'
import { internationalPhone, phoneProblem } from '../../../schema/phone/phone-number.ts'

it.each([
  ['(213) 555-0142', '+12135550142'],
  ['1-213-555-0142', '+12135550142'],
  ['+1 (213) 555-0142', '+12135550142'],
  ['Tel. 213.555.0142', '+12135550142'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 (0) 30 123456', '+4930123456'],
  ['+31 (0)20-555 0142', '+31205550142'],
  ['(213) 555-0142 ext. 12', '+12135550142;ext=12'],
  ['213-555-0142 x7', '+12135550142;ext=7'],
  ['+1 213 555 0142 (Extension 1234)', '+12135550142;ext=1234'],
  ['+49 30 123456 Durchwahl: 8', '+4930123456;ext=8'],
  ['1-800-FLOWERS', '+18003569377'],
  ['1 800 go fedex', '+18004633339'],
  ['+1-800-MY-APPLE', '+18006927753'],
  ['+43 1 2345678 DW 12', '+4312345678;ext=12'],
  ['+43 1 2345678 Klappe 12', '+4312345678;ext=12'],
  ['213 555 0142 extension no. 5', '+12135550142;ext=5'],
  ['+55 11 5555-0142 ramal 3', '+551155550142;ext=3'],
  ['+８１ ３-１２３４-５６７８', '+81312345678'],
  ['+٩٦٦ ١١ ٤٥٦ ٧٨٩٠', '+966114567890'],
  ['911', '911'],
])('%s dials %s', (phone, dials) => {
  expect([dialled(phone), phoneProblem(phone)]).toEqual([dials, undefined])
  if (dials.startsWith('+')) expect(internationalPhone(phone)).toBe(dials.split(';')[0])
})

it.each([
  ['(213) 555-0142 / (213) 555-0143', '(213) 555-0142'],
  ['213-555-0142 or 213-555-0143', '213-555-0142'],
  ['+44 20 7946 0958, +44 20 7946 0959', '+44 20 7946 0958'],
  ['(213) 555-0142 (office)', '(213) 555-0142'],
  ['+43 1 2345678 Apparat 12', '+43 1 2345678'],
  ['213-555-0142 and 3 others', '213-555-0142'],
  ['+44(0)2079460958,123', '+44 20 7946 0958 x123'],
  ['1 (877) 555-CARE (2273)', '1 (877) 555-CARE'],
  ['Call us any time', '+31 20 555 0142'],
])('%s is no number that a link dials', (phone, example) =>
  expect(phoneProblem(phone)).toBe(
    `must be one telephone number, such as \`${example}\`: a link dials one. Write others, and all words, into a text of their own`,
  ),
)

it('knows the numbers of the country of the site', () =>
  inLanguage({ ...defaultLanguage, phoneCountry: 'DE' }, () => {
    expect(phoneProblem('030 123456')).toBeUndefined()
    expect(dialled('030 123456')).toBe('030123456')
    expect(internationalPhone('030 123456')).toBe('+4930123456')
    expect(phoneProblem('030 123456 oder 030 123457')).toContain('`030 123456`')
  }))
