/** Months as data files write them, in the order of the year. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
export type Month = (typeof months)[number]

/** Months have 52 / 12 weeks. */
const weeksPerMonth = 52 / 12

/** The month in which to ask, counted back from the start of the event's first month. */
export const askMonth = (first: Month, leadWeeks: number): Month =>
  months[(((months.indexOf(first) - Math.ceil(leadWeeks / weeksPerMonth)) % 12) + 12) % 12] as Month
