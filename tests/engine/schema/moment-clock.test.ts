import { describe, expect, it } from 'vitest'
import { momentOf, shownClock } from '../../../schema/schedule/moment-clock.ts'
import { siteTimes } from '../../../src/studio/site-times.ts'

/** Local times of every half hour of a year that are another one after they were written and read, in a time zone. */
function changedIn(zone: string): string[][] {
  const changed: string[][] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000) {
    const [day = '', time = ''] = new Date(at).toISOString().slice(0, 16).split('T')
    const shown = shownClock(momentOf(day, time, zone), zone)
    if (shown.day !== day || shown.time !== time) changed.push([day, time, shown.day, shown.time])
  }
  return changed
}

describe('a day and a time', () => {
  it.each(['UTC', 'Asia/Kolkata'])('are the same after they were written, at every half hour in %s', (zone) => {
    expect(changedIn(zone)).toEqual([])
  })

  it.each([
    ['America/Chicago', '2026-03-08', ['02:00', '03:00'], ['02:30', '03:30']],
    ['Europe/Berlin', '2026-03-29', ['02:00', '03:00'], ['02:30', '03:30']],
    ['Australia/Lord_Howe', '2026-10-04', ['02:00', '02:30']],
  ])('become later where the clocks leave them out, and nothing else changes: %s', (zone, day, ...times) => {
    expect(changedIn(zone)).toEqual(times.map(([time = '', shown = '']) => [day, time, day, shown]))
  })

  it('are those of the site, wherever the computer is', () => {
    expect(momentOf('2026-12-01', '09:00', 'America/Los_Angeles')).toBe('2026-12-01T09:00-08:00')
    expect(shownClock('2026-12-01T09:00-05:00', 'America/Los_Angeles')).toEqual({ day: '2026-12-01', time: '06:00' })
    expect(momentOf('2026-12-01', '', 'America/Los_Angeles')).toBe('2026-12-01')
  })

  it('are written as the site writes them', () => {
    const at = '2026-12-01T03:30:00Z'
    const us = siteTimes({ locale: 'en-US', timeZone: 'America/Los_Angeles' })
    expect(us.dayAndTime(at)).toMatch(/^Nov 30, 2026, 7:30\sPM$/)
    expect(siteTimes({ locale: 'de-DE', timeZone: 'Europe/Berlin' }).dayAndTime(at)).toBe('01.12.2026, 04:30')
    expect(us.day(at)).toBe('Nov 30, 2026')
  })
})
