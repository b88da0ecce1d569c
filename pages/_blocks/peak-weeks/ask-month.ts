/** Months as data files write them, in the order of the year. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
export type Month = (typeof months)[number]

/** Months have 52 / 12 weeks. */
const weeksPerMonth = 52 / 12

/** The month in which to ask, counted back from the middle of the event's first month, and never that month itself. */
export function askMonth(first: Month, leadWeeks: number): Month {
  const index = months.indexOf(first)
  const ask = Math.min(index - 1, Math.floor(index + 0.5 - leadWeeks / weeksPerMonth))
  return months.at(ask % 12) as Month
}
