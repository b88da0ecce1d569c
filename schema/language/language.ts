/** The forms of a text that contains a number, by the plural rules of the language. `{n}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Words of a site that replace the default ones: by group and name. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string | Plural>> | undefined>>

/** The language of a site, with its formats and its words. */
export type Language = {
  /** A BCP 47 tag: `en-US`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** Two letters of ISO 3166: the country of telephone numbers that are written without one. */
  phoneCountry: string
  /** The first day of a week; 0 is Sunday. */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6
  words: Wording
}

export const defaultLanguage: Language = {
  locale: 'en-US',
  currency: 'USD',
  phoneCountry: 'US',
  weekStart: 0,
  words: {},
}

let current = defaultLanguage
let formats: Record<string, unknown> = {}

/** The language of the site that is built, served or shown. */
export const language = (): Language => current

/**
 * Sets the language of the site: build, development server, service and page do so before anything else. A process has
 * one language, as it has one site, so that components need no parameter for it.
 */
export function setLanguage(given: Partial<Language> | undefined): void {
  current = { ...defaultLanguage, ...given }
  formats = {}
}

/** A formatter for the current language, created at its first use: creation takes up to 40 ms on a phone. */
export function formatOf<Format>(name: string, create: (language: Language) => Format): Format {
  formats[name] ??= create(current)
  return formats[name] as Format
}

/** An amount of money as the language writes it. */
export const shownMoney = (value: number): string =>
  formatOf('money', ({ locale, currency }) => new Intl.NumberFormat(locale, { style: 'currency', currency })).format(
    value,
  )

/** A price as the language writes it: whole amounts without decimals. */
export const shownPrice = (value: number): string =>
  formatOf(
    'price',
    ({ locale, currency }) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  ).format(value)

/** The sign of the currency, and whether it stands before the amount. */
export const currencySign = (): { sign: string; isBefore: boolean } =>
  formatOf('sign', ({ locale, currency }) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const at = parts.findIndex(({ type }) => type === 'currency')
    return { sign: parts[at]?.value ?? currency, isBefore: at < parts.findIndex(({ type }) => type === 'integer') }
  })

/** `$12.50` or `12.50 €` as people write it → `12.50`. */
export const withoutCurrencySign = (text: string): string =>
  text
    .trim()
    .replace(/^\p{Sc}|\p{Sc}$/gu, '')
    .trim()

/**
 * A typed number with the decimal point of English: `1.234,5` → `1234.5` where the language has a decimal comma. One or
 * two digits after a point are decimals in every language.
 */
export function typedNumber(typed: string): string {
  const text = typed.trim()
  const hasComma = formatOf('comma', ({ locale }) =>
    new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ','),
  )
  if (!hasComma || /^[-+]?\d+\.\d{1,2}$/.test(text)) return text
  return text.replace(/[.\s](?=\d{3})/g, '').replace(',', '.')
}

/** The tag of the language for programs: `en` for American English. */
export const languageTag = (): string => (current.locale === 'en-US' ? 'en' : current.locale)

/** A number as the language writes it. */
export const shownNumber = (value: number, maximumFractionDigits = 3): string =>
  formatOf(
    `number ${maximumFractionDigits}`,
    ({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  ).format(value)
