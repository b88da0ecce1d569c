const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The distance of a local time from UTC: `-05:00`. */
function offsetOf(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
}

/** A moment as it is written, as a day and a time in the time zone of this computer; a day alone has no time. */
export function localMoment(moment: string): { day: string; time: string } {
  if (!moment.includes('T')) return { day: moment, time: '' }
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return { day: '', time: '' }
  return {
    day: `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`,
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  }
}

/**
 * A day and a local time as content has them: `2026-12-01T09:00-05:00`. Without a time, the day alone. A time that the
 * clocks leave out, such as 02:30 in the night in which summer begins, is as much later as they are put forward.
 */
export function momentOf(day: string, time: string): string {
  if (day === '' || time === '') return day
  const date = new Date(`${day}T${time}`)
  const there = localMoment(date.toISOString())
  return `${there.day}T${there.time}${offsetOf(date)}`
}
