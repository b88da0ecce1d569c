import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { prefillOf, resultOf } from '../../../blocks/calculator/prefill-of.ts'
import { answersIn, valuesFrom } from '../../../blocks/form/field-values.ts'
import { prefilledText } from '../../../blocks/form/prefilled.ts'
import type { Value } from '../../../schema/calculator/expression.ts'
import { defaultsOf, runCalculator } from '../../../schema/calculator/run.ts'
import { resultLines } from '../../../schema/calculator/wording.ts'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { inquiries } from '../../../src/cli/commands/inquiries.ts'
import { clearPrefill, onPrefill, type Prefill, prefillResult } from '../../../src/components/forms/prefill.ts'
import { openSqliteStore } from '../../../src/server/store/open-store.ts'
import { calculatorNames, calculatorOf } from '../calculators/definitions.ts'
import { quoteFields } from './quote-form.ts'

type Inputs = Record<string, Value>
type Sizing = { from: string; calculator: string; inputs: Inputs }

const records = async (folder: string) => {
  const path = join(import.meta.dirname, '../../../pages/_data', folder)
  const files = await readdir(path)
  return Promise.all(files.map(async (file) => ({ file, record: parse(await readFile(join(path, file), 'utf8')) })))
}
const ofCities = (await records('cities')).flatMap(({ file, record }): Sizing[] =>
  Object.entries<{ inputs: Inputs }>(record.calculatorInputs ?? {}).map(([calculator, { inputs }]) => ({
    from: file,
    calculator,
    inputs,
  })),
)
const ofServices = (await records('services')).flatMap(({ file, record }): Sizing[] =>
  record.calculator ? [{ from: file, calculator: record.calculator, inputs: record.calculatorInputs ?? {} }] : [],
)
const sizings: Sizing[] = [
  ...calculatorNames.map((name) => ({ from: 'its own page', calculator: name, inputs: {} })),
  ...ofCities,
  ...ofServices,
]

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '213 555 0142' }
const datesToTry = [[], ['2030-03-14'], ['2030-03-14', '2030-03-15']]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quote-results-'))
  await writeFile(join(folder, '_forms.json'), JSON.stringify({ quote: quoteFields }))
})
afterAll(() => rm(folder, { recursive: true }))

/** The result of a calculator as other parts of the page hand it over, and its lines. */
function handedOver({ calculator: name, inputs }: Sizing) {
  const calculator = calculatorOf(name)
  const valueFor = runCalculator(calculator, { ...defaultsOf(calculator), ...inputs })
  let prefill: Prefill = {}
  clearPrefill()
  const stop = onPrefill((values) => {
    prefill = values
  })
  prefillResult(resultOf(calculator, valueFor), prefillOf(calculator, valueFor))
  stop()
  return { prefill, calculator, valueFor }
}

it('has estimates of cities, services and all seven calculators to try', () => {
  expect(calculatorNames).toHaveLength(7)
  expect(ofCities.length).toBeGreaterThan(0)
  expect(ofServices.length).toBeGreaterThan(10)
})

it('names every input and every result, with its unit', () => {
  const { calculator, valueFor } = handedOver({
    from: '',
    calculator: 'waitstaff',
    inputs: { guests: 180, wine: true },
  })
  expect(resultLines(calculator, valueFor)).toEqual([
    'Guests: 180 guests',
    'Style of service: Plated',
    'Hours of service: 5 h',
    'Level of service: Standard',
    'China and glass that must be cleared: yes',
    'Wine poured at the tables: yes',
    'Food stations that need an attendant: 0 stations',
    'Set-up: 1.5 h',
    'Clearing up: 1 h',
    'The kitchen is on another floor: no',
    'Servers: 15 servers',
    'Buffet and station attendants: 0 attendants',
    'Bussers: 5 bussers',
    'Wine stewards: 6 stewards',
    'Captains: 2 captains',
    'Service crew: 28 people',
    'Hours of each shift: 7.5 h',
    'Together: 210 staff-hours',
  ])
})

it('keeps the results of several calculators, the latest of each', () => {
  handedOver({ from: '', calculator: 'waitstaff', inputs: {} })
  let result: unknown
  const stop = onPrefill((values) => {
    result = values['result']
  })
  prefillResult({ title: 'Drinks', lines: ['Beers: 2'] }, {})
  prefillResult({ title: 'Drinks', lines: ['Beers: 3'] }, {})
  stop()
  expect(result).toEqual(['Drinks\nBeers: 3', expect.stringMatching(/^Waitstaff calculator\nGuests: 120 guests\n/)])
})

it('is in the list of inquiries as a whole, whatever the dates', async () => {
  const store = await openSqliteStore(join(folder, 'inquiries.sqlite'))
  const expected: string[] = []
  for (const sizing of sizings) {
    const { prefill, calculator, valueFor } = handedOver(sizing)
    const lines = [calculator.title, ...resultLines(calculator, valueFor)].map((line) => line.trim())
    for (const chosen of datesToTry) {
      const texts = quoteFields.map((field) => [field.name, prefilledText(field, prefill)])
      const values = {
        ...valuesFrom(quoteFields, {}),
        ...Object.fromEntries(texts.filter(([, text]) => text)),
        ...person,
        selectedPositions: ['Bartenders'],
        eventDates: { chosen, pending: '' },
        staffing: quoteFields
          .flatMap((field) => (field.kind === 'choices' ? field.options : []))
          .map(() => ({ count: '2', hours: '6' })),
        eventDetails: 'Two a day',
      }
      const { content, errors } = checkAnswers(quoteFields, answersIn(quoteFields, values))
      expect(errors, `${sizing.calculator} of ${sizing.from}`).toEqual([])
      await store.add({ submissionId: randomUUID(), content: { ...content, form: 'quote' }, flags: [] })
      expected.push(lines.join('; '))
    }
  }
  await store.close()
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const code = await inquiries(['list', '--data', folder, '--dist', folder])
  write.mockRestore()
  expect(code).toBe(0)
  const rows = written.join('').trimEnd().split('\n')
  expect(rows).toHaveLength(expected.length)
  for (const [index, text] of expected.entries()) expect(rows[index]).toContain(text)
})
