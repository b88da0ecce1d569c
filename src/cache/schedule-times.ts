import { isMoment } from '../../schema/schedule.ts'

/**
 * The moments of the schedules in values of YAML; `undefined` where one is written so that its moment is not known, as
 * with a token. Parts that several values share are looked through once.
 */
export function scheduleTimesIn(values: Iterable<unknown>): Set<number> | undefined {
  const moments = new Set<number>()
  const seen = new WeakSet<object>()
  let isKnown = true
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, item] of Object.entries(value)) {
      look(item)
      if (key !== 'publishAt' && key !== 'unpublishAt') continue
      if (typeof item === 'string' && isMoment(item)) moments.add(Date.parse(item))
      else isKnown = false
    }
  }
  for (const value of values) look(value)
  return isKnown ? moments : undefined
}
