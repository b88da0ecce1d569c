// Dates of an answer, as they are sent: month/day/year, joined by commas (docs/requirements.md, “Forms”).

/** The dates in the text of an answer; none in an empty one. */
export const datesOf = (text: string) =>
  text
    .split(',')
    .map((date) => date.trim())
    .filter(Boolean)

/** Days as `year-month-day` → the text of an answer. */
export const datesToText = (isoDates: readonly string[]) =>
  isoDates
    .map((date) => {
      const [year, month, day] = date.split('-').map(Number)
      return `${month}/${day}/${year}`
    })
    .join(',')

/** The text of an answer → days as `year-month-day`, without parts that are no date. */
export const textToDates = (text: string) =>
  datesOf(text)
    .filter(isListedDate)
    .map((date) => {
      const [month = '', day = '', year = ''] = date.split('/')
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    })

/** Whether a text is a date of the calendar, as month/day/year. */
export function isListedDate(text: string): boolean {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)?.map(Number) ?? []
  return isCalendarDay(year, month, day)
}

/** Whether the calendar has this day; no part of it is 0. */
export function isCalendarDay(year = 0, month = 0, day = 0): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
