import { describe, expect, it } from 'vitest'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { spanOf } from '../../../schema/schedule/schedule.ts'
import { momentMs, shownMoment, siteDay } from '../../../schema/schedule/site-time.ts'
import { clockIn, momentAtClock } from '../../../schema/schedule/time-zone.ts'

const inZone = <Result>(timeZone: string, action: () => Result): Result =>
  inLanguage({ ...defaultLanguage, timeZone }, action)
const iso = (at: number) => new Date(at).toISOString()

describe('a day of a schedule', () => {
  it.each([
    ['UTC', '2026-12-01T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
    ['Europe/Amsterdam', '2026-11-30T23:00:00.000Z'],
  ])('begins at 00:00 in the time zone of the site: %s', (zone, begins) => {
    expect(inZone(zone, () => iso(momentMs('2026-12-01')))).toBe(begins)
    expect(inZone(zone, () => iso(spanOf({ publishAt: '2026-12-01' }).from))).toBe(begins)
  })

  it('begins as late as the clocks say where they are put forward at midnight', () => {
    expect(iso(momentAtClock('America/Santiago', '2026-09-06', '00:00'))).toBe('2026-09-06T04:00:00.000Z')
    expect(clockIn('America/Santiago', momentAtClock('America/Santiago', '2026-09-06', '00:00')).time).toBe('01:00')
  })

  it('is today as long as it is so there', () => {
    const now = new Date('2026-12-01T03:00:00Z')
    expect(inZone('America/Los_Angeles', () => siteDay(now))).toBe('2026-11-30')
    expect(inZone('Europe/Amsterdam', () => siteDay(now))).toBe('2026-12-01')
  })
})

it('a time is what it says, and is written as the site writes times', () => {
  const moment = '2026-12-01T09:00-05:00'
  expect(inZone('Europe/Amsterdam', () => iso(momentMs(moment)))).toBe('2026-12-01T14:00:00.000Z')
  expect(inZone('America/Los_Angeles', () => shownMoment(moment))).toMatch(/^December 1, 2026 at 6:00\sAM$/)
  expect(inZone('America/Los_Angeles', () => shownMoment('2026-12-01'))).toBe('December 1, 2026')
})
