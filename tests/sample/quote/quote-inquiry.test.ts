import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../schema/forms/answers.ts'
import { datesToText, textToDates } from '../../../schema/forms/date-list.ts'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { quoteFields } from './quote-form.ts'

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '213 555 0142' }
const quote = {
  selectedPositions: ['Line Cooks'],
  eventDates: '3/14/2027',
  eventType: 'Gala',
  location: 'Boston',
  ...person,
  'Line Cooks-count': 2,
  'Line Cooks-hours': 6.5,
}
const errors = (answers: Answers) =>
  checkAnswers(quoteFields, answers).errors.map(({ path, message }) => `${path.join('.')}: ${message}`)

const positions = [
  'Brand Ambassadors',
  'Bartenders',
  'Production Assistants',
  'Catering Staff',
  'Model Staff',
  'Registration Staff',
  'Convention Staff',
  'Line Cooks',
]

it('has the eight positions of the spec', () => {
  expect(quoteFields.find((field) => field.kind === 'choices')?.options).toEqual(positions)
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
  it('for one date, several dates and none is accepted', () => {
    const { 'Line Cooks-count': _count, 'Line Cooks-hours': _hours, ...bare } = quote
    expect(errors(quote)).toEqual([])
    expect(errors({ ...bare, eventDates: '3/14/2027,3/15/2027', eventDetails: 'Two a day' })).toEqual([])
    expect(errors({ ...bare, eventDates: '' })).toEqual([])
  })

  it('reads numbers that are sent as text', () => {
    const { content } = checkAnswers(quoteFields, { ...quote, 'Line Cooks-count': ' 2 ', 'Line Cooks-hours': '6.5' })
    expect(content).toMatchObject({ 'Line Cooks-count': 2, 'Line Cooks-hours': 6.5 })
  })

  const { staffIncomplete, noPlan, noPosition } = {
    noPosition: 'Please select at least one service type.',
    staffIncomplete: 'Please fill in all staff requirements before proceeding.',
    noPlan: 'Please provide your staffing plan for your multi-day event.',
  }
  const several = { eventDates: '3/14/2027,3/15/2027', 'Line Cooks-count': undefined, 'Line Cooks-hours': undefined }
  it.each([
    [
      'no position',
      { selectedPositions: [], 'Line Cooks-count': undefined, 'Line Cooks-hours': undefined },
      `selectedPositions: ${noPosition}`,
    ],
    ['an empty count', { 'Line Cooks-count': '' }, `Line Cooks-count: ${staffIncomplete}`],
    ['no count', { 'Line Cooks-count': undefined }, `Line Cooks-count: ${staffIncomplete}`],
    ['no hours', { 'Line Cooks-hours': undefined }, `Line Cooks-hours: ${staffIncomplete}`],
    ['several dates without a plan', { ...several }, `eventDetails: ${noPlan}`],
    ['a blank plan', { ...several, eventDetails: ' \n' }, `eventDetails: ${noPlan}`],
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
    ['half a person', { 'Line Cooks-count': 1.5 }, 'Line Cooks-count: must be a whole number in digits, such as 12'],
    ['a day of 25 hours', { 'Line Cooks-hours': 25 }, 'Line Cooks-hours: must be at most 24'],
    [
      'amounts of a position that is not chosen',
      { 'Bartenders-count': 3 },
      'Bartenders-count: belongs to an answer that is not chosen',
    ],
  ])('with %s is refused', (_, change, error) => {
    expect(errors({ ...quote, ...change })).toEqual([error])
  })

  it.each([
    ['an unknown key', { ...quote, price: 1 }],
    ['the key of a prototype', JSON.parse(JSON.stringify(quote).replace('{', '{"__proto__":{"a":1},'))],
    ['an unknown position', { ...quote, selectedPositions: ['Clowns'] }],
    ['a position twice', { ...quote, selectedPositions: ['Line Cooks', 'Line Cooks'] }],
  ])('refuses %s', (_, value) => {
    expect(errors(value)).not.toEqual([])
  })
})

it('writes dates that are read as the same days', () => {
  const day = fc.date({ min: new Date(Date.UTC(2020, 0, 1)), max: new Date(Date.UTC(2040, 0, 1)), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 5 }), (days) => {
      const dates = days.map((date) => date.toISOString().slice(0, 10))
      const text = datesToText(dates)
      expect(textToDates(text)).toEqual(dates)
      const { 'Line Cooks-count': _count, 'Line Cooks-hours': _hours, ...bare } = quote
      expect(errors({ ...bare, eventDates: text, eventDetails: 'plan' })).toEqual([])
    }),
  )
})

it('accepts any text unchanged, or refuses it, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (location) => {
      const { content, errors } = checkAnswers(quoteFields, { ...quote, location })
      if (errors.length === 0) expect(content['location'] ?? '').toBe(location.trim())
    }),
  )
})
