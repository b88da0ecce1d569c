/** The units of a countdown with their lengths in milliseconds, the longest first. */
const lengths = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 }

export type Unit = keyof typeof lengths
export const units = Object.keys(lengths) as Unit[]

/** A span in whole days, hours, minutes and seconds. */
export function timeLeft(ms: number): Record<Unit, number> {
  let rest = Math.max(ms, 0)
  const left = units.map((unit) => {
    const count = Math.floor(rest / lengths[unit])
    rest -= count * lengths[unit]
    return [unit, count] as const
  })
  return Object.fromEntries(left) as Record<Unit, number>
}

/** How far the zone of a moment is from UTC, in milliseconds: `+02:00` is 7,200,000. */
export function offsetOf(moment: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})$/.exec(moment.slice(10)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * lengths.hours + Number(minutes) * lengths.minutes)
}

/** The zone of a moment, by its difference to world time: `UTC+2`, `UTC−3:30`. */
export function zoneOf(moment: string, utc: string): string {
  const [, sign = '', hours = '0', minutes = '00'] = /([+-])(\d{2}):(\d{2})$/.exec(moment.slice(10)) ?? []
  if (offsetOf(moment) === 0) return utc
  return `${utc}${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
