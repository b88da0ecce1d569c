import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'
import { offsetOf, timeLeft, zoneOf } from './time-left.ts'

it('says in its HTML when it is, where it is, and leaves room for the time that is left', async () => {
  const { document } = new JSDOM(await renderBlock('countdown', blockOf('countdown', { at: '2030-03-31T10:00+02:00' })))
    .window
  expect(document.querySelector('time')?.textContent?.replaceAll('\u202f', ' ')).toBe(
    'Sunday, March 31, 2030 at 10:00 AM (UTC+2)',
  )
  expect([...(document.querySelector('[role=timer]')?.children ?? [])].map((unit) => unit.textContent)).toEqual([
    '–days',
    '–hours',
    '–minutes',
    '–seconds',
  ])
})

it('has no time for a day', async () => {
  const { document } = new JSDOM(await renderBlock('countdown', blockOf('countdown', { at: '2030-03-31' }))).window
  expect(document.querySelector('time')?.textContent).toBe('Sunday, March 31, 2030')
})

it.each([
  [90_061_999, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [59_999, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('counts %i milliseconds in whole units', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left)
})

it('reads the zone of a moment', () => {
  expect(['2030-03-31', '2030-03-31T10:00Z', '2030-03-31T10:00+02:00', '2030-03-31T10:00-03:30'].map(offsetOf)).toEqual(
    [0, 0, 7_200_000, -12_600_000],
  )
})

it('names the zone of a moment', () => {
  const moments = ['Z', '+02:00', '-05:00', '+05:30', '-03:30', '+00:00'].map((zone) => `2030-03-31T10:00${zone}`)
  expect(moments.map((moment) => zoneOf(moment, 'UTC'))).toEqual([
    'UTC',
    'UTC+2',
    'UTC−5',
    'UTC+5:30',
    'UTC−3:30',
    'UTC',
  ])
})

it.each([
  ['2030-03-31T23:30-09:30', 'Sunday, March 31, 2030 at 11:30 PM (UTC−9:30)'],
  ['2030-01-01T00:15+12:45', 'Tuesday, January 1, 2030 at 12:15 AM (UTC+12:45)'],
  ['2030-03-31T10:00:30+05:45', 'Sunday, March 31, 2030 at 10:00 AM (UTC+5:45)'],
])('shows %s on its day where its zone is, whatever day it is elsewhere', async (at, words) => {
  const { document } = new JSDOM(await renderBlock('countdown', blockOf('countdown', { at }))).window
  expect(document.querySelector('time')?.textContent?.replaceAll('\u202f', ' ')).toBe(words)
})

it('refuses a time without its zone', () => {
  expect(schemaOf('countdown').safeParse({ ...exampleOf('countdown'), at: '2030-03-31T10:00' }).success).toBe(false)
})
