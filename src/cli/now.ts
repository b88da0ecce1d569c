import { isMoment } from '../../schema/schedule.ts'

/** What `--now` takes, for usages. */
export const nowUsage = '--now TIME       what is part of the site is judged at this time, such as 2026-12-01T09:00Z'

/**
 * The time at which drafts and schedules are judged: `--now`, else `SOURCE_DATE_EPOCH` (seconds) so that a build can be
 * repeated, else the clock. Words about a time that is none are a text.
 */
export function momentOf(asked: string | undefined, epoch: string | undefined): Date | string {
  if (asked !== undefined) {
    if (isMoment(asked)) return new Date(asked)
    return `--now takes a day, such as 2026-12-01, or a time with its zone, such as 2026-12-01T09:00Z, not \`${asked}\`.`
  }
  return epoch && Number.isSafeInteger(Number(epoch)) ? new Date(Number(epoch) * 1000) : new Date()
}
