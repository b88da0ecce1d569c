import { writeXlsx } from 'hucre/xlsx'
import type { Sheet } from './sheet.ts'
import type { SheetEntries } from './sheet-values.ts'
import { toWorkbook } from './sheet-workbook.ts'

/** A sheet as the bytes of an `.xlsx`. The same entries and the same date give the same bytes. */
export const sheetXlsx = (sheet: Sheet, entries: SheetEntries, createdAt: Date): Promise<Uint8Array> =>
  writeXlsx(toWorkbook(sheet, entries, createdAt))
