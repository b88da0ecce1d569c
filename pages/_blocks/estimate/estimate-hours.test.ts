import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../schema/language/language.ts'
import { estimateHours } from './estimate-hours.ts'

const ratios = {
  guests: { min: 1, max: 20_000 },
  hours: { min: 1, max: 24 },
  guestsPerPerson: 50,
  setupHours: 1,
  minimumHours: 4,
}
const estimate = (guests: string, hours: string, changes: Partial<typeof ratios> = {}) =>
  estimateHours({ guests, hours }, { ...ratios, ...changes })

afterEach(() => setLanguage(undefined))

describe('the sum', () => {
  it.each([
    ['200', '5', { people: 4, shiftHours: 6, personHours: 24, isMinimum: false }],
    ['201', '5', { people: 5, shiftHours: 6, personHours: 30 }],
    ['1', '1', { people: 1, shiftHours: 4, personHours: 4, isMinimum: true }],
    ['200', '3', { shiftHours: 4, isMinimum: false }],
    ['1,240', '5', { guests: 1240, people: 25, personHours: 150 }],
    [' 1 240 ', '5.5', { guests: 1240, shiftHours: 6.5, personHours: 162.5 }],
    ['20000', '24', { people: 400, shiftHours: 25, personHours: 10_000 }],
  ])('of %s guests and %s hours', (guests, hours, expected) => {
    expect(estimate(guests, hours)).toMatchObject({ ok: true, ...expected })
  })

  it('reads numbers as the language of the site writes them', () => {
    setLanguage({ locale: 'de-DE' })
    expect(estimate('1.240', '5,5')).toMatchObject({ guests: 1240, shiftHours: 6.5 })
  })

  it('has no rounding errors of binary fractions', () => {
    expect(estimate('3', '1.1', { guestsPerPerson: 0.1, setupHours: 2.2, minimumHours: 1 })).toMatchObject({
      people: 30,
      shiftHours: 3.3,
      personHours: 99,
    })
  })
})

describe('invalid inputs', () => {
  it.each([
    ['', 'Enter the number of guests.'],
    ['  ', 'Enter the number of guests.'],
    ['many', 'Enter the guests in digits, such as 200.'],
    ['2e3', 'Enter the guests in digits, such as 200.'],
    ['12,34', 'Enter the guests in digits, such as 200.'],
    ['Infinity', 'Enter the guests in digits, such as 200.'],
    ['-5', 'Enter from 1 to 20,000 guests.'],
    ['0', 'Enter from 1 to 20,000 guests.'],
    ['99999999999', 'Enter from 1 to 20,000 guests.'],
    ['10.5', 'Enter whole guests, without a fraction.'],
  ])('%o guests: are an error', (guests, error) => {
    expect(estimate(guests, '5')).toEqual({ ok: false, errors: { guests: error } })
  })

  it.each([
    ['', 'Enter the number of hours.'],
    ['five', 'Enter the hours in digits, such as 5.'],
    ['25', 'Enter from 1 to 24 hours.'],
  ])('%o hours: are an error', (hours, error) => {
    expect(estimate('200', hours)).toEqual({ ok: false, errors: { hours: error } })
  })

  it('names both inputs if both are invalid', () => {
    expect(estimate('', '')).toMatchObject({ errors: { guests: expect.any(String), hours: expect.any(String) } })
  })
})

describe('for every input', () => {
  const guests = fc.integer({ min: 1, max: 20_000 })
  const hours = fc.integer({ min: 4, max: 96 }).map((quarters) => quarters / 4)

  it('gives enough people, and one less would be too few', () => {
    fc.assert(
      fc.property(guests, hours, fc.integer({ min: 1, max: 500 }), (count, length, guestsPerPerson) => {
        const sum = estimate(String(count), String(length), { guestsPerPerson })
        if (!sum.ok) throw new Error('refused')
        expect(sum.people * guestsPerPerson).toBeGreaterThanOrEqual(count)
        expect((sum.people - 1) * guestsPerPerson).toBeLessThan(count)
        expect(sum.personHours).toBe(sum.people * sum.shiftHours)
      }),
    )
  })

  it('never gives fewer person-hours for more guests or hours', () => {
    fc.assert(
      fc.property(guests, guests, hours, hours, (one, other, short, long) => {
        const less = estimate(String(Math.min(one, other)), String(Math.min(short, long)))
        const more = estimate(String(Math.max(one, other)), String(Math.max(short, long)))
        if (!less.ok || !more.ok) throw new Error('refused')
        expect(more.personHours).toBeGreaterThanOrEqual(less.personHours)
      }),
    )
  })

  it('returns a positive number or an error for any text', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1e999', '0x10', '１２', '1.2.3', '.'))
    fc.assert(
      fc.property(text, text, (typedGuests, typedHours) => {
        const sum = estimate(typedGuests, typedHours)
        if (sum.ok) expect(sum.personHours).toBeGreaterThan(0)
        else expect(Object.values(sum.errors).join('')).toMatch(/^Enter /)
      }),
    )
  })
})
