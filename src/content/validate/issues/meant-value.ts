import { safeParse } from 'zod/v4/core'
import { language } from '../../../../schema/language/language.ts'
import { slugOf } from '../../../../schema/slug.ts'
import type { Schema } from '../../../../schema/zod-internals.ts'
import { safeAddress } from './value-fixes.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A time as fields take it: `9:00`, `9 am` and `18.30 Uhr` are `09:00`, `09:00` and `18:30`. */
function timeMeant(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?m\.?|uhr|h)?$/i.exec(text) ?? []
  if (hours === '' || (half !== undefined && Number(hours) > 12)) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${twoDigits(hour)}:${minutes}`
}

/** A day as fields take it: `1 May 2027`, `1.5.2027`, `2027/05/01`. In `5/1/2027` nobody knows which is the month. */
function dayMeant(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year) return `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  const [, first, dot, second, last] = /^(\d{1,2})([./])\s?(\d{1,2})\2\s?(\d{4})$/.exec(text) ?? []
  if (first && second) {
    const [one, other] = [Number(first), Number(second)]
    if (dot === '/' && one <= 12 && other <= 12 && one !== other) return undefined
    const isMonthFirst = dot === '/' && other > 12
    return `${last}-${twoDigits(isMonthFirst ? one : other)}-${twoDigits(isMonthFirst ? other : one)}`
  }
  const moment = /^(?=.*[a-z]{3})(?=.*\b\d{4}$)[\w ,.]+$/i.test(text) ? Date.parse(`${text} UTC`) : Number.NaN
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString().slice(0, 10)
}

const pathMeant = (text: string) =>
  text
    .split('/')
    .flatMap((part) => (part === '' ? [] : [`/${slugOf(part)}`]))
    .join('')

/** The name of a field: `dny-v-týdnu` is `dnyVTydnu`. */
const nameMeant = (text: string) => slugOf(text).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Signs that nobody sees, and blanks: people paste them along. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** The value that a text in a wrong form certainly means, and that its field takes; `undefined` if there is none. */
export function valueMeantBy(text: string, schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined
  const seen = text.trim()
  const all = [
    seen.replace(unseen, ''),
    timeMeant(seen),
    dayMeant(seen),
    safeAddress(seen),
    seen.toLowerCase(),
    seen.toUpperCase(),
    /^[\p{L}\p{N}][\p{L}\p{N} _'’&-]*$/u.test(seen) ? slugOf(seen) : undefined,
    /^\/?[\p{L}\p{N}][\p{L}\p{N} _/-]*$/u.test(seen) ? pathMeant(seen) : undefined,
    nameMeant(seen),
  ]
  return all.find((one) => one !== undefined && one !== text && one.length > 1 && safeParse(schema, one).success)
}

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)

/** The choice that a day of the week means, in the language of the site or in English: `pondělí`, `Mo.`, `Thu`. */
export function weekdayMeantBy(value: string, options: readonly string[]): string | undefined {
  if (!options.includes('Monday')) return undefined
  const written = value.toLowerCase().replace(/\.$/, '')
  const named = (locale: string, weekday: 'long' | 'short', index: number) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(monday + index * 86_400_000)
  const at = Array.from({ length: 7 }, (_, index) => index).find((index) =>
    [language().locale, 'en'].some((locale) =>
      (['long', 'short'] as const).some(
        (length) => named(locale, length, index).toLowerCase().replace(/\.$/, '') === written,
      ),
    ),
  )
  return at === undefined ? undefined : options.find((option) => option === named('en', 'long', at))
}
