// @module-tag exhaustive

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showCell } from '../../../pages/_blocks/_documents/cell.ts'
import type { Sheet, SheetTable } from '../../../pages/_blocks/_documents/sheet.ts'
import { blankEntries, sampleEntries, type TypedRow } from '../../../pages/_blocks/_documents/sheet-values.ts'
import { sheetXlsx } from '../../../pages/_blocks/_documents/sheet-xlsx.ts'
import { repeats } from '../../support/long.ts'
import { computedResults, opened, results } from './opened-workbook.ts'
import { sampleSheets } from './sample-documents.ts'

const createdAt = new Date('2026-01-01T00:00:00Z')

function typedFor({ type, choices }: SheetTable['columns'][number]): fc.Arbitrary<string> {
  const word = fc.constantFrom('', 'Ana', 'de la Cruz', 'Zoë', 'Reyes', 'x')
  const number = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 300 }).map(String), fc.constant('2.5'))
  const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => showCell('time', minutes / 1440))
  switch (type) {
    case 'choice':
      return fc.constantFrom('', ...(choices ?? []))
    case 'number':
    case 'money':
      return number
    case 'time':
    case 'time-12h':
    case 'duration':
      return fc.oneof(fc.constant(''), time)
    case 'date':
      return fc.constantFrom('', '2026-10-17', '2027-02-28')
    default:
      return word
  }
}

const rowFor = (columns: SheetTable['columns']): fc.Arbitrary<TypedRow> =>
  fc.record(
    Object.fromEntries(
      columns.flatMap((column) => (column.formula === undefined ? [[column.name, typedFor(column)] as const] : [])),
    ),
  )

const tablesFor = ({ tables }: Sheet) =>
  fc.record(
    Object.fromEntries(tables.map(({ name, columns }) => [name, fc.array(rowFor(columns), { maxLength: 6 })] as const)),
  )

describe.each(sampleSheets.map((sheet) => [sheet.slug, sheet] as const))('%s.xlsx', (_slug, sheet) => {
  const bytes = sheetXlsx(sheet, sampleEntries(sheet), createdAt)

  it('has the results that another program computes from the same formulas', async () => {
    const workbook = await opened(await bytes)
    const written = results(workbook)
    expect(written.size).toBeGreaterThan(50)
    expect(computedResults(workbook)).toEqual(written)
  })

  it('computes as another program does, whatever is filled in', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(tablesFor(sheet), async (tables) => {
        const workbook = await opened(await sheetXlsx(sheet, { facts: {}, tables }, createdAt))
        expect(computedResults(workbook)).toEqual(results(workbook))
      }),
      { numRuns: repeats(3) },
    )
  })

  it('shows nothing if nothing is filled in', async () => {
    const workbook = await opened(await sheetXlsx(sheet, blankEntries, createdAt))
    const first = workbook[0]?.name
    const inRows = [...results(workbook)].filter(([at]) => at.startsWith(`${first}!`))
    expect(new Set(inRows.map(([, value]) => value))).toEqual(new Set(['']))
  })

  it('freezes the header, and lists the choices of every column that has some', async () => {
    const [tab] = await opened(await bytes)
    const table = sheet.tables[0]
    const headers = table?.columns.map(({ name }) => name) ?? []
    const headerRow = 1 + (tab?.rows.findIndex((row) => headers.every((name, index) => row[index] === name)) ?? -1)
    const pane = tab?.xml.querySelector('sheetView > pane')
    expect([pane?.getAttribute('state'), pane?.getAttribute('ySplit')]).toEqual(['frozen', String(headerRow)])
    const lists = [...(tab?.xml.querySelectorAll('dataValidation[type=list]') ?? [])].map((rule) => rule.textContent)
    const choices = table?.columns.flatMap((column) => (column.choices ? [`"${column.choices.join(',')}"`] : []))
    expect(lists).toEqual(choices)
  })

  it('has the same bytes whenever it is written', async () => {
    expect(await sheetXlsx(sheet, sampleEntries(sheet), createdAt)).toEqual(await bytes)
  })
})
