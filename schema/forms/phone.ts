import { language } from '../language/language.ts'

/** Countries of the North American numbering plan that a site is likely to be in: `+1` and ten digits. */
const northAmerica = ['US', 'CA']

/**
 * A phone number for a `tel:` link (RFC 3966): digits and plus only. In North America ten digits get the country code:
 * `(213) 555-0142` → `+12135550142`. Elsewhere the number stays as it is written.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return northAmerica.includes(language().phoneCountry) && /^\d{10}$/.test(digits) ? `+1${digits}` : digits
}

/** At least seven digits with what is written between them: `(213) 555-0142`. A day, `2026-11-25`, is not one. */
const written = /^(?!\d{4}-\d\d-\d\d$)(?=(?:\D*\d){7})[+\d\s().-]+$/

/** A phone number with no-break spaces, so that it does not break there; any other text as it is. */
export const unbroken = (text: string) => (written.test(text) ? text.replaceAll(' ', '\u00a0') : text)
