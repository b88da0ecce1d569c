import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { asTyped, fromQuery, toQuery } from '../../../blocks/calculator/in-address.ts'
import type { Calculator } from '../../../schema/calculator/definition.ts'
import { inputSchema } from '../../../schema/calculator/definition.ts'
import { readTyped } from '../../../schema/calculator/typed.ts'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { formField } from '../../../schema/forms/form-field.ts'
import { setLanguage } from '../../../schema/language/language.ts'
import { fieldNumber, shownMoney, shownNumber } from '../../../schema/language/number-formats.ts'
import { readNumber } from '../../../schema/language/typed-number.ts'
import { stepped } from '../../../src/components/forms/stepped.ts'
import { repeats } from '../../support/long.ts'

afterEach(() => setLanguage(undefined))

const field = (kind: string) =>
  formField.parse({
    kind,
    name: 'amount',
    label: 'Amount',
    min: 0.01,
    max: 1e6,
    ...(kind === 'number' && { step: 0.01 }),
  })
const input = { kind: 'number', name: 'amount', label: 'Amount', min: 0, max: 1e6, step: 0.01, default: 1 }
const calculator = {
  inputs: [inputSchema.parse(input)],
  conditions: [],
  steps: [],
  outputs: [],
  ratios: [],
} as unknown as Calculator

/** All places in which somebody types a number, each with what it reads. */
const places: Record<string, (typed: string) => unknown> = {
  'a number of a form': (amount) => checkAnswers([field('number')], { amount }).content['amount'],
  'an amount of money in a form': (amount) => checkAnswers([field('money')], { amount }).content['amount'],
  'a calculator': (amount) => {
    const reading = readTyped(calculator, { amount })
    return reading.ok ? reading.inputs['amount'] : undefined
  },
  'the address of a calculator': (amount) => {
    const reading = readTyped(calculator, fromQuery(toQuery({ amount }), calculator))
    return reading.ok ? reading.inputs['amount'] : undefined
  },
}

/** Languages with marks or digits of their own, and the money of their countries. */
const languages = [
  ['en-US', 'USD'],
  ['en-IN', 'INR'],
  ['de-DE', 'EUR'],
  ['de-CH', 'CHF'],
  ['de-AT', 'EUR'],
  ['fr-FR', 'EUR'],
  ['fr-CA', 'CAD'],
  ['pt-PT', 'EUR'],
  ['pt-BR', 'BRL'],
  ['es-MX', 'MXN'],
  ['da-DK', 'DKK'],
  ['nb-NO', 'NOK'],
  ['pl-PL', 'PLN'],
  ['bg-BG', 'BGN'],
  ['he-IL', 'ILS'],
  ['ar-EG', 'EGP'],
  ['ar-AE', 'AED'],
  ['fa-IR', 'IRR'],
  ['hi-IN', 'INR'],
  ['mr-IN', 'INR'],
  ['bn-BD', 'BDT'],
  ['my-MM', 'MMK'],
  ['ja-JP', 'JPY'],
  ['zh-Hant-TW', 'TWD'],
] as const

const cents = fc.integer({ min: 2, max: 9_999_999 }).map((all) => all / 100)

describe.each(languages)('a number on a site in %s with %s', (locale, currency) => {
  it.each(Object.entries(places))('that the language writes is read by %s', (_, read) => {
    setLanguage({ locale, currency })
    fc.assert(
      fc.property(cents, (value) => {
        for (const typed of [shownNumber(value), fieldNumber(value)]) expect(read(typed)).toBeCloseTo(value, 6)
      }),
      { numRuns: repeats(100) },
    )
  })

  it('is what the buttons of a field go on from', () => {
    setLanguage({ locale, currency })
    fc.assert(
      fc.property(cents, (value) => {
        const next = stepped(shownNumber(value), 1, { min: 0, max: 1e6, step: 1 })
        expect(readNumber(next)).toBe(Math.floor(value) + 1)
      }),
      { numRuns: repeats(100) },
    )
  })

  it('has the sign of the currency where the language sets it', () => {
    setLanguage({ locale, currency })
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (value) => {
        expect(readNumber(shownMoney(value))).toBe(value)
      }),
      { numRuns: repeats(100) },
    )
  })
})

it('is read as every language that programs know writes it', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const tags = letters.flatMap((one) => letters.map((other) => one + other))
  const known = Intl.NumberFormat.supportedLocalesOf(tags)
  expect(known.length).toBeGreaterThan(80)
  const values = [0.5, 12.5, 1234.5, -48_300, 1_234_567.25]
  const misread = known.flatMap((locale) => {
    setLanguage({ locale, currency: 'EUR' })
    return values.flatMap((value) =>
      [shownNumber(value), fieldNumber(value), shownMoney(value)]
        .filter((text) => readNumber(text) !== value)
        .map((text) => `${locale}: ${text}`),
    )
  })
  expect(misread).toEqual([])
})

describe('as people type it', () => {
  it.each([
    ['de-DE', '12,5', 12.5],
    ['de-DE', '2.500', 2500],
    ['de-DE', '1.200', 1200],
    ['de-DE', '2,500', 2.5],
    ['de-DE', '12.5', 12.5],
    ['de-DE', '0.125', 0.125],
    ['de-DE', '1,234.5', 1234.5],
    ['de-DE', '12,- €', 12],
    ['de-DE', '12,50 EUR', 12.5],
    ['de-DE', '−3', -3],
    ['en-US', '2,500', 2500],
    ['en-US', '.5', 0.5],
    ['en-US', '5.', 5],
    ['en-US', '48 300', 48_300],
    ['en-US', '48\u00a0300', 48_300],
    ['en-US', '48\u202f300.5', 48_300.5],
    ['en-US', '48\u2009300', 48_300],
    ['en-US', '£12.50', 12.5],
    ['en-US', 'USD 12.50', 12.5],
    ['en-US', '-$5', -5],
    ['en-US', '$-5', -5],
    ['en-US', '٤٨٣٠٠', 48_300],
    ['en-US', '１，２００．５', 1200.5],
    ['en-IN', '12,34,567', 1_234_567],
    ['de-CH', "1'200.50", 1200.5],
    ['de-CH', '1’200.50', 1200.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '12.5', 12.5],
    ['ja-JP', '１２００', 1200],
  ])('on a site in %s: %o', (locale, typed, value) => {
    setLanguage({ locale, currency: locale === 'en-US' ? 'USD' : 'EUR' })
    expect(readNumber(typed)).toBe(value)
  })

  it.each([
    ['en-US', '12,5'],
    ['en-US', '1.234,5'],
    ['en-US', '1.2.3'],
    ['en-US', '1 2'],
    ['en-US', '555 0142'],
    ['en-US', '0,500'],
    ['en-US', '--5'],
    ['en-US', '-$-5'],
    ['en-US', '1e9'],
    ['en-US', '0x10'],
    ['en-US', 'Infinity'],
    ['en-US', '5²'],
    ['en-US', '½'],
    ['en-US', '$'],
    ['en-US', '.'],
    ['en-US', ''],
    ['de-DE', '1.2.3'],
    ['de-DE', '1,2,3'],
    ['ja-JP', '十二'],
  ])('on a site in %s: %o is none', (locale, typed) => {
    setLanguage({ locale })
    expect(readNumber(typed)).toBeNaN()
  })
})

it('stays the same in the address of a calculator, whatever the language', () => {
  setLanguage({ locale: 'de-DE', currency: 'EUR' })
  expect(asTyped({ amount: 1.125 })).toEqual({ amount: '1,125' })
  expect(toQuery({ amount: '1.200,5' })).toBe('?amount=1200.5')
  expect(fromQuery('?amount=1.125', calculator)).toEqual({ amount: '1,125' })
  expect(fromQuery('?amount=many', calculator)).toEqual({ amount: 'many' })
})

it('goes on by one step from what was typed', () => {
  setLanguage({ locale: 'de-DE' })
  expect(stepped('12,5', 1, { min: 0, max: 5000, step: 0.5 })).toBe('13')
  expect(stepped('12', 1, { min: 0, max: 5000, step: 0.5 })).toBe('12,5')
  expect(stepped('1.200', 1, { min: 0, max: 5000, step: 10 })).toBe('1210')
})
