/** The day of the build, as an ISO date: of `SOURCE_DATE_EPOCH` (seconds) where that is set, so that a build can be repeated. */
export function buildDay(epoch: string | undefined, now: Date): string {
  const day = epoch && Number.isSafeInteger(Number(epoch)) ? new Date(Number(epoch) * 1000) : now
  return day.toISOString().slice(0, 10)
}
