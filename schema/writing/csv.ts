import Papa from 'papaparse'

/** Text that a spreadsheet reads as a formula, also after blanks or quotes and in full width (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cf}"]*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u
const formulaSigns = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/** What may stand between two cells in one text, where a program separates cells by another sign than a comma. */
const gaps = /[\s\p{Cf},;|"]+/gu
const cellEnds = [',', ';', '|', '\t', '\r', '\n']

/** A text that acts as no formula, neither as a whole nor from any sign on that a program takes for the end of a cell. */
function withoutFormulas(text: string): string {
  const guarded = text.replace(gaps, (gap, at: number) => {
    const end = Math.max(...cellEnds.map((sign) => gap.lastIndexOf(sign))) + 1
    const isFormula = end > 0 && formulaSigns.test(text[at + gap.length] ?? '')
    return isFormula ? `${gap.slice(0, end)}'${gap.slice(end)}` : gap
  })
  return formulaStart.test(text) ? `'${guarded}` : guarded
}

/**
 * A table for spreadsheets: RFC 4180, with the byte order mark by which Excel recognises UTF-8. An apostrophe keeps a
 * text from acting as a formula. Numbers stay numbers, also below zero. With `decimalComma` it is what spreadsheets of countries
 * read that write 1,5: semicolons between cells.
 */
export function toCsvText(
  rows: readonly (readonly (string | number)[])[],
  { decimalComma = false }: { decimalComma?: boolean } = {},
): string {
  const number = (value: number) => (decimalComma ? String(value).replace('.', ',') : value)
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withoutFormulas(cell) : number(cell))))
  return `\uFEFF${Papa.unparse(cells, { delimiter: decimalComma ? ';' : ',' })}\r\n`
}
