import { dateFormat } from './date-format.ts'
import { shownAs, withoutTags } from './prose/tagged-text.ts'

/** A date without a time is a day in UTC, wherever the build runs. */
const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

type Props = {
  /** An ISO date: `2026-11-21`. */
  date: string
  /** The event on that day, before the date. */
  word?: string
}

/** A day for readers and for machines. */
export const Day = ({ date, word }: Props) => (
  <time dateTime={withoutTags(date)}>
    {word && `${word} `}
    {shownAs(date, (day) => longDate(new Date(day)))}
  </time>
)
