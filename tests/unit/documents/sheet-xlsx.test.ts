import { Workbook } from '@cj-tech-master/excelts'
import { installFormulaEngine } from '@cj-tech-master/excelts/formula'
import { describe, expect, it } from 'vitest'
import { sampleEntries } from '../../../schema/documents/sheet-values.ts'
import { sheetXlsx } from '../../../src/documents/sheet-xlsx.ts'
import { sampleSheets } from './sample-documents.ts'

installFormulaEngine()

const made = new Date('2026-01-01T00:00:00Z')

async function opened(bytes: Uint8Array) {
  const workbook = new Workbook()
  await workbook.xlsx.load(bytes)
  return workbook
}
type Opened = Awaited<ReturnType<typeof opened>>

/** Every formula cell with its result: `Par sheet!H6` → 4. An empty text and no result are the same to a reader. */
function results(workbook: Opened) {
  const found = new Map<string, unknown>()
  for (const tab of workbook.worksheets)
    tab.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.formula) found.set(`${tab.name}!${cell.address} =${cell.formula}`, cell.result ?? '')
      })
    })
  return found
}

const asDays = (value: unknown) =>
  value instanceof Date ? (value.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000 : value

/** Days and times as numbers, and every number without the noise of its last digits. */
const comparable = (entries: Map<string, unknown>) =>
  new Map(
    [...entries].map(([at, value]) => {
      const number = asDays(value)
      return [at, typeof number === 'number' ? Number(number.toFixed(6)) : number]
    }),
  )

describe.each(sampleSheets.map((sheet) => [sheet.slug, sheet] as const))('%s.xlsx', (_slug, sheet) => {
  const bytes = sheetXlsx(sheet, sampleEntries(sheet), made)

  it('holds the results that another program computes from the same formulas', async () => {
    const workbook = await opened(await bytes)
    const written = comparable(results(workbook))
    workbook.calculateFormulas()
    expect(written.size).toBeGreaterThan(50)
    expect(comparable(results(workbook))).toEqual(written)
  })

  it('keeps the header in view and lists the choices of every column that has some', async () => {
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

  it('has the same bytes whenever it is made', async () => {
    expect(await sheetXlsx(sheet, sampleEntries(sheet), made)).toEqual(await bytes)
  })
})
