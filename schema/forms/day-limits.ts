/** Which days a field takes, seen from the day of the visitor. */
export type DayRules = {
  notPast?: boolean
  notFuture?: boolean
  withinDays?: number | undefined
  minDays?: number | undefined
  maxDays?: number | undefined
}

const dayMs = 24 * 60 * 60_000

/** The day so many days after another one, as `year-month-day`. */
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** A day, the rule that makes it the first or the last one, and how many days it is from today. */
export type Limit = { day: string; rule: keyof DayRules; days: number }

/** The days before which and after which a field takes none, each with the strictest rule that says so. */
export function dayLimits(rules: DayRules, today: string): { first?: Limit | undefined; last?: Limit | undefined } {
  const limit = (rule: keyof DayRules, days: number): Limit => ({ rule, days, day: dayAfter(today, days) })
  const { notPast, notFuture, withinDays, minDays, maxDays } = rules
  const firsts = [
    notPast ? limit('notPast', 0) : [],
    withinDays === undefined ? [] : limit('withinDays', -withinDays),
    minDays === undefined ? [] : limit('minDays', minDays),
  ].flat()
  const lasts = [notFuture ? limit('notFuture', 0) : [], maxDays === undefined ? [] : limit('maxDays', maxDays)].flat()
  return {
    first: firsts.sort((one, other) => other.days - one.days)[0],
    last: lasts.sort((one, other) => one.days - other.days)[0],
  }
}
