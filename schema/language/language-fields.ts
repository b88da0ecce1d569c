import { z } from 'zod'
import { isTimeZone } from '../schedule/time-zone.ts'
import { defaultLanguage, type Language, type Wording } from './language.ts'

const isLocale = (tag: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Fields of the site file that say how the site writes dates, numbers, money and telephone numbers. */
export const languageFields = {
  locale: z
    .string()
    .refine(isLocale, { error: 'must be a language and a country, such as `en-US` or `nl-NL`' })
    .default(defaultLanguage.locale)
    .meta({
      label: 'Language and country',
      description: 'Language and country of the site: how dates, numbers and money are written.',
      examples: ['nl-NL'],
    }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be three capitals, such as `EUR`' })
    .default(defaultLanguage.currency)
    .meta({ description: 'Currency of amounts of money in forms.', examples: ['EUR'] }),
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'must be two capitals, such as `NL`' })
    .optional()
    .meta({
      label: 'Country of telephone numbers',
      description:
        'Country of telephone numbers that are written without one. Left out: that of the language and country.',
      examples: ['NL'],
    }),
  weekStart: z.enum(weekdays).optional().meta({
    label: 'First day of the week',
    description: 'First day of the week in calendars. Left out: as usual in the country.',
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone of the IANA, such as `America/Los_Angeles`' })
    .optional()
    .meta({
      label: 'Time zone',
      description:
        'Time zone of the site: at 00:00 there a day of a schedule begins, and the studio shows its times. Left out: UTC.',
      examples: ['America/Los_Angeles', 'Europe/Amsterdam'],
    }),
}

type Fields = z.infer<z.ZodObject<typeof languageFields>>
/** A method that the types of TypeScript lack. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/** The language of a site, from fields of its site file and from its words. */
export function languageOf(
  {
    locale,
    currency,
    phoneCountry,
    weekStart,
    timeZone,
    languages = [],
  }: Fields & { languages?: readonly { tag: string; locale?: string | undefined }[] },
  words: Wording,
): Language {
  const { region = defaultLanguage.phoneCountry } = new Intl.Locale(locale).maximize()
  const usual = (new Intl.Locale(locale) as WithWeek).getWeekInfo?.().firstDay ?? defaultLanguage.weekStart
  const [first, ...others] = languages
  // A site that lists its own language alone is the same as one that lists none. A translation of a site says its locale beside.
  const tag = others.length === 0 && first?.locale === undefined ? undefined : first?.tag
  return {
    locale,
    ...(tag !== undefined && { tag }),
    currency,
    phoneCountry: phoneCountry ?? region,
    weekStart: (weekStart === undefined ? usual % 7 : weekdays.indexOf(weekStart)) as Language['weekStart'],
    timeZone: timeZone ?? defaultLanguage.timeZone,
    words,
  }
}
