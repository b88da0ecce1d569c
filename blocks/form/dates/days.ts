/** The day of `year-month-day`, at midnight in the visitor's time zone. */
export function dayOf(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** A date in the visitor's time zone, as `year-month-day`. */
export const isoDateOf = (day: Date) =>
  [String(day.getFullYear()).padStart(4, '0'), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
