import { expect, it } from 'vitest'
import { weekdays } from '../../schema/schedule/weekdays.ts'
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

const inZone = (hours: typeof plan.hours, exceptions: typeof plan.exceptions, time: string) =>
  openState({ zone: 'Europe/Amsterdam', hours, exceptions }, new Date(`${time}+01:00`))
const everyDay = (opens: string, closes: string) => [{ days: [...weekdays], opens, closes }]
const off = (day: string, until?: string) => ({ day, until, text: 'Off' })
const on = (day: string, opens: string, closes: string, until?: string) => ({ day, until, text: 'On', opens, closes })

it.each([
  [
    'both spans of a holiday',
    '2026-12-24T15:00',
    [on('2026-12-24', '09:00', '12:00'), on('2026-12-24', '14:00', '16:00')],
    { isOpen: true, until: '16:00' },
  ],
  [
    'the gap between both',
    '2026-12-24T13:00',
    [on('2026-12-24', '09:00', '12:00'), on('2026-12-24', '14:00', '16:00')],
    { isOpen: false, opens: { time: '14:00', inDays: 0 } },
  ],
  [
    'a day off within weeks with other hours',
    '2026-12-25T11:00',
    [on('2026-12-20', '10:00', '12:00', '2027-01-06'), off('2026-12-25')],
    { isOpen: false, opens: { time: '10:00', inDays: 1 } },
  ],
  [
    'an open day within weeks off',
    '2026-12-30T11:00',
    [off('2026-12-20', '2027-01-06'), on('2026-12-30', '10:00', '12:00')],
    { isOpen: true, until: '12:00' },
  ],
  [
    'a week within a month',
    '2026-12-30T11:00',
    [off('2026-12-01', '2026-12-31'), on('2026-12-28', '10:00', '12:00', '2027-01-03')],
    { isOpen: true, until: '12:00' },
  ],
] as const)('takes the narrowest exception: %s', (_what, time, exceptions, state) => {
  expect(inZone(everyDay('08:00', '20:00'), [...exceptions], time)).toEqual(state)
})

it.each([
  [
    'spans that overlap',
    [...everyDay('09:00', '14:00'), ...everyDay('13:00', '18:00')],
    '2026-12-01T13:30',
    { isOpen: true, until: '18:00' },
  ],
  [
    'a span within another',
    [...everyDay('09:00', '18:00'), ...everyDay('10:00', '12:00')],
    '2026-12-01T11:00',
    { isOpen: true, until: '18:00' },
  ],
  [
    'a night that goes on at midnight',
    [...everyDay('20:00', '24:00'), ...everyDay('00:00', '04:00')],
    '2026-12-01T23:00',
    { isOpen: true, until: '04:00' },
  ],
  ['midnight', everyDay('18:00', '24:00'), '2026-12-01T23:59', { isOpen: true, until: '00:00' }],
  [
    'after midnight',
    everyDay('18:00', '24:00'),
    '2026-12-01T00:00',
    { isOpen: false, opens: { time: '18:00', inDays: 0 } },
  ],
  ['around the clock', everyDay('00:00', '24:00'), '2026-12-01T03:00', { isOpen: true }],
  ['around the clock, by the same time twice', everyDay('00:00', '00:00'), '2026-12-01T23:00', { isOpen: true }],
] as const)('joins what meets: %s', (_what, hours, time, state) => {
  expect(inZone([...hours], [], time)).toEqual(state)
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
