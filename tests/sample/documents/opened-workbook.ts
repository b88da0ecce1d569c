import { Workbook } from '@cj-tech-master/excelts'
import { installFormulaEngine } from '@cj-tech-master/excelts/formula'

installFormulaEngine()

/** A workbook as another program reads it, one that computes formulas by itself. */
export async function opened(bytes: Uint8Array) {
  const workbook = new Workbook()
  await workbook.xlsx.load(bytes)
  return workbook
}
export type Opened = Awaited<ReturnType<typeof opened>>

const asDays = (value: unknown) =>
  value instanceof Date ? (value.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000 : value

/**
 * Every formula cell with its result: `Par sheet!H6 =MAX(…)` → 4. Times are parts of a day, numbers are without the noise
 * of their last digits, and no result is an empty text.
 */
export function results(workbook: Opened) {
  const found = new Map<string, unknown>()
  for (const tab of workbook.worksheets)
    tab.eachRow((row) => {
      row.eachCell((cell) => {
        if (!cell.formula) return
        const value = asDays(cell.result ?? '')
        const plain = typeof value === 'number' ? Number(value.toFixed(6)) + 0 : value
        found.set(`${tab.name}!${cell.address} =${cell.formula}`, plain)
      })
    })
  return found
}
