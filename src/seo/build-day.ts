/**
 * The day of the build as an ISO date: from `SOURCE_DATE_EPOCH` (seconds) if it is set, so that builds are
 * reproducible.
 */
export function buildDay(epoch: string | undefined, now: Date): string {
  const day = epoch && Number.isSafeInteger(Number(epoch)) ? new Date(Number(epoch) * 1000) : now
  return day.toISOString().slice(0, 10)
}
