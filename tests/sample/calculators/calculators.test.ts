import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asTyped, fromQuery, toQuery } from '../../../blocks/calculator/in-address.ts'
import type { Calculator, Input } from '../../../schema/calculator/definition.ts'
import type { Value } from '../../../schema/calculator/expression.ts'
import { defaultsOf, runCalculator } from '../../../schema/calculator/run.ts'
import { readTyped } from '../../../schema/calculator/typed.ts'
import { arithmeticOf, warningsOf } from '../../../schema/calculator/wording.ts'
import { repeats } from '../../support/long.ts'
import { calculatorNames, calculatorOf } from './definitions.ts'
import { workedExamples } from './worked-examples.ts'

const calculators = new Map(calculatorNames.map((name) => [name, calculatorOf(name)]))
const get = (name: string) => calculators.get(name) as Calculator

describe('worked examples', () => {
  it.each(workedExamples)('$calculator of $query', ({ calculator: name, query, outputs }) => {
    const calculator = get(name)
    const typed = { ...asTyped(defaultsOf(calculator)), ...fromQuery(`?${query}`, calculator) }
    const reading = readTyped(calculator, typed)
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors))
    const valueFor = runCalculator(calculator, reading.inputs)
    expect(Object.fromEntries(Object.keys(outputs).map((output) => [output, valueFor(output)]))).toEqual(outputs)
  })

  it('covers every calculator', () => {
    expect([...new Set(workedExamples.map(({ calculator }) => calculator))].sort()).toEqual(calculatorNames.sort())
  })
})

const anyValue = (input: Input): fc.Arbitrary<Value> => {
  if (input.kind === 'yes-no') return fc.boolean()
  if (input.kind === 'choice') return fc.constantFrom(...input.options.map(({ value }) => value))
  const steps = Math.floor((input.max - input.min) / input.step)
  return fc.integer({ min: 0, max: steps }).map((step) => input.min + step * input.step)
}
const anyInputs = ({ inputs }: Calculator) =>
  fc.record(Object.fromEntries(inputs.map((input) => [input.name, anyValue(input)])))

describe.each(calculatorNames)('%s with any inputs', (name) => {
  const calculator = get(name)

  it('returns numbers from zero up, or an error', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (inputs) => {
        const reading = readTyped(calculator, asTyped(inputs))
        if (!reading.ok) {
          expect(Object.values(reading.errors).join()).toMatch(/\w/)
          return
        }
        const valueFor = runCalculator(calculator, reading.inputs)
        for (const output of calculator.outputs) {
          const value = valueFor(output.name)
          expect(Number.isFinite(value) && (value as number) >= 0, `${output.name} is ${value}`).toBe(true)
          expect(arithmeticOf(calculator, output, valueFor)).not.toMatch(/NaN|Infinity|undefined|[[\]]/)
        }
        expect(warningsOf(calculator, valueFor).join()).not.toMatch(/NaN|Infinity|undefined|[[\]]/)
      }),
      { numRuns: repeats(60) },
    )
  })

  it('writes its inputs to an address and reads them', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (inputs) => {
        expect(fromQuery(toQuery(asTyped(inputs), '?ref=mail'), calculator)).toEqual(asTyped(inputs))
      }),
      { numRuns: repeats(20) },
    )
  })
})

const peopleOf = ({ quote: { positions = [] } }: Calculator) => (typeof positions === 'string' ? [] : positions)

describe.each(calculatorNames.filter((name) => peopleOf(get(name)).length > 0))('%s', (name) => {
  const calculator = get(name)

  it('counts each of its people once, in whole numbers', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (inputs) => {
        const reading = readTyped(calculator, asTyped(inputs))
        if (!reading.ok) return
        const valueFor = runCalculator(calculator, reading.inputs)
        const people = peopleOf(calculator).map(({ count }) => Number(valueFor(count)))
        expect(people.every(Number.isInteger)).toBe(true)
        expect(people.reduce((sum, count) => sum + count, 0)).toBe(valueFor(calculator.answer))
      }),
      { numRuns: repeats(60) },
    )
  })
})

describe('invalid inputs', () => {
  const calculator = get('bartender')
  const errorOf = (name: string, text: string) => {
    const reading = readTyped(calculator, { ...asTyped(defaultsOf(calculator)), [name]: text })
    return reading.ok ? reading.inputs[name] : reading.errors[name]
  }

  it.each([
    ['guests', '', 'Enter a number, such as 150.'],
    ['guests', '   ', 'Enter a number, such as 150.'],
    ['guests', 'many', 'Enter digits only, such as 150.'],
    ['guests', '1e9', 'Enter digits only, such as 150.'],
    ['guests', 'Infinity', 'Enter digits only, such as 150.'],
    ['guests', '-5', 'Enter a number from 1 to 5,000.'],
    ['guests', '0', 'Enter a number from 1 to 5,000.'],
    ['guests', '99999999999999999999', 'Enter a number from 1 to 5,000.'],
    ['guests', '10.5', 'Enter a whole number.'],
    ['hours', '13', 'Enter a number from 1 to 12.'],
    ['bar', 'water', 'Choose one.'],
  ])('%s: %o is an error', (name, text, error) => {
    expect(errorOf(name, text)).toBe(error)
  })

  it.each([
    [' 150 ', 150],
    ['1,240', 1240],
    ['1 240', 1240],
  ])('reads %o', (text, guests) => {
    expect(errorOf('guests', text)).toBe(guests)
  })

  it('names the inputs that contradict each other', () => {
    const drinks = get('party-drink')
    const typed = asTyped(defaultsOf(drinks))
    expect(readTyped(drinks, { ...typed, beer_pct: '60' })).toMatchObject({
      ok: false,
      errors: { beer_pct: 'Beer, wine and spirits must add up to 100\u00a0%. They add up to 120 %.' },
    })
    expect(readTyped(drinks, { ...typed, under21: '101' })).toMatchObject({ errors: { under21: expect.any(String) } })
  })

  it('returns a result or an error for any text', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1e999', '0x10', '１２', '1.2.3', '.'))
    fc.assert(
      fc.property(text, (typed) => {
        const found = errorOf('guests', typed)
        if (typeof found === 'number') expect(found).toBeGreaterThan(0)
        else expect(found).toMatch(/^Enter /)
      }),
    )
  })
})
