import { isMoment } from '../../schema/schedule.ts'

/**
 * The times of the schedules in YAML values; `undefined` if one of them is not known, for example because of a token.
 * Shared parts are visited once.
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
