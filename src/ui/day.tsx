/** As it is written in the United States. A date without a time is a day in UTC, wherever the build runs. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type Props = {
  /** An ISO date: `2026-11-21`. */
  date: string
  /** What happened on that day, before the date. */
  word?: string
}

/** A day for readers and for machines. */
export const Day = ({ date, word }: Props) => (
  <time dateTime={date}>
    {word && `${word} `}
    {longDate.format(new Date(date))}
  </time>
)
