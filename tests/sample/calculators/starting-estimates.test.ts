// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Value } from '../../../schema/calculator/expression.ts'
import { defaultsOf, runCalculator } from '../../../schema/calculator/run.ts'
import { calculatorOf } from './definitions.ts'

const folder = join(import.meta.dirname, '../../../pages/_data/services')
type Service = { slug: string; calculator: string; calculatorInputs?: Record<string, Value>; quotePositions: string[] }
const services = readdirSync(folder).map((file): Service => parse(readFileSync(join(folder, file), 'utf8')))

/** What the estimate on the pages of a service begins with. */
function starting({ calculator: name, calculatorInputs = {} }: Service) {
  const calculator = calculatorOf(name)
  return Number(runCalculator(calculator, { ...defaultsOf(calculator), ...calculatorInputs })(calculator.answer))
}

describe('the estimate on the pages of a service', () => {
  it.each(['booth-staff', 'trade-show-staff'])('begins for %s with the two people of one booth', (slug) => {
    expect(starting(services.find((one) => one.slug === slug) as Service)).toBe(2)
  })

  it.each(services)('begins for $slug with a crew, and not with that of a whole arena', (service) => {
    expect(starting(service)).toBeGreaterThanOrEqual(1)
    expect(starting(service)).toBeLessThanOrEqual(70)
  })
})

it.each(services)(
  '$slug ticks one position in the quote form, so that it asks for no more numbers',
  ({ quotePositions }) => {
    expect(quotePositions).toHaveLength(1)
  },
)
