import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const moment = resolve('src/studio/client/fields/moment.ts')

/** Local times of every half hour of a year that are another one after they were written and read, in a time zone. */
function changedIn(zone: string): string[][] {
  const code = `
    import { localMoment, momentOf } from ${JSON.stringify(moment)}
    const changed = []
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000) {
      const [day, time] = new Date(at).toISOString().slice(0, 16).split('T')
      const shown = localMoment(momentOf(day, time))
      if (shown.day !== day || shown.time !== time) changed.push([day, time, shown.day, shown.time])
    }
    console.log(JSON.stringify(changed))`
  const env = { ...process.env, TZ: zone }
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }))
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
})
