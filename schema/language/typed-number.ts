import { formatOf } from './language.ts'

/** Longer than any number that is accepted; a longer text is read no further. */
const maxLength = 40

const isDigit = (character: string) => /\p{Nd}/u.test(character)

/** The digit of any script as one of ASCII: `٣` → `3`. The ten digits of a script have consecutive code points. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** Marks that Unicode hides, such as those of direction in Arabic amounts. */
const withoutHidden = (text: string) => text.replace(/\p{Cf}/gu, '')

type Marks = {
  decimal: string
  /** What can stand for the currency of the site, the longest first. */
  currency: readonly string[]
}

const marks = (): Marks =>
  formatOf('typed', ({ locale, currency }) => {
    const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
    const names = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [withoutHidden(value).toLowerCase()] : [])),
    )
    return { decimal: decimal ?? '.', currency: names.sort((one, other) => other.length - one.length) }
  })

/** A sign before or behind a text, and the text without it. A dash instead of decimals is no sign: `12,-`. */
function signed(text: string): [sign: string, rest: string] {
  if (text.startsWith('-') || text.startsWith('+')) return [text.charAt(0), text.slice(1).trim()]
  return /[^.,]-$/.test(text) ? ['-', text.slice(0, -1).trim()] : ['', text]
}

/** The text without the sign of a currency before or behind the number: `12.50 €` → `12.50`. */
function withoutCurrency(text: string): string {
  const sign = marks().currency.find((one) => text.startsWith(one) || text.endsWith(one))
  if (sign === undefined) return text.replace(/^\p{Sc}|\p{Sc}$/u, '').trim()
  return (text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length)).trim()
}

/** Digits in groups of three; India groups by two beyond the thousands. `_` is the mark between groups. */
const grouped = /^(?:(?:\d+|[1-9]\d{0,2}(?:_\d{2,3})*_\d{3})(?:\.\d*)?|\.\d+)$/

/** The number in a text with this decimal mark; all other marks are between groups. */
function readWith(decimal: string, text: string): number {
  const plain = text.replace(/[.,٫٬،'’\s]/g, (mark) => (mark === decimal || mark === '٫' ? '.' : '_'))
  return grouped.test(plain) ? Number(plain.replaceAll('_', '')) : Number.NaN
}

/**
 * The number that somebody typed, as the language of the site writes it; `NaN` for anything else. Digits of any script
 * are read, any space or apostrophe between thousands, and the sign of a currency. A point that cannot be between
 * thousands is a decimal point in every language: on a German site `1.200` is 1200, and `12.5` is 12.5.
 */
export function readNumber(typed: string): number {
  if (typed.length > maxLength) return Number.NaN
  const text = withoutHidden(typed)
    .trim()
    .toLowerCase()
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[−‐‑－]/g, '-')
    .replace('＋', '+')
    .replaceAll('．', '.')
    .replaceAll('，', ',')
  const [outer, amount] = signed(text)
  const [inner, written] = signed(withoutCurrency(amount))
  if (outer && inner) return Number.NaN
  const digits = written.replace(/[.,][-–—]$/, '')
  const ofLanguage = readWith(marks().decimal, digits)
  const value = Number.isNaN(ofLanguage) ? readWith('.', digits) : ofLanguage
  return outer === '-' || inner === '-' ? 0 - value : value
}
