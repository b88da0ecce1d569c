import * as excelFunctions from '@formulajs/formulajs'
import { strFromU8, unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import readWorkbook from 'read-excel-file/node'
import calculate from 'xlsx-calc'

calculate.import_functions(excelFunctions, { override: true })

/** A sheet of a workbook as another program than its writer reads it; `xml` is the part of the file that describes it. */
type OpenedSheet = { name: string; rows: unknown[][]; xml: Document }

/** Reads a workbook. Values of formulas are those that the file holds. */
export async function opened(bytes: Uint8Array): Promise<OpenedSheet[]> {
  const parts = unzipSync(bytes)
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false })
  return sheets.map(({ sheet, data }, index) => {
    const text = strFromU8(parts[`xl/worksheets/sheet${index + 1}.xml`] as Uint8Array)
    return { name: sheet, rows: data, xml: new JSDOM(text, { contentType: 'text/xml' }).window.document }
  })
}

/** Numbers are without the noise of their last digits, and no value is an empty text. */
const plain = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(6)) + 0 : (value ?? ''))

/** Times and days are numbers in a workbook. */
const asDays = (value: unknown) =>
  value instanceof Date ? (value.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000 : value

/** `AB12` → the value in row 12, column 28. */
function valueAt(rows: unknown[][], address: string): unknown {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return asDays(rows[Number(row) - 1]?.[column - 1])
}

/** The formulas of a sheet, by the address of their cell. */
const formulasOf = ({ xml }: OpenedSheet) =>
  new Map([...xml.querySelectorAll('f')].map((f) => [f.parentElement?.getAttribute('r') ?? '', f.textContent ?? '']))

/** Every formula cell with a value: `Par sheet!H6 =MAX(…)` → 4. */
function formulaCells(workbook: readonly OpenedSheet[], read: (sheet: OpenedSheet, address: string) => unknown) {
  const found = new Map<string, unknown>()
  for (const sheet of workbook)
    for (const [address, formula] of formulasOf(sheet))
      found.set(`${sheet.name}!${address} =${formula}`, plain(read(sheet, address)))
  return found
}

/** Every formula cell with its result in the file. */
export const results = (workbook: readonly OpenedSheet[]) =>
  formulaCells(workbook, ({ rows }, address) => valueAt(rows, address))

/** The other program finds no empty cell by an empty text, as Excel and LibreOffice do, but by `=`, as they do too. */
const forOther = (formula: string) => formula.replace(/(COUNTIFS?\([^()]*,)""\)/g, '$1"=")')

/** Every formula cell with the result that another program than ours computes. */
export function computedResults(workbook: readonly OpenedSheet[]) {
  const cellsOf = (sheet: OpenedSheet) => {
    const formulas = formulasOf(sheet)
    return [...sheet.xml.querySelectorAll('c')].map((cell) => {
      const address = cell.getAttribute('r') ?? ''
      const formula = formulas.get(address)
      return [address, formula === undefined ? { v: valueAt(sheet.rows, address) } : { f: forOther(formula) }] as const
    })
  }
  const cells = workbook.map((sheet) => [sheet.name, Object.fromEntries(cellsOf(sheet))] as const)
  const sheets: Record<string, Record<string, { f?: string; v?: unknown }>> = Object.fromEntries(cells)
  calculate({ Sheets: sheets })
  return formulaCells(workbook, ({ name }, address) => sheets[name]?.[address]?.v)
}
