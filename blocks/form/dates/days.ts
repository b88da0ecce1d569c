/** The day of `year-month-day`, at midnight in the visitor's time zone. */
export function dayOf(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return new Date(year, month - 1, day)
}
