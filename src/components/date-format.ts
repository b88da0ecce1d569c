import { formatOf } from '../../schema/language/language.ts'

/** A function that formats moments (or milliseconds since 1970) as the language of the site does. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  const name = `date ${JSON.stringify(options)}`
  return (moment) => formatOf(name, ({ locale }) => new Intl.DateTimeFormat(locale, options)).format(moment)
}

/** A date in the visitor's time zone, as `year-month-day`. */
export const isoDateOf = (day: Date) =>
  [String(day.getFullYear()).padStart(4, '0'), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
