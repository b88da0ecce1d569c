import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesOf, datesToText, quoteInquirySchema, staffingErrors } from '../../../schema/forms/inquiry.ts'
import { positions } from '../../../schema/forms/positions.ts'

const submissionId = '0b3e6b22-9773-4269-a291-de8997fdc1a3'
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '213 555 0142' }
const quote = {
  form: 'quote',
  submissionId,
  selectedPositions: ['Line Cooks'],
  eventDates: '3/14/2027',
  eventType: 'Gala',
  location: 'Boston',
  ...person,
  'Line Cooks-count': 2,
  'Line Cooks-hours': 6.5,
}
const errors = (value: unknown) =>
  (quoteInquirySchema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

it('knows the eight positions of the spec', () => {
  expect(positions).toHaveLength(8)
  for (const position of positions)
    expect(
      errors({
        ...quote,
        selectedPositions: [position],
        'Line Cooks-count': undefined,
        'Line Cooks-hours': undefined,
        [`${position}-count`]: 1,
        [`${position}-hours`]: 1,
      }),
    ).toEqual([])
})

describe('a quote inquiry', () => {
  it('of one date, several dates and none is taken', () => {
    const { 'Line Cooks-count': _count, 'Line Cooks-hours': _hours, ...bare } = quote
    expect(errors(quote)).toEqual([])
    expect(errors({ ...bare, eventDates: '3/14/2027,3/15/2027', eventDetails: 'Two a day' })).toEqual([])
    expect(errors({ ...bare, eventDates: '' })).toEqual([])
  })

  it('reads numbers that come as the text of their fields', () => {
    const parsed = quoteInquirySchema.parse({ ...quote, 'Line Cooks-count': ' 2 ', 'Line Cooks-hours': '6.5' })
    expect(parsed).toMatchObject({ 'Line Cooks-count': 2, 'Line Cooks-hours': 6.5 })
  })

  const { staffIncomplete, noPlan, noPosition } = {
    noPosition: 'Please select at least one service type.',
    staffIncomplete: 'Please fill in all staff requirements before proceeding.',
    noPlan: 'Please provide your staffing plan for your multi-day event.',
  }
  it.each([
    [
      'no position',
      { selectedPositions: [], 'Line Cooks-count': undefined, 'Line Cooks-hours': undefined },
      `selectedPositions: ${noPosition}`,
    ],
    ['an empty count', { 'Line Cooks-count': '' }, `Line Cooks-count: ${staffIncomplete}`],
    ['no count', { 'Line Cooks-count': undefined }, `Line Cooks-count: ${staffIncomplete}`],
    ['no hours', { 'Line Cooks-hours': undefined }, `Line Cooks-hours: ${staffIncomplete}`],
    ['several dates without a plan', { eventDates: '3/14/2027,3/15/2027' }, `eventDetails: ${noPlan}`],
    ['a blank plan', { eventDates: '3/14/2027,3/15/2027', eventDetails: ' \n' }, `eventDetails: ${noPlan}`],
    ['no first name', { firstName: ' ' }, 'firstName: First name is required.'],
    ['no phone number', { phoneNumber: '' }, 'phoneNumber: Phone number is required.'],
    ['no e-mail address', { email: 'ada' }, 'email: must be an e-mail address'],
    ['two lines in a name', { lastName: 'By\nron' }, 'lastName: must be one line'],
    ['a control character', { location: 'a\u0000b' }, 'location: must not hold control characters'],
    [
      'a date that is none',
      { eventDates: '2/30/2027' },
      'eventDates: must be dates as month/day/year joined by commas',
    ],
    ['no id', { submissionId: 'x' }, 'submissionId: must be a UUID'],
    ['half a person', { 'Line Cooks-count': 1.5 }, 'Line Cooks-count: must be a whole number from 1 to 10000'],
    ['a day of 25 hours', { 'Line Cooks-hours': 25 }, 'Line Cooks-hours: must be a number of hours from 1 to 24'],
    [
      'amounts of a position that is not chosen',
      { 'Bartenders-count': 3 },
      'Bartenders-count: belongs to a position that is not selected',
    ],
  ])('with %s is refused', (_, change, error) => {
    expect(errors({ ...quote, ...change })).toEqual([error])
  })

  it.each([
    ['an unknown key', { ...quote, price: 1 }],
    ['the key of a prototype', JSON.parse(JSON.stringify(quote).replace('{', '{"__proto__":{"a":1},'))],
    ['an unknown position', { ...quote, selectedPositions: ['Clowns'] }],
    ['a position twice', { ...quote, selectedPositions: ['Line Cooks', 'Line Cooks'] }],
    ['another form', { ...quote, form: 'careers' }],
    ['a list', [quote]],
    ['nothing', null],
  ])('refuses %s', (_, value) => {
    expect(errors(value)).not.toEqual([])
  })
})

it('writes dates so that it reads the same days', () => {
  const day = fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 5 }), (dates) => {
      const text = datesToText(dates)
      expect(datesOf(text)).toHaveLength(dates.length)
      expect(datesOf(text).map((date) => new Date(date).toDateString())).toEqual(
        dates.map((date) => date.toDateString()),
      )
      expect(errors({ ...quote, eventDates: text, eventDetails: 'plan' })).toEqual([])
    }),
  )
})

it('takes any text for what it is, or refuses it, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (location) => {
      const { data } = quoteInquirySchema.safeParse({ ...quote, location })
      if (data) expect(data.location).toBe(location.trim())
    }),
  )
  fc.assert(fc.property(fc.anything(), (value) => errors(value).length > 0))
})

it('asks nothing of step 3 before a date is known', () => {
  expect(staffingErrors({ selectedPositions: ['Bartenders'], eventDates: '' })).toEqual([])
})
