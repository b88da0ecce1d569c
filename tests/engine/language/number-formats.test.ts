import { expect, it } from 'vitest'
import { withNumbersOf } from '../../../schema/language/number-formats.ts'

it.each([
  ['4,200', 'en-GB', 'nl-NL', '4.200'],
  ['1,234,567.5+', 'en-US', 'de-DE', '1.234.567,5+'],
  ['12 500', 'fr-FR', 'en-US', '12 500'],
  ['98%', 'en-GB', 'nl-NL', '98%'],
  ['2011', 'en-GB', 'nl-NL', '2011'],
  ['1.2.3', 'en-GB', 'nl-NL', '1.2.3'],
  ['4,200', 'en-US', 'es-US', '4,200'],
  ['24/7', 'en-GB', 'nl-NL', '24/7'],
])('writes the numbers of %s in %s as %s does: %s', (text, from, to, after) => {
  expect(withNumbersOf(text, from, to)).toBe(after)
})
