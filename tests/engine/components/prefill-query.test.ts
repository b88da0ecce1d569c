import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prefillOf } from '../../../src/components/forms/prefill-query.ts'

it('reads city, roles with their counts, guests, hours and kind of event', () => {
  expect(
    prefillOf('?city=la&role=bartenders:4,brand-ambassador&role=Line+Cooks&guests=120&hours=6&event=Gala'),
  ).toEqual({
    city: 'la',
    positions: ['Bartenders', 'Brand Ambassadors', 'Line Cooks'],
    counts: { Bartenders: 4 },
    guests: 120,
    hours: 6,
    eventType: 'Gala',
  })
})

it('never takes contact details out of an address', () => {
  expect(prefillOf('?firstName=Ada&lastName=B&email=a@b.co&phoneNumber=1&name=x&phone=2')).toEqual({})
})

it('leaves out what is no role and no number', () => {
  expect(prefillOf('?role=astronauts,bartenders:-3&guests=many&hours=-1&staff=1e99&city=')).toEqual({
    positions: ['Bartenders'],
  })
})

it('takes any query string', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (role, guests) => {
      const { positions = [], guests: read = 1 } = prefillOf(`?${new URLSearchParams({ role, guests })}`)
      expect(positions.length).toBeLessThanOrEqual(8)
      expect(read).toBeGreaterThan(0)
    }),
  )
})
