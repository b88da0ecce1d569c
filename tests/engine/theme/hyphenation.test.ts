import { expect, it } from 'vitest'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { plainTheme } from '../../../schema/theme/theme.ts'
import { themeStyles } from '../../../src/theme/theme-styles.ts'

it.each([
  ['de-DE', true],
  ['fi-FI', true],
  ['hu-HU', true],
  ['nl-NL', true],
  ['en-US', false],
  ['en-GB', false],
])('in %s long words break where the language breaks them: %s', (locale, breaks) => {
  const { rules } = inLanguage({ ...defaultLanguage, locale }, () => themeStyles(plainTheme, undefined))
  expect(/body\{[^}]*[^-]hyphens:auto/.test(rules)).toBe(breaks)
  // An address is no word.
  expect(/a\[href\^="mailto:"\][^{]*\{[^}]*hyphens:manual/.test(rules)).toBe(breaks)
})
