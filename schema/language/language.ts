/** The forms of a text that contains a number, by the plural rules of the language. `{n}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Words of a site that replace the default ones: by group and name. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string | Plural>> | undefined>>

/** How the site speaks to visitors. */
export type Language = {
  /** A BCP 47 tag: `en-US`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** Two letters of ISO 3166: the country of telephone numbers that are written without one. */
  phoneCountry: string
  /** The first day of a week; 0 is Sunday. */
  weekStart: number
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
 * Sets the language of the site: build, development server, service and page do so before anything else. It is one for all,
 * like the site, so that a component needs no parameter for it.
 */
export function setLanguage(given: Partial<Language> | undefined): void {
  current = { ...defaultLanguage, ...given }
  formats = {}
}

/** A formatter that is created when it is first needed, for the current language: that takes a phone up to 40 ms. */
export function formatOf<Format>(name: string, create: (language: Language) => Format): Format {
  formats[name] ??= create(current)
  return formats[name] as Format
}

/** A number as the language writes it. */
export const shownNumber = (value: number, maximumFractionDigits = 3): string =>
  formatOf(
    `number ${maximumFractionDigits}`,
    ({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  ).format(value)
