import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { isMoment } from '../../../schema/schedule/moment.ts'
import { sourceDate } from '../../files/source-date.ts'

function readMoment(text: string): Date {
  if (isMoment(text)) return new Date(text)
  throw new InvalidArgumentError(
    'It takes a day, such as 2026-12-01, or a time with its zone, such as 2026-12-01T09:00Z.',
  )
}

/** The time of a run, as of which drafts and schedules are evaluated. Its day is the day of a build. */
export const nowOption = new Option(
  '--now <time>',
  'evaluate drafts and schedules as of this time, such as 2026-12-01T09:00Z (default: the clock)',
).argParser(readMoment)

/** The time without `--now`: `SOURCE_DATE_EPOCH` (seconds), which makes a build reproducible, else the clock. */
export const currentTime = (env = process.env): Date => sourceDate(env) ?? new Date()
