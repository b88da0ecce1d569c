import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figuresOf, hoursText, inPeriod, monthsOf } from './figures.ts'
import type { Row } from './rows.ts'
import type { Field } from './schema.ts'

const everything = new Set<Field>(['received', 'city', 'services', 'answered', 'booked', 'planned', 'present'])
const at = (text: string) => Date.parse(`${text}Z`)
const rows: Row[] = [
  {
    received: at('2026-08-03T09:00'),
    answered: at('2026-08-03T09:30'),
    city: 'Boston',
    services: ['Ushers'],
    booked: true,
    planned: 10,
    present: 9,
  },
  {
    received: at('2026-08-20T09:00'),
    answered: at('2026-08-21T09:00'),
    city: 'Boston',
    services: ['Ushers', 'Greeters'],
    booked: true,
    planned: 10,
    present: 10,
  },
  { received: at('2026-10-01T09:00'), city: 'Denver', services: [], booked: false },
]
const chart = (id: string, of = rows, has = everything) => figuresOf(of, has, 95).charts.find((one) => one.id === id)

it('counts bookings by city, the most first', () => {
  expect(chart('bookings')?.bars).toEqual([{ label: 'Boston', value: 2, share: 1, text: '2' }])
})

it('computes the fill rate of all people planned, and highlights what is below the target', () => {
  expect(chart('fill')?.bars).toMatchObject([{ label: 'Boston', value: 95, text: '95 %', isLow: false }])
  expect(figuresOf(rows, everything, 96).charts[1]?.bars[0]?.isLow).toBe(true)
})

it('counts an inquiry for each service that it names', () => {
  expect(chart('services')?.bars.map(({ label, value }) => [label, value])).toEqual([
    ['Ushers', 2],
    ['Greeters', 1],
    ['No service named', 1],
  ])
})

it('sorts answers by how long they took', () => {
  const bars = chart('response')?.bars.map(({ label, value }) => [label, value])
  expect(bars).toEqual([
    ['Within 1 hour', 1],
    ['1 to 4 hours', 0],
    ['4 to 24 hours', 1],
    ['1 to 3 days', 0],
    ['Over 3 days', 0],
    ['Not answered', 1],
  ])
  expect(figuresOf(rows, everything, 95).medianHours).toBe(12.25)
})

it('names the columns that a chart lacks', () => {
  expect(chart('fill', rows, new Set<Field>(['received', 'city']))?.missing).toEqual(['planned', 'present'])
})

it('lists the months of a file, and accepts a period in either order', () => {
  expect(monthsOf(rows)).toEqual(['2026-08', '2026-09', '2026-10'])
  expect(inPeriod(rows, '2026-08', '2026-09')).toHaveLength(2)
  expect(inPeriod(rows, '2026-10', '2026-09')).toHaveLength(1)
})

it('sums up cities that do not fit into one bar, and loses none', () => {
  const names = fc.array(fc.record({ city: fc.stringMatching(/^[A-Z][a-z]{1,3}$/), booked: fc.boolean() }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(names, (bookings) => {
      const many = bookings.map(({ city, booked }): Row => ({ received: 0, services: [], city, booked }))
      const bars = chart('bookings', many)?.bars ?? []
      expect(bars.length).toBeLessThanOrEqual(12)
      expect(bars.reduce((total, { value }) => total + value, 0)).toBe(bookings.filter(({ booked }) => booked).length)
      for (const { share } of bars) expect(share > 0 && share <= 1).toBe(true)
    }),
  )
})

it.each([
  [0.25, '15 min'],
  [3, '3 h'],
  [30.5, '30.5 h'],
  [60, '2.5 days'],
])('formats %d hours as %s', (hours, text) => expect(hoursText(hours)).toBe(text))
