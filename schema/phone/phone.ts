import { language } from '../language/language.ts'
import { asciiDigit } from '../language/typed-number.ts'

/** Countries of the North American numbering plan that a site is likely to be in: `+1` and ten digits. */
const northAmerica = ['US', 'CA']

/** `ext. 12`, at the end. */
const extension =
  /(?<![\s,;(])[\s,;(]*(?:ext(?:ension|n)?|x|#|durchwahl|dw|klappe|nebenstelle|poste|interno|anexo|ramal|toestel|wew)[.:]?\s*(?:no\.?\s*)?(\d{1,7})[\s)]*$/i

/** `+44 (0)20`: the zero is dialled within the country alone. */
const trunkZero = /^(\+[\d\s-]*)\(0\)/

/** The digits of the letters on the keys of a telephone. */
const keys = '22233344455566677778889999'

/** A number with the digits and signs of ASCII in place of wide ones, and of digits of other scripts. */
export const plainDigits = (phone: string) => phone.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit)

/**
 * A phone number for a `tel:` link (RFC 3966): digits and plus, then the extension. Letters are the digits of their keys. In
 * North America the number gets the country code: `(213) 555-0142` → `+12135550142`. Elsewhere it stays as it is written.
 */
export function dialled(phone: string): string {
  const plain = plainDigits(phone)
  const [, inner] = extension.exec(plain) ?? []
  const digits = plain
    .replace(extension, '')
    .replace(/^[^\d+]+/, '')
    .replace(trunkZero, '$1')
    .replace(/[a-z]/gi, (letter) => keys[letter.toLowerCase().charCodeAt(0) - 97] ?? '')
    .replace(/[^\d+]/g, '')
  const isNorthAmerican = northAmerica.includes(language().phoneCountry)
  const country = !isNorthAmerican ? '' : /^\d{10}$/.test(digits) ? '+1' : /^1\d{10}$/.test(digits) ? '+' : ''
  return `${country}${digits}${inner ? `;ext=${inner}` : ''}`
}

/** At least seven digits with what is written between them: `(213) 555-0142`. A day, `2026-11-25`, is not one. */
const written = /^(?!\d{4}-\d\d-\d\d$)(?=(?:\D*\d){7})[+\d\s().-]+$/

/** A phone number with no-break spaces, so that it does not break there; any other text as it is. */
export const unbroken = (text: string) => (written.test(text) ? text.replaceAll(' ', '\u00a0') : text)
