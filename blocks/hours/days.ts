import { dateFormat, shownAs, withoutTags } from 'marquee'
import { type Weekday, weekdays } from '../../schema/schedule/weekdays.ts'

/** January 1, 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

const longName = dateFormat({ weekday: 'long', timeZone: 'UTC' })

/** The name of a weekday, or of the one some days later, in the language of the site. */
export const weekdayName = (weekday: Weekday, later = 0): string =>
  longName(monday + (weekdays.indexOf(weekday) + later) * dayMs)

const inFull = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day, or the first and the last of several. */
export const daysInWords = ({ day, until = day }: { day: string; until?: string | undefined }): string =>
  (withoutTags(day) === withoutTags(until) ? [day] : [day, until])
    .map((date) => shownAs(date, (text) => inFull(Date.parse(text))))
    .join(' – ')
