import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FieldOf, formField } from '../../schema/forms/form-field.ts'
import { prefillOf } from '../../src/components/forms/prefill.ts'
import { numberOf, prefilledNumbers, prefilledOptions, prefilledText } from './prefilled.ts'

const roles = formField.parse({
  kind: 'choices',
  name: 'roles',
  label: 'Roles',
  prefill: ['positions', 'role'],
  options: ['Bartenders', 'Brand Ambassadors', 'Line Cooks', 'Day 1: crew'],
}) as FieldOf<'choices'>
const place = formField.parse({
  kind: 'text',
  name: 'place',
  label: 'Place',
  prefill: ['city', 'location'],
  suggestions: [{ slug: 'la', name: 'Los Angeles', state: 'California' }, 'On the road'],
})
const plan = formField.parse({
  kind: 'longtext',
  name: 'plan',
  label: 'Plan',
  prefill: ['guests'],
  prefillText: 'About [value] guests.',
})

it('reads options from an address, in the plural or not, with how many of each', () => {
  const prefill = prefillOf('?role=bartenders:4,brand-ambassador&role=Line+Cooks&role=astronauts')
  expect([...prefilledOptions(roles, prefill)]).toEqual([
    ['Bartenders', 4],
    ['Brand Ambassadors', undefined],
    ['Line Cooks', undefined],
  ])
  expect([...prefilledOptions(roles, { positions: ['Day 1: crew'] }).keys()]).toEqual(['Day 1: crew'])
})

it('reads an option by its value and by what people read, and gives its value', () => {
  const lengths = formField.parse({
    kind: 'select',
    name: 'length',
    label: 'How long',
    prefill: ['length'],
    options: [
      { value: 'half-day', text: 'Four hours' },
      { value: 'day', text: 'Eight hours' },
    ],
  })
  expect(prefilledText(lengths, prefillOf('?length=day'))).toBe('day')
  expect(prefilledText(lengths, prefillOf('?length=four-hours'))).toBe('half-day')
})

it.each([
  ['?city=la', 'Los Angeles, California'],
  ['?city=los-angeles', 'Los Angeles, California'],
  ['?city=Los+Angeles', 'Los Angeles, California'],
  ['?city=&location=Pier+5', 'Pier 5'],
  ['?location=on+the+road', 'On the road'],
  ['?town=Boston', ''],
])('reads a place from %s', (search, text) => {
  expect(prefilledText(place, prefillOf(search))).toBe(text)
})

it.each([
  ['?service=guided-tour', 'Guided tour'],
  ['?service=Guided+tour', 'Guided tour'],
  ['?service=repairs', 'Repairs'],
  ['?service=Reparação', 'Reparação'],
  ['?service=reparacao', 'Reparação'],
  ['?service=修理', '修理'],
  ['?service=إصلاح', 'إصلاح'],
  ['?service=flying', ''],
  ['?service=大阪', ''],
])('chooses an answer from %s', (search, text) => {
  for (const kind of ['select', 'radio']) {
    const options = ['Guided tour', 'Repairs', 'Reparação', '東京', '修理', 'إصلاح']
    const service = formField.parse({ kind, name: 'SERVICE', label: 'Service', prefill: ['service'], options })
    expect(prefilledText(service, prefillOf(search))).toBe(text)
  }
})

it('writes numbers as words, and ignores values that are not numbers', () => {
  const prefill = prefillOf('?guests=1240&hours=many&staff=-3&days=1e99')
  expect(prefilledText(plan, prefill)).toBe('About 1,240 guests.')
  expect(prefilledNumbers(['[guests] guests', '[hours] hours each', '[staff] staff', '[days] days'], prefill)).toEqual([
    '1,240 guests',
  ])
})

it('accepts any query string, and ignores names that no field lists', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const prefill = prefillOf(`?${new URLSearchParams([[name, value]])}`)
      const isListed = ['positions', 'role', 'city', 'location', 'guests'].includes(name)
      const found = [
        ...prefilledOptions(roles, prefill).keys(),
        prefilledText(place, prefill),
        prefilledText(plan, prefill),
      ].join('')
      if (!isListed) expect(found).toBe('')
      expect(numberOf(prefill, [name]) ?? 1).toBeGreaterThan(0)
    }),
  )
})
