import { isMapping } from '../../../schema/is-mapping.ts'
import { withNumbersOf } from '../../../schema/language/number-formats.ts'
import type { SiteLanguage } from '../../../schema/translations/languages.ts'
import { copyPositions } from '../parse/source-position.ts'

/** The figures of the site, which are values without words, in the signs of a language. */
function claimsInLanguage(claims: unknown, from: string, to: string): unknown {
  if (!isMapping(claims)) return claims
  const shown = Object.entries(claims).map(([name, claim]) => {
    const value = isMapping(claim) ? claim['value'] : undefined
    if (!isMapping(claim) || typeof value !== 'string') return [name, claim]
    return [name, copyPositions(claim, { ...claim, value: withNumbersOf(value, from, to) })]
  })
  return copyPositions(claims, Object.fromEntries(shown))
}

/** The site file in a language, which comes first in it. `phoneCountry` is the country of telephone numbers in the source. */
export function siteInLanguage(value: unknown, { tag, locale = tag }: SiteLanguage, phoneCountry: string): unknown {
  if (!isMapping(value) || !Array.isArray(value['languages'])) return value
  const from = typeof value['locale'] === 'string' ? value['locale'] : locale
  const claims = claimsInLanguage(value['claims'], from, locale)
  const set = {
    ...(claims !== undefined && { claims }),
    locale,
    phoneCountry: value['phoneCountry'] ?? phoneCountry,
    languages: [{ tag, locale }],
    // What is a sample is one in every language, and the source says so.
    sample: [],
  }
  return copyPositions(value, { ...value, ...set })
}
