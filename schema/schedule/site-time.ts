import { formatOf, language } from '../language/language.ts'
import { clockIn, momentAtClock } from './time-zone.ts'

/** When a moment is, in milliseconds since 1970: a day alone begins at 00:00 in the time zone of the site. */
export const momentMs = (moment: string): number =>
  moment.includes('T') ? Date.parse(moment) : momentAtClock(language().timeZone, moment, '00:00')

/** A moment as the language of the site writes it, in its time zone; a day alone has no time. */
export function shownMoment(moment: string): string {
  const isTime = moment.includes('T')
  const format = formatOf(
    isTime ? 'moment' : 'long day',
    ({ locale, timeZone }) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(isTime && { timeStyle: 'short' as const }), timeZone }),
  )
  return format.format(momentMs(moment))
}

/** The day of a time in the time zone of the site: `2026-12-01`. */
export const siteDay = (time: Date): string => clockIn(language().timeZone, time.getTime()).day
