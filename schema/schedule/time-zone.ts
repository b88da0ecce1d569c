/** Whether a text is the name of a time zone of the IANA, such as `Europe/Amsterdam`. */
export function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(zone, format)
  return format
}

/** The day and the time that clocks in a time zone show at a moment, in milliseconds since 1970: `2026-12-01` and `09:00`. */
export function clockIn(zone: string, at: number): { day: string; time: string } {
  const parts = formatIn(zone).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour, minute } = part
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

const asUtc = ({ day, time }: { day: string; time: string }) => Date.parse(`${day}T${time}Z`)

/**
 * The moment at which clocks in a time zone show a day and a time, in milliseconds since 1970. A time that the clocks leave out, such as
 * 02:30 in the night in which summer begins, is as much later as they are put forward; of one that they show twice it is the first.
 */
export function momentAtClock(zone: string, day: string, time: string): number {
  const wanted = asUtc({ day, time })
  const offsetAt = (at: number) => asUtc(clockIn(zone, at)) - at
  // A day before and after, the clocks are what they were and what they will be.
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
  const first = wanted - before
  return offsetAt(first) === before ? first : offsetAt(wanted - after) === after ? wanted - after : first
}

const dayMs = 86_400_000
