import { siteValue } from '../site/site-value.ts'

/** The forms of a text that contains a number, by the plural rules of the language. `{n}` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Words of a site that replace the default ones: by group and name. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string | Plural>> | undefined>>

/** The language of a site, with its formats and its words. */
export type Language = {
  /** A BCP 47 tag: `en-US`. */
  locale: string
  /** The tag for programs, of a site in several languages. */
  tag?: string
  /** ISO 4217. */
  currency: string
  /** Two letters of ISO 3166: the country of telephone numbers that are written without one. */
  phoneCountry: string
  /** The first day of a week; 0 is Sunday. */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** A name of the IANA: in it a day of a schedule begins. */
  timeZone: string
  words: Wording
}

export const defaultLanguage: Language = {
  locale: 'en-US',
  currency: 'USD',
  phoneCountry: 'US',
  weekStart: 0,
  timeZone: 'UTC',
  words: {},
}

const languages = siteValue(defaultLanguage)

/** The language of the site that is loaded, built, served or shown. */
export const language = languages.current

/** Runs what speaks this language. `inSite()` runs what a site needs. */
export const inLanguage = languages.within

/** Sets the language of everything that runs in none: of a page in the browser. */
export const setLanguage = (given: Partial<Language> | undefined): void =>
  languages.set({ ...defaultLanguage, ...given })

const formats = new WeakMap<Language, Record<string, unknown>>()

/** A formatter for the current language, created at its first use: creation takes up to 40 ms on a phone. */
export function formatOf<Format>(name: string, create: (language: Language) => Format): Format {
  const current = language()
  const own = formats.get(current) ?? {}
  formats.set(current, own)
  own[name] ??= create(current)
  return own[name] as Format
}

/** The tag of the language for programs: `en` for American English. */
export const languageTag = (): string => {
  const { tag, locale } = language()
  return tag ?? (locale === 'en-US' ? 'en' : locale)
}

/** Scripts from right to left that somebody writes today. Not every browser can be asked for the direction of a language. */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** How a language is written, by its tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'

/** How the language is written. */
export const textDirection = (): 'ltr' | 'rtl' => formatOf('text direction', ({ locale }) => directionOf(locale))

/** A day, `year-month-day`, as the language writes it. */
export const shownDay = (day: string): string =>
  formatOf(
    'day',
    ({ locale }) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' }),
  ).format(Date.parse(day))

/** A time of the day, `18:30`, as the language writes it. */
export const shownTime = (time: string): string =>
  formatOf('time', ({ locale }) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })).format(
    Date.parse(`1970-01-01T${time.replace(/^24/, '00')}Z`),
  )

/** Compares texts as the alphabet of the language does. */
export const byAlphabet = (one: string, other: string): number =>
  formatOf('collator', ({ locale }) => new Intl.Collator(locale)).compare(one, other)
