import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showCell } from '../../../schema/documents/cell.ts'
import type { Sheet, SheetTable } from '../../../schema/documents/sheet.ts'
import { blankEntries, sampleEntries, type TypedRow } from '../../../schema/documents/sheet-values.ts'
import { sheetXlsx } from '../../../src/documents/sheet-xlsx.ts'
import { repeats } from '../../support/long.ts'
import { opened, results } from './opened-workbook.ts'
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
    workbook.calculateFormulas()
    expect(written.size).toBeGreaterThan(50)
    expect(results(workbook)).toEqual(written)
  })

  it('computes as another program does, whatever is filled in', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(tablesFor(sheet), async (tables) => {
        const workbook = await opened(await sheetXlsx(sheet, { facts: {}, tables }, createdAt))
        const written = results(workbook)
        workbook.calculateFormulas()
        expect(results(workbook)).toEqual(written)
      }),
      { numRuns: repeats(3) },
    )
  })

  it('shows nothing if nothing is filled in', async () => {
    const workbook = await opened(await sheetXlsx(sheet, blankEntries, createdAt))
    const first = workbook.worksheets[0]?.name
    const inRows = [...results(workbook)].filter(([at]) => at.startsWith(`${first}!`))
    expect(new Set(inRows.map(([, value]) => value))).toEqual(new Set(['']))
  })

  it('freezes the header, and lists the choices of every column that has some', async () => {
    const tab = (await opened(await bytes)).worksheets[0]
    const table = sheet.tables[0]
    const headers = table?.columns.map(({ name }) => name) ?? []
    let headerRow = 0
    tab?.eachRow((row, number) => {
      if (headerRow === 0 && headers.every((name, index) => row.getCell(index + 1).text === name)) headerRow = number
    })
    expect(tab?.views[0]).toMatchObject({ state: 'frozen', ySplit: headerRow })
    table?.columns.forEach(({ choices }, index) => {
      const rule = tab?.getRow(headerRow + table.blankRows).getCell(index + 1).dataValidation
      if (choices) expect(rule).toMatchObject({ type: 'list', formulae: [`"${choices.join(',')}"`] })
    })
  })

  it('has the same bytes whenever it is written', async () => {
    expect(await sheetXlsx(sheet, sampleEntries(sheet), createdAt)).toEqual(await bytes)
  })
})
