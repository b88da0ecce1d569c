import { writeXlsx } from 'hucre/xlsx'
import type { Forms } from './forms.ts'
import { type Cell, toTable } from './inquiry-export.ts'
import type { StoredInquiry } from './inquiry-store.ts'

/** The longest text in an Excel cell, in characters. */
const maxCellLength = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/**
 * The inquiries as the bytes of an `.xlsx`. Numbers and days that a form asks for are such; every other cell is of type text, so
 * that no spreadsheet evaluates input of a stranger.
 */
export function toWorkbook(inquiries: readonly StoredInquiry[], forms: Forms): Promise<Uint8Array> {
  const [names = [], ...rows] = toTable(inquiries, forms)
  return writeXlsx({
    sheets: [
      {
        name: 'Inquiries',
        columns: names.map(() => ({ width: 18 })),
        rows: [names, ...rows].map((cells) => cells.map(toCell)),
        freezePane: { rows: 1 },
      },
    ],
  })
}

function toCell(value: Cell) {
  if (typeof value !== 'string') return value
  return value === '' ? null : value.replace(notInXml, '\ufffd').slice(0, maxCellLength)
}
