import { expect, it } from 'vitest'
import { openState, timeIn } from './open-state.ts'
import type { Hours } from './schema.ts'

const plan: Pick<Hours, 'hours' | 'exceptions' | 'zone'> = {
  zone: 'Europe/Amsterdam',
  hours: [
    { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
    { days: ['Monday'], opens: '13:00', closes: '18:00' },
    { days: ['Friday'], opens: '20:00', closes: '02:00' },
  ],
  exceptions: [
    { day: '2026-12-25', until: '2026-12-28', text: 'Christmas' },
    { day: '2026-12-29', text: 'Stocktaking', opens: '10:00', closes: '11:00' },
  ],
}
/** At a time of Amsterdam in winter, an hour before UTC. */
const at = (time: string) => openState(plan, new Date(`${time}+01:00`))

it.each([
  ['in the morning', '2026-11-30T09:00', { isOpen: true, until: '12:00' }],
  ['at noon', '2026-11-30T12:00', { isOpen: false, opens: { time: '13:00', inDays: 0 } }],
  ['in the evening', '2026-11-30T18:00', { isOpen: false, opens: { time: '09:00', inDays: 1 } }],
  ['days before it opens', '2026-12-01T12:00', { isOpen: false, opens: { time: '20:00', inDays: 3 } }],
  ['late on Friday', '2026-12-04T23:59', { isOpen: true, until: '02:00' }],
  ['after midnight', '2026-12-05T01:59', { isOpen: true, until: '02:00' }],
  ['at the end of the night', '2026-12-05T02:00', { isOpen: false, opens: { time: '09:00', inDays: 2 } }],
  ['on a day with other hours', '2026-12-29T10:30', { isOpen: true, until: '11:00' }],
  ['on a day off', '2026-12-25T21:00', { isOpen: false, opens: { time: '10:00', inDays: 4 } }],
])('knows %s (%s) what time it is there', (_when, time, state) => {
  expect(at(time)).toEqual(state)
})

it('says no time where a place does not open within two weeks', () => {
  const closed = { ...plan, exceptions: [{ day: '2026-01-01', until: '2027-12-31', text: 'Works' }] }
  expect(openState(closed, new Date('2026-11-30T09:00Z'))).toEqual({ isOpen: false })
})

it('takes the time of the place, not that of the visitor', () => {
  const moment = new Date('2026-11-30T23:30Z')
  expect(timeIn('Asia/Tokyo', moment)).toEqual({ day: { date: '2026-12-01', weekday: 'Tuesday' }, time: '08:30' })
  expect(timeIn('America/New_York', moment)).toEqual({ day: { date: '2026-11-30', weekday: 'Monday' }, time: '18:30' })
})
